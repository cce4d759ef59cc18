namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Which collection of JavaScript's a C# one is.</summary>
internal static class CollectionMapping
{
    /// <summary>The typed array that a list is; null for those that are arrays.</summary>
    public static string? TypedArray(ManifestType list, TypeScriptOptions options) =>
        options.Arrays != ArrayMapping.Typed || list.Element.Kind != ManifestTypeKind.Scalar ? null : list.Element.Wire switch
        {
            WireKind.Int8 => "Int8Array",
            WireKind.UInt8 => "Uint8Array",
            WireKind.Int16 => "Int16Array",
            WireKind.UInt16 => "Uint16Array",
            WireKind.Int32 => "Int32Array",
            WireKind.UInt32 => "Uint32Array",
            WireKind.Single => "Float32Array",
            WireKind.Double => "Float64Array",
            WireKind.Int64 when options.For(list.Element).Integers == IntegerMapping.BigInt => "BigInt64Array",
            WireKind.UInt64 when options.For(list.Element).Integers == IntegerMapping.BigInt => "BigUint64Array",
            _ => null,
        };

    /// <summary>
    /// Whether JavaScript compares elements of a set, or keys, as .NET does: the collection is a Set or a Map then,
    /// else an array.
    /// </summary>
    public static bool IsComparedByValue(ManifestType type, TypeScriptOptions options) => type.Kind switch
    {
        ManifestTypeKind.Scalar or ManifestTypeKind.Enum => ScalarMapping.Of(type.Wire, options.For(type)).IsKey,
        ManifestTypeKind.String => true,
        ManifestTypeKind.Extended => true,
        ManifestTypeKind.Nullable or ManifestTypeKind.Surrogate => IsComparedByValue(type.Element, options),
        _ => false,
    };

    /// <summary>Whether a dictionary is an object. Objects have keys like 7 in front, so that one whose entries have an order stays a map.</summary>
    public static bool IsRecord(ManifestType map, TypeScriptOptions options) =>
        options.Dictionaries == DictionaryMapping.Record && map.Arguments[0].Kind == ManifestTypeKind.String
        && map.Name != "System.Collections.Generic.OrderedDictionary";

    /// <summary>One without elements.</summary>
    public static string Empty(ManifestType type, TypeScriptOptions options) => type.Kind switch
    {
        ManifestTypeKind.Set => IsComparedByValue(type.Element, options) ? "new Set()" : "[]",
        ManifestTypeKind.Map when IsRecord(type, options) => "Object.create(null)",
        ManifestTypeKind.Map => IsComparedByValue(type.Arguments[0], options) ? "new Map()" : "[]",
        _ => TypedArray(type, options) is { } typed ? $"new {typed}(0)" : "[]",
    };
}
