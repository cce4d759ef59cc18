namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The ids of warnings for uses of members, of obsolete or experimental ones most, which generated code suppresses.</summary>
internal static class UsageWarnings
{
    public const string Obsolete = "System.ObsoleteAttribute";

    private const string Experimental = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";

    /// <summary>For a member: those of its accessors and of its type, too.</summary>
    public static IEnumerable<string> OfMember(ISymbol member)
    {
        var found = new Found();
        found.Add(member);
        found.Add((member as IPropertySymbol)?.GetMethod);
        found.Add((member as IPropertySymbol)?.SetMethod);
        found.AddType((member as IPropertySymbol)?.Type ?? (member as IFieldSymbol)?.Type);
        return found.Ids;
    }

    /// <summary>For a type: those of the types that it consists of and lies in, too.</summary>
    public static IEnumerable<string> OfType(ITypeSymbol type)
    {
        var found = new Found();
        found.AddType(type);
        return found.Ids;
    }

    /// <summary>For a constructor: also those for arguments that a <c>ref readonly</c> parameter takes by value.</summary>
    public static IEnumerable<string> OfConstructor(IMethodSymbol? constructor)
    {
        var found = new Found();
        found.Add(constructor);
        return constructor?.Parameters.Any(p => p.RefKind == RefKind.RefReadOnlyParameter) == true
            ? found.Ids.Concat(["CS9192", "CS9193", "CS9195"])
            : found.Ids;
    }

    /// <summary>The ids, each once. Most symbols have none, and no object is made for them.</summary>
    private struct Found
    {
        private List<string>? _ids;

        public readonly IEnumerable<string> Ids => _ids ?? (IEnumerable<string>)[];

        public void Add(ISymbol? symbol)
        {
            foreach (var attribute in symbol?.GetAttributes() ?? [])
            {
                var id = AttributeReader.IsOf(attribute, Obsolete)
                    ? AttributeReader.Named(attribute, "DiagnosticId")?.Value as string
                        ?? (attribute.ConstructorArguments.IsEmpty ? "CS0612" : "CS0618")
                    : AttributeReader.IsOf(attribute, Experimental) ? attribute.ConstructorArguments.FirstOrDefault().Value as string
                    : null;
                if (id is not null && _ids?.Contains(id) != true)
                    (_ids ??= []).Add(id);
            }
        }

        public void AddType(ITypeSymbol? type)
        {
            while (type is IArrayTypeSymbol array)
                type = array.ElementType;
            if (type is not INamedTypeSymbol { SpecialType: SpecialType.None } named)
                return;
            Add(named);
            foreach (var argument in named.TypeArguments)
                AddType(argument);
            AddType(named.ContainingType);
        }
    }

    /// <summary>Whether using the member is an error, which no pragma disables.</summary>
    public static bool IsError(ISymbol? member) =>
        member is not null && AttributeReader.Find(member, Obsolete) is { ConstructorArguments: { Length: 2 } arguments }
            && arguments[1].Value is true;
}
