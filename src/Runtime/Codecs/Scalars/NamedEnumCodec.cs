using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Values of an enum whose constants are known by name: on the wire they are its integers, as those of other enums are. A payload of
/// another version of the enum is read by the names.
/// </summary>
/// <typeparam name="TEnum">The enum.</typeparam>
/// <typeparam name="TUnderlying">Its underlying type at compile time.</typeparam>
/// <typeparam name="TNames">Its constants.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct NamedEnumCodec<TEnum, TUnderlying, TNames> : IMemFormatCompactCodec<TEnum>
    where TEnum : unmanaged, Enum
    where TUnderlying : unmanaged
    where TNames : IMemFormatNames
{
    public static int MinSize => ScalarCodec<TUnderlying>.MinSize;

    public static bool IsBlock => true;

    public static void Describe(SchemaComposer schema)
    {
        SchemaComposer.CheckEnum<TEnum, TUnderlying>();
        schema.Enum<TNames>(typeof(TEnum), Scalar<TUnderlying>.Kind, WirePlace.Rest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, TEnum value) => EnumCodec<TEnum, TUnderlying>.Write(ref writer, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TEnum Read(ref MemFormatReader reader) => EnumCodec<TEnum, TUnderlying>.Read(ref reader);

    public static TEnum ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.Numbers is null)
            return EnumCodec<TEnum, TUnderlying>.ReadResolved(ref reader, node);
        var number = node.Numbers.Read<TUnderlying>(ref reader);
        return Unsafe.As<TUnderlying, TEnum>(ref number);
    }

    public static bool IsSigned => ScalarCodec<TUnderlying>.IsSigned;

    public static void DescribeCompact(SchemaComposer schema)
    {
        SchemaComposer.CheckEnum<TEnum, TUnderlying>();
        schema.Enum<TNames>(typeof(TEnum), Scalar<TUnderlying>.Kind, WirePlace.Compact);
    }
}
