namespace MemFormat.Codecs;

/// <summary>Values of an enum, as its underlying integers. Values without a name are kept.</summary>
/// <typeparam name="TEnum">The enum.</typeparam>
/// <typeparam name="TUnderlying">Its underlying type at compile time.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct EnumCodec<TEnum, TUnderlying> : IMemFormatCompactCodec<TEnum>
    where TEnum : unmanaged, Enum
    where TUnderlying : unmanaged
{
    public static int MinSize => ScalarCodec<TUnderlying>.MinSize;

    public static bool IsBlock => true;

    public static void Describe(SchemaComposer schema)
    {
        SchemaComposer.CheckEnum<TEnum, TUnderlying>();
        ScalarCodec<TUnderlying>.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, TEnum value) =>
        ScalarCodec<TUnderlying>.Write(ref writer, Unsafe.As<TEnum, TUnderlying>(ref value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TEnum Read(ref MemFormatReader reader) => FromInteger(ScalarCodec<TUnderlying>.Read(ref reader));

    public static TEnum ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        FromInteger(ScalarCodec<TUnderlying>.ReadResolved(ref reader, node));

    public static bool IsSigned => ScalarCodec<TUnderlying>.IsSigned;

    public static void DescribeCompact(SchemaComposer schema)
    {
        SchemaComposer.CheckEnum<TEnum, TUnderlying>();
        ScalarCodec<TUnderlying>.DescribeCompact(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static TEnum FromInteger(TUnderlying value) => Unsafe.As<TUnderlying, TEnum>(ref value);
}
