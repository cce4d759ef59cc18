namespace MemFormat.Generator.Parsing;

/// <summary>The types of the base class library with a wire kind.</summary>
internal static class KnownTypes
{
    private static readonly Dictionary<string, WireKind> s_kinds =
        Enumerable.Range(0, (int)WireKind.String + 1).ToDictionary(k => NameOf((WireKind)k), k => (WireKind)k);

    public static WireKind? KindOf(ITypeSymbol type) => s_kinds.TryGetValue(type.Name, out var kind)
        && (type.SpecialType != SpecialType.None || type.TypeKind == TypeKind.Struct)
        && type.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true } && type.ContainingType is null
            ? kind
            : null;

    private static string NameOf(WireKind kind) => kind switch
    {
        WireKind.Bool => "Boolean",
        WireKind.Int8 => "SByte",
        WireKind.UInt8 => "Byte",
        _ => kind.ToString(),
    };
}
