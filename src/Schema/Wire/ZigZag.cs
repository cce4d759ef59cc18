using System.Runtime.CompilerServices;

namespace MemFormat.Wire;

/// <summary>Numbers of small magnitude as small unsigned numbers.</summary>
internal static class ZigZag
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Encode(int value) => (uint)(value << 1 ^ value >> 31);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Encode(long value) => (ulong)(value << 1 ^ value >> 63);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Decode(uint value) => (int)(value >> 1) ^ -(int)(value & 1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Decode(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);
}
