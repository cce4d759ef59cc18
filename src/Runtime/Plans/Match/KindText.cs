namespace MemFormat.Plans.Match;

/// <summary>The words of C# for kinds without parts.</summary>
internal static class KindText
{
    public static string Of(WireKind kind) => kind switch
    {
        WireKind.Bool => "bool",
        WireKind.Int8 => "sbyte",
        WireKind.UInt8 => "byte",
        WireKind.Int16 => "short",
        WireKind.UInt16 => "ushort",
        WireKind.Int32 => "int",
        WireKind.UInt32 => "uint",
        WireKind.Int64 => "long",
        WireKind.UInt64 => "ulong",
        WireKind.Single => "float",
        WireKind.Double => "double",
        WireKind.Decimal => "decimal",
        WireKind.Char => "char",
        WireKind.String => "string",
        WireKind.Bytes => "byte[]",
        _ => kind.ToString(),
    };
}
