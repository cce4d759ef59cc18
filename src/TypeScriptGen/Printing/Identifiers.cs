using System.Text.Json;

namespace MemFormat.Tools.Printing;

/// <summary>Names that TypeScript takes.</summary>
internal static class Identifiers
{
    private static readonly HashSet<string> s_reserved = new(
        ("break case catch class const continue debugger default delete do else enum export extends false finally for function if import in "
        + "instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface "
        + "package private protected public await async of as any unknown never number string boolean bigint symbol object undefined "
        + "arguments eval r w at view value init mf out resolve").Split(' '), StringComparer.Ordinal);

    /// <summary>The types that printed code speaks of; a user's type of such a name would hide them.</summary>
    private static readonly HashSet<string> s_globals = new(
        "Array BigInt Date Error Map Math Number Object Partial Pick Omit Promise ReadonlyMap ReadonlySet Record Set String Symbol Uint8Array DataView ReadableStream AsyncGenerator".Split(' '),
        StringComparer.Ordinal);

    /// <summary>The name of a property as System.Text.Json's web defaults have it.</summary>
    public static string Property(string name, TypeScriptOptions options) => options.KeepsNames ? name : Camel(name);

    public static string Camel(string name) => JsonNamingPolicy.CamelCase.ConvertName(name);

    /// <summary>A property in an object literal. In quotes or without, <c>__proto__</c> would set the prototype.</summary>
    public static string Key(string property) => property == "__proto__" ? "['__proto__']" : property;

    /// <summary>A local or a function: a word of the language or of the printed code gets a dash behind.</summary>
    public static string Local(string name) => s_reserved.Contains(name) || IsFlagByte(name) ? name + "_" : name;

    /// <summary>A type.</summary>
    public static string Type(string name) => s_globals.Contains(name) || s_reserved.Contains(name) ? name + "_" : name;

    /// <summary>Text as a literal.</summary>
    public static string Quoted(string text) =>
        "'" + text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal) + "'";

    /// <summary>Any text as a literal.</summary>
    public static string Text(string text) => $"'{JsonEncodedText.Encode(text)}'";

    private static bool IsFlagByte(string name) => name.Length > 1 && name.TrimEnd('0', '1', '2', '3', '4', '5', '6', '7', '8', '9') is "f" or "at" or "head";
}
