using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Names as they are written in code.</summary>
internal static class Identifier
{
    /// <summary>The name of a type or type parameter where it is declared: one of lower-case letters only would warn without <c>@</c>.</summary>
    public static string EscapeType(string name) => name.All(c => c is >= 'a' and <= 'z') ? "@" + name : Escape(name);

    /// <summary>The name of a type that may begin with a type parameter's, which may mean something in front of a member: <c>record</c>.</summary>
    public static string EscapeFirst(string type)
    {
        if (type.StartsWith("global::", StringComparison.Ordinal))
            return type;
        var length = type.TakeWhile(SyntaxFacts.IsIdentifierPartCharacter).Count();
        var first = type.Substring(0, length);
        return SyntaxFacts.GetContextualKeywordKind(first) is SyntaxKind.None or SyntaxKind.GlobalKeyword ? type : "@" + type;
    }

    public static string Escape(string name) =>
        SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None ? "@" + name : name;
}
