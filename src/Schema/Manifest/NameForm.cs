using System.Globalization;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>The forms of names in a manifest.</summary>
internal enum NameForm
{
    /// <summary>A member, an element, a constant, a type parameter.</summary>
    Identifier,

    /// <summary>The same, or nothing.</summary>
    IdentifierOrNone,

    /// <summary>A type without arguments.</summary>
    Dotted,

    /// <summary>A namespace; nothing is the global one.</summary>
    Namespace,

    /// <summary>A type that has a declaration, with arguments.</summary>
    Declared,

    /// <summary>Any type.</summary>
    Type,

    /// <summary>The same, or brackets or a question mark alone, if what is before them is an argument.</summary>
    Use,

    /// <summary>An id or a name that must not come back.</summary>
    Key,
}

/// <summary>What each form allows.</summary>
internal static class NameForms
{
    public static bool Allows(this NameForm form, string text) => form switch
    {
        NameForm.Identifier => CSharpName.IsIdentifier(text),
        NameForm.IdentifierOrNone => text.Length == 0 || CSharpName.IsIdentifier(text),
        NameForm.Dotted => CSharpName.IsDotted(text),
        NameForm.Namespace => text.Length == 0 || CSharpName.IsDotted(text),
        NameForm.Declared => CSharpName.IsDeclared(text),
        NameForm.Type => CSharpName.IsType(text),
        NameForm.Use => text == "?" || IsBrackets(text) || CSharpName.IsType(text),
        _ => CSharpName.IsIdentifier(text) || int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out _),
    };

    private static bool IsBrackets(string text) =>
        text.Length > 1 && text[0] == '[' && text[text.Length - 1] == ']' && text.Skip(1).Take(text.Length - 2).All(c => c == ',');
}
