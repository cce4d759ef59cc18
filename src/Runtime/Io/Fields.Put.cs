using MemFormat.Io;

namespace MemFormat.Codecs;

public static partial class Fields
{
    /// <summary>Writes a value at an offset, as it is in memory.</summary>
    /// <typeparam name="T">A scalar or a struct for which every bit pattern is valid. The other scalars have overloads.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<T>(ref byte block, nint at, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref Unsafe.Add(ref block, at), value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, bool value) => Unsafe.Add(ref block, at) = value ? (byte)1 : (byte)0;

    /// <summary>Writes flags, high part and low parts.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, decimal value)
    {
        if (DecimalBits.IsRaw)
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref block, at), value);
        else
            DecimalBits.Put(ref Unsafe.Add(ref block, at), value);
    }

    /// <summary>Writes ticks with the kind in the highest two bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, DateTime value) => Put(ref block, at, DateTimeBits.Get(value));

    /// <summary>Writes the ticks in UTC and the minutes of the offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, DateTimeOffset value)
    {
        Put(ref block, at, value.UtcTicks);
        Put(ref block, at + 8, (short)value.TotalOffsetMinutes);
    }

    /// <summary>Writes the day number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, DateOnly value) => Put(ref block, at, value.DayNumber);

    /// <summary>Writes the ticks since midnight.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, TimeOnly value) => Put(ref block, at, value.Ticks);
}
