using MemFormat.Schema.Shapes;
using MemFormat.Schema.Values;
using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>How the parts of a type go together, which code that uses types relies on.</summary>
internal static class ManifestTypeRules
{
    private const int MaxDimensions = 32;

    /// <summary>The type, if all is well.</summary>
    /// <exception cref="FormatException">It is no type.</exception>
    public static ManifestType Checked(ManifestType type) =>
        HasName(type) && HasArguments(type) && HasDetail(type) && type.Elements.Count is var named
            && (named == 0 || (type.Kind == ManifestTypeKind.Tuple && named == type.Arguments.Count))
            ? type
            : throw ManifestDecoder.Invalid();

    private static bool HasName(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Nullable => type.Name == "?",
        ManifestTypeKind.Grid => type.Name.Length == type.Detail + 1 && type.Name[0] == '[',
        _ => type.Name == "[]" || !(type.Name[0] is '[' or '?'),
    };

    private static bool HasArguments(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Nullable or ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Memory or ManifestTypeKind.Grid
            or ManifestTypeKind.Surrogate => type.Arguments.Count == 1,
        ManifestTypeKind.Map => type.Arguments.Count == 2,
        _ => type.Name != "[]" || type.Kind == ManifestTypeKind.Bytes,
    };

    private static bool HasDetail(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Scalar => WireKinds.FixedSize(type.Wire) > 0 || type.Wire == WireKind.Bool,
        ManifestTypeKind.Enum => type.Wire is >= WireKind.Int8 and <= WireKind.UInt64,
        ManifestTypeKind.Row => DotNetValues.Rows.TryGetValue(type.Name, out var row) && row.Kind == type.Wire && row.Names.Length == type.Detail,
        ManifestTypeKind.Grid => type.Detail is > 1 and <= MaxDimensions,
        ManifestTypeKind.Extended or ManifestTypeKind.Serialized or ManifestTypeKind.ExtensionData =>
            Enum.IsDefined(typeof(WireExtension), type.Detail),
        ManifestTypeKind.Opaque => type.Codec is not null,
        ManifestTypeKind.String => type.Detail == 0 || type.IsPooled,
        _ => type.Detail >= 0,
    };
}
