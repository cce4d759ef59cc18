using MemFormat.Io;

namespace MemFormat.Codecs;

// Scalars with invalid bit patterns: checked.
public static partial class Fields
{
    /// <summary>Reads a byte that must be 0 or 1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Bool(ref byte block, nint at)
    {
        var value = Unsafe.Add(ref block, at);
        if (value > 1)
            MemFormatThrow.InvalidData();
        return value != 0;
    }

    /// <summary>Reads flags, high part and low parts.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static decimal Decimal(ref byte block, nint at)
    {
        var flags = Get<uint>(ref block, at);
        if ((flags & 0x7F00FFFF) != 0 || (flags & 0x00FF0000) > 28 << 16)
            MemFormatThrow.InvalidData();
        return DecimalBits.IsRaw
            ? Unsafe.ReadUnaligned<decimal>(ref Unsafe.Add(ref block, at))
            : DecimalBits.Make(flags, Get<uint>(ref block, at + 4), Get<ulong>(ref block, at + 8));
    }

    /// <summary>Reads ticks with the kind in the highest two bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime DateTime(ref byte block, nint at) => DateTimeBits.Make(Get<ulong>(ref block, at));

    /// <summary>Reads the ticks in UTC and the minutes of the offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTimeOffset DateTimeOffset(ref byte block, nint at) =>
        DateTimeBits.Make(Get<ulong>(ref block, at), Get<short>(ref block, at + 8));

    /// <summary>Reads a day number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateOnly DateOnly(ref byte block, nint at) => DateTimeBits.MakeDate(Get<uint>(ref block, at));

    /// <summary>Reads the ticks since midnight.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeOnly TimeOnly(ref byte block, nint at) => DateTimeBits.MakeTime(Get<ulong>(ref block, at));
}
