using System.Runtime.CompilerServices;
using MemFormat.Io;
using MemFormat.Wire;

namespace MemFormat.Codecs;

// Compact values: each is stored with the bytes of its widest form and the offset advanced by those it needs. The block
// must have room for the widest form; the result is the two width bits.
public static partial class Fields
{
    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, short value) =>
        CompactWidths.Put32(ref block, ref at, ZigZag.Encode((int)value));

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, ushort value) =>
        CompactWidths.Put32(ref block, ref at, value);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, char value) =>
        CompactWidths.Put32(ref block, ref at, value);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, int value) =>
        CompactWidths.Put32(ref block, ref at, ZigZag.Encode(value));

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, uint value) =>
        CompactWidths.Put32(ref block, ref at, value);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, long value) =>
        CompactWidths.Put64(ref block, ref at, ZigZag.Encode(value));

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, ulong value) =>
        CompactWidths.Put64(ref block, ref at, value);

    /// <summary>
    /// Writes a value in as few bytes as it needs, moves <paramref name="at"/> past it and returns its width code.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, TimeSpan value) =>
        CompactWidths.Put64(ref block, ref at, ZigZag.Encode(value.Ticks));

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
