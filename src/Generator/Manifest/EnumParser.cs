using MemFormat.Generator.Parsing;
using MemFormat.Schema.Manifest;

namespace MemFormat.Generator.Manifest;

/// <summary>Lists the enums that types consist of.</summary>
internal static class EnumParser
{
    public static IEnumerable<EnumManifest> Parse(IEnumerable<ManifestType> types, Compilation compilation) => types.SelectMany(In).Distinct()
        .OrderBy(n => n, StringComparer.Ordinal).Select(n => Find(n, compilation)).Where(t => t is not null).Select(t => Parse(t!));

    private static IEnumerable<string> In(ManifestType type) =>
        type.Kind == ManifestTypeKind.Enum ? [type.Name] : type.Arguments.SelectMany(In);

    /// <summary>The type of a name. A compilation does not look into assemblies that it has no global names for.</summary>
    private static INamedTypeSymbol? Find(string name, Compilation compilation) =>
        Find(name, compilation.GetTypeByMetadataName, compilation.GlobalNamespace)
        ?? compilation.SourceModule.ReferencedAssemblySymbols.Select(a => Find(name, a.GetTypeByMetadataName, a.GlobalNamespace))
            .FirstOrDefault(found => found is not null);

    /// <summary>The same in one place. The name does not distinguish namespaces and containing types.</summary>
    private static INamedTypeSymbol? Find(string name, Func<string, INamedTypeSymbol?> find, INamespaceSymbol outer)
    {
        for (var dot = name.Length; dot > 0; dot = name.LastIndexOf('.', dot - 1))
        {
            if (find(name.Substring(0, dot) + name.Substring(dot).Replace('.', '+')) is { EnumUnderlyingType: not null } found)
                return found;
        }

        return Within(outer, name.Split('.'), 0);
    }

    /// <summary>An enum in a generic type: its metadata name counts type parameters, which the name leaves out.</summary>
    private static INamedTypeSymbol? Within(INamespaceOrTypeSymbol outer, string[] names, int at)
    {
        foreach (var member in outer.GetMembers(names[at]).OfType<INamespaceOrTypeSymbol>())
        {
            var found = at < names.Length - 1 ? Within(member, names, at + 1) : member as INamedTypeSymbol;
            if (found?.EnumUnderlyingType is not null)
                return found;
        }

        return null;
    }

    /// <summary>Constants of other languages may have names that neither C# nor TypeScript allows: those are left out.</summary>
    public static EnumManifest Parse(INamedTypeSymbol type) => new(
        ManifestNames.Open(TypeNames.Of(type)),
        ManifestNames.Full(TypeNames.NamespaceOf(type)),
        KnownTypes.KindOf(type.EnumUnderlyingType!)!.Value,
        AttributeReader.Has(type, "System.FlagsAttribute"),
        type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue && CSharpName.IsIdentifier(f.Name)).Select(Value).ToEquatableArray(),
        SummaryParser.Parse(type),
        AttributeReader.Has(type, KnownNames.Formattable),
        AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "Fallback")?.Value as string);

    private static EnumValueManifest Value(IFieldSymbol constant) => new(
        constant.Name, NamedEnums.NumberOf(constant), SummaryParser.Parse(constant),
        AttributeReader.FormerNames(constant.GetAttributes()).ToEquatableArray());
}
