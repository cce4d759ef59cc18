using System.Runtime.CompilerServices;
using MemFormat.Io;
using MemFormat.Wire;

namespace MemFormat.Codecs;

// Compact values are loaded whole and masked, so the bytes of their widest form must be readable (MemFormatReader.Peek).
public static partial class Fields
{
    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static short CompactInt16(ref byte block, ref nint at, uint code) =>
        (short)ZigZag.Decode((uint)CompactWidths.Get16(ref block, ref at, code));

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort CompactUInt16(ref byte block, ref nint at, uint code) =>
        CompactWidths.Get16(ref block, ref at, code);

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static char CompactChar(ref byte block, ref nint at, uint code) =>
        (char)CompactWidths.Get16(ref block, ref at, code);

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int CompactInt32(ref byte block, ref nint at, uint code) =>
        ZigZag.Decode(CompactWidths.Get32(ref block, ref at, code));

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint CompactUInt32(ref byte block, ref nint at, uint code) =>
        CompactWidths.Get32(ref block, ref at, code);

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long CompactInt64(ref byte block, ref nint at, uint code) =>
        ZigZag.Decode(CompactWidths.Get64(ref block, ref at, code));

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong CompactUInt64(ref byte block, ref nint at, uint code) =>
        CompactWidths.Get64(ref block, ref at, code);

    /// <summary>Reads a value of the width in the code and moves <paramref name="at"/> past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeSpan CompactTimeSpan(ref byte block, ref nint at, uint code) =>
        new(ZigZag.Decode(CompactWidths.Get64(ref block, ref at, code)));

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
