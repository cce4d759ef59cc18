using System.Runtime.CompilerServices;
using MemFormat.Io;

namespace MemFormat.Codecs;

public static partial class Fields
{
    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, bool value) => Unsafe.Add(ref block, at) = value ? (byte)1 : (byte)0;

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, sbyte value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, byte value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, short value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, ushort value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, int value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, uint value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, long value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, ulong value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, float value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, double value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, Half value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, char value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, Guid value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, TimeSpan value) => PutBlock(ref block, at, value);

    /// <summary>Writes a value at an offset, the low half first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, Int128 value) => Put(ref block, at, (UInt128)value);

    /// <summary>Writes a value at an offset, the low half first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, UInt128 value)
    {
        Put(ref block, at, (ulong)value);
        Put(ref block, at + 8, (ulong)(value >> 64));
    }

    /// <summary>Writes flags, high part and low parts.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, nint at, decimal value)
    {
        if (DecimalBits.IsRaw)
        {
            PutBlock(ref block, at, value);
        }
        else
        {
            DecimalBits.Put(ref Unsafe.Add(ref block, at), value);
        }
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

    /// <summary>Writes a struct as it lies in memory.</summary>
    /// <typeparam name="T">The struct, without padding.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void PutBlock<T>(ref byte block, nint at, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref Unsafe.Add(ref block, at), value);
}
