namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Words of the language that emitted code uses and that a type of the same name takes the meaning of.</summary>
internal static class TypesThatHideKeywords
{
    private static readonly string[] s_words = ["var", "nint", "nuint"];

    /// <summary>The word that means a type in the code of the type, or null.</summary>
    public static string? Find(INamedTypeSymbol type)
    {
        foreach (var word in s_words)
        {
            if (IsInType(type, word) || IsInNamespace(type.ContainingNamespace, word))
                return word;
        }

        return null;
    }

    private static bool IsInType(INamedTypeSymbol? type, string word)
    {
        for (; type is not null; type = type.ContainingType)
        {
            foreach (var parameter in type.TypeParameters)
            {
                if (parameter.Name == word)
                    return true;
            }

            if (IsMember(type, word))
                return true;
        }

        return false;
    }

    private static bool IsMember(INamedTypeSymbol? type, string word)
    {
        for (; type is not null; type = type.BaseType)
        {
            if (!type.GetTypeMembers(word, 0).IsEmpty)
                return true;
        }

        return false;
    }

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
