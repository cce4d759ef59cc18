using MemFormat.Io;

namespace MemFormat.Codecs;

// Compact values: each is stored with the bytes of its widest form and the offset advanced by those it needs. The block
// must have room for the widest form; the result is the two width bits.
public static partial class Fields
{
    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    /// <typeparam name="T">An integer of 2, 4 or 8 bytes, <see cref="char"/> or <see cref="TimeSpan"/>. The others have overloads.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact<T>(ref byte block, ref nint at, T value)
    {
        if (Unsafe.SizeOf<T>() == 8)
        {
            return CompactWidths.Put64(
                ref block, ref at, Scalar<T>.IsSigned ? ZigZag.Encode(Unsafe.As<T, long>(ref value)) : Unsafe.As<T, ulong>(ref value));
        }

        if (Unsafe.SizeOf<T>() == 4)
        {
            return CompactWidths.Put32(
                ref block, ref at, Scalar<T>.IsSigned ? ZigZag.Encode(Unsafe.As<T, int>(ref value)) : Unsafe.As<T, uint>(ref value));
        }

        return CompactWidths.Put32(
            ref block, ref at, Scalar<T>.IsSigned ? ZigZag.Encode((int)Unsafe.As<T, short>(ref value)) : Unsafe.As<T, ushort>(ref value));
    }

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, DateOnly value) =>
        CompactWidths.Put32(ref block, ref at, (uint)value.DayNumber);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, TimeOnly value) =>
        CompactWidths.Put64(ref block, ref at, (ulong)value.Ticks);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, DateTime value) =>
        CompactDates.Put(ref block, ref at, DateTimeBits.Get(value));

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, DateTimeOffset value) =>
        CompactDates.Put(ref block, ref at, value);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, decimal value) =>
        CompactDecimals.Put(ref block, ref at, value);
}
