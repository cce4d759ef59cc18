using MemFormat.Schema;
using MemFormat.Wire;

namespace MemFormat.Tools.Printing;

/// <summary>What values of the fixed kinds are in TypeScript, and which function of the runtime gets and sets them.</summary>
internal static class WireNames
{
    public static string Type(WireKind kind, TypeScriptOptions options) => kind switch
    {
        WireKind.Bool => "boolean",
        WireKind.Int64 or WireKind.UInt64 or WireKind.Int128 or WireKind.UInt128 => "bigint",
        WireKind.Decimal or WireKind.Char or WireKind.Guid or WireKind.DateOnly or WireKind.TimeOnly => "string",
        WireKind.DateTime => options.UsesTicks ? "bigint" : "Date",
        WireKind.DateTimeOffset => options.UsesTicks ? "[ticks: bigint, minutes: number]" : "Date",
        WireKind.TimeSpan when options.UsesTicks => "bigint",
        _ => "number",
    };

    /// <summary>The name in both files of the runtime: the reader's gets a value at a place, the writer's sets one.</summary>
    public static string Function(WireKind kind, TypeScriptOptions options) => kind switch
    {
        WireKind.Bool => "bool",
        WireKind.Int8 => "int8",
        WireKind.UInt8 => "uint8",
        WireKind.Int16 => "int16",
        WireKind.UInt16 => "uint16",
        WireKind.Int32 => "int32",
        WireKind.UInt32 => "uint32",
        WireKind.Int64 => "int64",
        WireKind.UInt64 => "uint64",
        WireKind.Int128 => "int128",
        WireKind.UInt128 => "uint128",
        WireKind.Half => "half",
        WireKind.Single => "single",
        WireKind.Double => "double",
        WireKind.Decimal => "decimal",
        WireKind.Char => "char16",
        WireKind.Guid => "guid",
        WireKind.DateTime => options.UsesTicks ? "dateTimeTicks" : "dateTime",
        WireKind.DateTimeOffset => options.UsesTicks ? "dateTimeOffsetTicks" : "dateTimeOffset",
        WireKind.TimeSpan => options.UsesTicks ? "int64" : "timeSpan",
        WireKind.DateOnly => "dateOnly",
        WireKind.TimeOnly => "timeOnly",
        _ => throw new PrintingException($"The kind {kind} has no fixed size."),
    };

    /// <summary>Whether JavaScript tells values of the type apart as .NET does, so that they can be keys and elements of sets.</summary>
    public static bool IsComparedByValue(ManifestType type, TypeScriptOptions options) => type.Kind switch
    {
        ManifestTypeKind.Scalar or ManifestTypeKind.Enum => Type(type.Wire, options) is not ("Date" or "[ticks: bigint, minutes: number]"),
        ManifestTypeKind.String => true,
        ManifestTypeKind.Extended => true,
        ManifestTypeKind.Nullable or ManifestTypeKind.Surrogate => IsComparedByValue(type.Element, options),
        _ => false,
    };
}
