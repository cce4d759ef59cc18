namespace MemFormat.TypeScriptGen.Printing;

/// <summary>C# types as TypeScript says them.</summary>
internal sealed class TypeExpressions(TypeScriptModel model, Imports names)
{
    /// <summary>The type of bytes.</summary>
    public const string Bytes = "mf.Unshared<Uint8Array>";

    /// <summary>A type with null, if it is nullable.</summary>
    public string Of(ManifestType type) => CanBeNull(type) ? NotNull(type) + " | null" : NotNull(type);

    private string Items(ManifestType type) => CanBeNull(type) ? $"({Of(type)})[]" : Of(type) + "[]";

    /// <summary>An element of a tuple. As in C#, references may be null whatever they say.</summary>
    private string OfElement(ManifestType type) => TypeScriptModel.HoldsNull(type) && !CanBeNull(type) ? NotNull(type) + " | null" : Of(type);

    private static bool CanBeNull(ManifestType type) => type.Kind == ManifestTypeKind.Nullable || type.IsNullable;

    /// <summary>The type of a present value.</summary>
    public string NotNull(ManifestType type)
    {
        switch (type.Kind)
        {
            case ManifestTypeKind.Scalar:
                return names.Scalar(ScalarMapping.Of(type.Wire, model.Options.For(type)).Type)!;
            case ManifestTypeKind.Tuple when type.Elements.Count > 0:
                return $"[{string.Join(", ", model.Annotated(type).Arguments.Zip(type.Elements, (a, n) => $"{Identifiers.Property(n, model.Options)}: {OfElement(a)}"))}]";
            case ManifestTypeKind.Enum or ManifestTypeKind.Union or ManifestTypeKind.Object or ManifestTypeKind.Tuple or ManifestTypeKind.Row
                or ManifestTypeKind.Grid:
                return names.TypeName(type);
            case ManifestTypeKind.String:
                return "string";
            case ManifestTypeKind.Bytes or ManifestTypeKind.Serialized or ManifestTypeKind.Opaque:
                return Unshared("Uint8Array");
            case ManifestTypeKind.Nullable or ManifestTypeKind.Surrogate:
                return NotNull(type.Element);
            case ManifestTypeKind.Memory when type.Element is { Kind: ManifestTypeKind.Scalar, Wire: WireKind.UInt8 }:
                return Unshared("Uint8Array");
            case ManifestTypeKind.Set when CollectionMapping.IsComparedByValue(type.Element, model.Options):
                return $"Set<{Of(type.Element)}>";
            case ManifestTypeKind.List or ManifestTypeKind.Memory when CollectionMapping.TypedArray(type, model.Options) is { } typed:
                return Unshared(typed);
            case ManifestTypeKind.List or ManifestTypeKind.Memory or ManifestTypeKind.Set:
                return Items(type.Element);
            case ManifestTypeKind.Map when CollectionMapping.IsRecord(type, model.Options):
                return $"Record<string, {Of(type.Arguments[1])}>";
            case ManifestTypeKind.Map:
                var (key, value) = (Of(type.Arguments[0]), Of(type.Arguments[1]));
                return CollectionMapping.IsComparedByValue(type.Arguments[0], model.Options) ? $"Map<{key}, {value}>" : $"[{key}, {value}][]";
            case ManifestTypeKind.Extended:
                return ScalarMapping.Of((WireExtension)type.Detail, model.Options.For(type)).Type;
            default:
                throw new PrintingException($"The type {type.Name} has no form in TypeScript.");
        }
    }

    /// <summary>A typed array in memory that no threads share.</summary>
    private string Unshared(string array)
    {
        names.UsesReader = true;
        return $"mf.Unshared<{array}>";
    }
}
