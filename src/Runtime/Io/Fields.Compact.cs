using MemFormat.Io;

namespace MemFormat.Codecs;

// Compact values are loaded whole and masked, so the bytes of their widest form must be readable (MemFormatReader.Peek).
public static partial class Fields
{
    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    /// <typeparam name="T">An integer of 2, 4 or 8 bytes, <see cref="char"/> or <see cref="TimeSpan"/>. The others
    /// have methods of their own.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T GetCompact<T>(ref byte block, ref nint at, uint code)
    {
        // Whatever the size, the value's bytes come first.
        if (Unsafe.SizeOf<T>() == 8)
        {
            var wide = CompactWidths.Get64(ref block, ref at, code);
            wide = Scalar<T>.IsSigned ? (ulong)ZigZag.Decode(wide) : wide;
            return Unsafe.As<ulong, T>(ref wide);
        }

        var value = Unsafe.SizeOf<T>() == 2 ? CompactWidths.Get16(ref block, ref at, code) : CompactWidths.Get32(ref block, ref at, code);
        value = Scalar<T>.IsSigned ? (uint)ZigZag.Decode(value) : value;
        return Unsafe.As<uint, T>(ref value);
    }

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateOnly CompactDateOnly(ref byte block, ref nint at, uint code) =>
        DateTimeBits.MakeDate(CompactWidths.Get32(ref block, ref at, code));

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeOnly CompactTimeOnly(ref byte block, ref nint at, uint code) =>
        DateTimeBits.MakeTime(CompactWidths.Get64(ref block, ref at, code));

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime CompactDateTime(ref byte block, ref nint at, uint code) =>
        DateTimeBits.Make(CompactDates.GetRaw(ref block, ref at, code));

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTimeOffset CompactDateTimeOffset(ref byte block, ref nint at, uint code) =>
        CompactDates.GetOffset(ref block, ref at, code);

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static decimal CompactDecimal(ref byte block, ref nint at, uint code) =>
        CompactDecimals.Get(ref block, ref at, code);
}
