namespace ApiCatalog.Versions;

/// <summary>How large integers are.</summary>
internal static class NumberSize
{
    /// <summary>Bytes of an integer or of the one beneath an enum; null for all other types.</summary>
    public static int? Of(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.SByte or TypeCode.Byte => 1,
        TypeCode.Int16 or TypeCode.UInt16 => 2,
        TypeCode.Int32 or TypeCode.UInt32 => 4,
        TypeCode.Int64 or TypeCode.UInt64 => 8,
        _ => null,
    };
}
