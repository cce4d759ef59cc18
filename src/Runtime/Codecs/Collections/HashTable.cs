using System.Runtime.CompilerServices;
using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>How large a hash table is made before its entries are seen.</summary>
internal static class HashTable
{
    /// <summary>An entry's hash code, link and bucket.</summary>
    private const int Overhead = 12;

    /// <summary>The whole count when the payload's size vouches for it, else at most <see cref="CollectionHeader.SlotsAhead"/>.</summary>
    internal static int Capacity<T>(int count, int minSize) =>
        Unsafe.SizeOf<T>() + Overhead <= 32 * minSize ? count : Math.Min(count, CollectionHeader.SlotsAhead);
}
