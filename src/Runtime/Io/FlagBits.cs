using System.Runtime.CompilerServices;

namespace MemFormat.Io;

/// <summary>Reads single bits of flags and bitmaps.</summary>
internal static class FlagBits
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsSet(ref byte flags, int bit) => (Unsafe.Add(ref flags, bit >> 3) >> (bit & 7) & 1) != 0;

    /// <summary>One or two bits, which may lie in two bytes.</summary>
    public static uint Get(ref byte flags, int bit, int count)
    {
        var value = IsSet(ref flags, bit) ? 1u : 0;
        return count == 1 || !IsSet(ref flags, bit + 1) ? value : value | 2;
    }
}
