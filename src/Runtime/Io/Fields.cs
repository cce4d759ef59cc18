using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Values in a block of bytes, by offset. The caller has checked that the bytes are there. For generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Fields
{
    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static sbyte SByte(ref byte block, nint at) => Unsafe.ReadUnaligned<sbyte>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte Byte(ref byte block, nint at) => Unsafe.ReadUnaligned<byte>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static short Int16(ref byte block, nint at) => Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort UInt16(ref byte block, nint at) => Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int32(ref byte block, nint at) => Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint UInt32(ref byte block, nint at) => Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Int64(ref byte block, nint at) => Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong UInt64(ref byte block, nint at) => Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static float Single(ref byte block, nint at) => Unsafe.ReadUnaligned<float>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static double Double(ref byte block, nint at) => Unsafe.ReadUnaligned<double>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Half Half(ref byte block, nint at) => Unsafe.ReadUnaligned<Half>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static char Char(ref byte block, nint at) => Unsafe.ReadUnaligned<char>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Guid Guid(ref byte block, nint at) => Unsafe.ReadUnaligned<Guid>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeSpan TimeSpan(ref byte block, nint at) => Unsafe.ReadUnaligned<TimeSpan>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Int128 Int128(ref byte block, nint at) => new(UInt64(ref block, at + 8), UInt64(ref block, at));

    /// <summary>Reads a value at an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static UInt128 UInt128(ref byte block, nint at) => new(UInt64(ref block, at + 8), UInt64(ref block, at));

    /// <summary>Reads a struct as it is in memory. Every bit pattern must be a valid value.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Block<T>(ref byte block, nint at)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads one bit of the flags.</summary>
    /// <param name="block">The flags.</param>
    /// <param name="position">The bit's number, counted from the lowest bit of the first byte.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Bit(ref byte block, nint position) => (Unsafe.Add(ref block, position >> 3) >> (int)(position & 7) & 1) != 0;
}
