using System.Buffers;

namespace MemFormat.Files.Io;

/// <summary>
/// Arrays for blocks. The pool's sizes are powers of two, up to twice of what is asked for: large ones are made as they are needed,
/// so that a block takes what it may.
/// </summary>
internal static class Arrays
{
    /// <summary>How large an array may be that comes from the pool. More is taken only for bytes that are there.</summary>
    public const int FirstSize = 1 << 20;

    public static byte[] Rent(int length) => length <= FirstSize ? ArrayPool<byte>.Shared.Rent(length) : GC.AllocateUninitializedArray<byte>(length);

    public static void Return(byte[] array)
    {
        if (array.Length <= FirstSize)
            ArrayPool<byte>.Shared.Return(array);
    }

    /// <summary>A larger array with the same first bytes.</summary>
    /// <param name="array">The array, which goes back.</param>
    /// <param name="count">How many bytes of it are used.</param>
    /// <param name="least">What is needed now.</param>
    /// <param name="most">What can be needed at all.</param>
    public static byte[] Grow(byte[] array, int count, int least, long most)
    {
        var larger = Rent((int)Math.Max(least, Math.Min(Math.Min(most, Array.MaxLength), 2L * array.Length)));
        array.AsSpan(0, count).CopyTo(larger);
        Return(array);
        return larger;
    }
}
