using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Values of an enum of 16 to 64 bits in compact lists; else as <see cref="EnumCodec{TEnum, TUnderlying, TUnderlyingCodec}"/>.</summary>
/// <typeparam name="TEnum">The enum.</typeparam>
/// <typeparam name="TUnderlying">Its underlying type when the code was compiled.</typeparam>
/// <typeparam name="TUnderlyingCodec">That type's codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactEnumCodec<TEnum, TUnderlying, TUnderlyingCodec> : IMemFormatCompactCodec<TEnum>
    where TEnum : unmanaged, Enum
    where TUnderlying : unmanaged
    where TUnderlyingCodec : struct, IMemFormatCompactCodec<TUnderlying>
{
    /// <inheritdoc/>
    public static int MinSize => TUnderlyingCodec.MinSize;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => TUnderlyingCodec.IsBlock;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema)
    {
        SchemaComposer.CheckEnum<TEnum, TUnderlying>();
        TUnderlyingCodec.Describe(schema);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, TEnum value) =>
        TUnderlyingCodec.Write(ref writer, Unsafe.As<TEnum, TUnderlying>(ref value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TEnum Read(ref MemFormatReader reader)
    {
        TUnderlying value = TUnderlyingCodec.Read(ref reader);
        return Unsafe.As<TUnderlying, TEnum>(ref value);
    }

    /// <inheritdoc/>
    public static TEnum ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        TUnderlying value = TUnderlyingCodec.ReadResolved(ref reader, node);
        return Unsafe.As<TUnderlying, TEnum>(ref value);
    }

    /// <inheritdoc/>
    public static int MaxCompactSize => TUnderlyingCodec.MaxCompactSize;

    /// <inheritdoc/>
    public static void DescribeCompact(SchemaComposer schema)
    {
        SchemaComposer.CheckEnum<TEnum, TUnderlying>();
        TUnderlyingCodec.DescribeCompact(schema);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, TEnum value) =>
        TUnderlyingCodec.PutCompact(ref block, ref at, Unsafe.As<TEnum, TUnderlying>(ref value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TEnum GetCompact(ref byte block, ref nint at, uint code)
    {
        TUnderlying value = TUnderlyingCodec.GetCompact(ref block, ref at, code);
        return Unsafe.As<TUnderlying, TEnum>(ref value);
    }
}
