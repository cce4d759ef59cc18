using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing;

/// <summary>The types of the base class library with a wire kind.</summary>
internal static class KnownTypes
{
    public static WireKind? KindOf(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_Boolean => WireKind.Bool,
        SpecialType.System_SByte => WireKind.Int8,
        SpecialType.System_Byte => WireKind.UInt8,
        SpecialType.System_Int16 => WireKind.Int16,
        SpecialType.System_UInt16 => WireKind.UInt16,
        SpecialType.System_Int32 => WireKind.Int32,
        SpecialType.System_UInt32 => WireKind.UInt32,
        SpecialType.System_Int64 => WireKind.Int64,
        SpecialType.System_UInt64 => WireKind.UInt64,
        SpecialType.System_Single => WireKind.Single,
        SpecialType.System_Double => WireKind.Double,
        SpecialType.System_Decimal => WireKind.Decimal,
        SpecialType.System_Char => WireKind.Char,
        SpecialType.System_String => WireKind.String,
        SpecialType.System_DateTime => WireKind.DateTime,
        SpecialType.None when type is { TypeKind: TypeKind.Struct, ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } } => type.Name switch
        {
            "Int128" => WireKind.Int128,
            "UInt128" => WireKind.UInt128,
            "Half" => WireKind.Half,
            "Guid" => WireKind.Guid,
            "DateTimeOffset" => WireKind.DateTimeOffset,
            "TimeSpan" => WireKind.TimeSpan,
            "DateOnly" => WireKind.DateOnly,
            "TimeOnly" => WireKind.TimeOnly,
            _ => null,
        },
        _ => null,
    };
}
