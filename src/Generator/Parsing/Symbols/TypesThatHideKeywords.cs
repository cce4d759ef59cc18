using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Words of the language that emitted code uses and that a type of the same name takes the meaning of.</summary>
internal static class TypesThatHideKeywords
{
    private static readonly string[] s_words = ["var", "nint", "nuint"];

    /// <summary>The word that means a type in the code of the type, or null.</summary>
    public static string? Find(INamedTypeSymbol type) => s_words.FirstOrDefault(word => IsInScope(type, word));

    private static bool IsInScope(INamedTypeSymbol type, string word) =>
        Nesting.Of(type).Any(t => t.TypeParameters.Any(p => p.Name == word) || IsMember(t, word)) || IsInNamespace(type.ContainingNamespace, word);

    private static bool IsMember(INamedTypeSymbol type, string word) => BaseChain.Of(type).Any(t => !t.GetTypeMembers(word, 0).IsEmpty);

    private static bool IsInNamespace(INamespaceSymbol? name, string word)
    {
        for (; name is not null; name = name.ContainingNamespace)
        {
            if (!name.GetTypeMembers(word, 0).IsEmpty)
                return true;
        }

        return false;
    }
}
