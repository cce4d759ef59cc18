using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Values in a block of bytes, by offset. The caller has checked that the bytes are there. For generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Fields
{
    /// <summary>Reads a value at an offset, as it is in memory.</summary>
    /// <typeparam name="T">A scalar or a struct for which every bit pattern is valid. The other scalars have methods of their own.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get<T>(ref byte block, nint at)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref block, at));

    /// <summary>Reads one bit of the flags.</summary>
    /// <param name="block">The flags.</param>
    /// <param name="position">The bit's number, counted from the lowest bit of the first byte.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Bit(ref byte block, nint position) => (Unsafe.Add(ref block, position >> 3) >> (int)(position & 7) & 1) != 0;
}
