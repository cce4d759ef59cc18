namespace MemFormat.Io;

/// <summary>Compact integers of 2, 4 or 8 bytes, and enums of these, as unsigned numbers.</summary>
internal static class CompactBits<T>
{
    /// <summary>The bits of a number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Get(T value, bool isZigZag)
    {
        if (!isZigZag)
        {
            return Unsafe.SizeOf<T>() switch
            {
                2 => Unsafe.As<T, ushort>(ref value),
                4 => Unsafe.As<T, uint>(ref value),
                _ => Unsafe.As<T, ulong>(ref value),
            };
        }

        return ZigZag.Encode(Unsafe.SizeOf<T>() switch
        {
            2 => Unsafe.As<T, short>(ref value),
            4 => Unsafe.As<T, int>(ref value),
            _ => Unsafe.As<T, long>(ref value),
        });
    }

    /// <summary>A number from bits of its size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Make(ulong bits, bool isZigZag)
    {
        bits = isZigZag ? (ulong)ZigZag.Decode(bits) : bits;
        return Unsafe.As<ulong, T>(ref bits); // The lowest byte comes first.
    }
}
