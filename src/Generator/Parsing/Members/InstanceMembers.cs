namespace MemFormat.Generator.Parsing.Members;

/// <summary>What a simple name means in the code of a type: the generator asks for no semantic model.</summary>
internal static class InstanceMembers
{
    /// <summary>The member of the name, static ones left out.</summary>
    public static ISymbol? Find(INamedTypeSymbol? type, string name) => Named(type, name) is { IsStatic: false } member ? member : null;

    /// <summary>The nearest member of the name.</summary>
    public static ISymbol? Named(INamedTypeSymbol? type, string name) => BaseChain.Of(type).SelectMany(t => t.GetMembers(name)).FirstOrDefault();
}
