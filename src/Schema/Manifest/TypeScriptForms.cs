using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>Which types can have which form in TypeScript.</summary>
internal static class TypeScriptForms
{
    /// <summary>A type whose values have a form: itself, its elements, keys and values, as far as they can have it.</summary>
    public static ManifestType Apply(ManifestType type, TypeScriptForm form) => type.Kind switch
    {
        ManifestTypeKind.Scalar or ManifestTypeKind.Extended =>
            Fits(type.Kind == ManifestTypeKind.Scalar ? type.Wire : null, type, form) ? type with { Form = form } : type,
        ManifestTypeKind.Bytes or ManifestTypeKind.Serialized or ManifestTypeKind.Opaque => IsOfBytes(form) ? type with { Form = form } : type,
        ManifestTypeKind.Memory when type.Element.Wire == WireKind.UInt8 && type.Element.Kind == ManifestTypeKind.Scalar =>
            IsOfBytes(form) ? type with { Form = form } : type,
        ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Memory or ManifestTypeKind.Map or ManifestTypeKind.Nullable =>
            type with { Arguments = type.Arguments.Select(a => Apply(a, form)).ToEquatableArray() },
        _ => type,
    };

    private static bool IsOfBytes(TypeScriptForm form) => form is TypeScriptForm.Copy or TypeScriptForm.View;

    private static bool Fits(WireKind? kind, ManifestType type, TypeScriptForm form) => kind switch
    {
        WireKind.Int64 or WireKind.UInt64 or WireKind.Int128 or WireKind.UInt128 =>
            form is TypeScriptForm.BigInt or TypeScriptForm.Number or TypeScriptForm.String,
        WireKind.Decimal => form is TypeScriptForm.Number or TypeScriptForm.String,
        { } instant when WireKinds.IsInstant(instant) =>
            form is TypeScriptForm.Date or TypeScriptForm.EpochMs or TypeScriptForm.Ticks or TypeScriptForm.Iso or TypeScriptForm.Temporal,
        { } duration when WireKinds.IsDuration(duration) => form is TypeScriptForm.Number or TypeScriptForm.Ticks or TypeScriptForm.Temporal,
        { } reading when WireKinds.IsReading(reading) => form is TypeScriptForm.Iso or TypeScriptForm.Temporal,
        null =>
            (WireExtension)type.Detail == WireExtension.BigInteger && form is TypeScriptForm.BigInt or TypeScriptForm.Number or TypeScriptForm.String,
        _ => false,
    };
}
