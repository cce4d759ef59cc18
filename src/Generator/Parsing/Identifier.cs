using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator;

/// <summary>Names as they are written in code.</summary>
internal static class Identifier
{
    public static string Escape(string name) =>
        SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None ? "@" + name : name;
}
