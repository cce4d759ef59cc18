namespace MemFormat.Codecs.Collections;

/// <summary>What a hash table costs before its entries are seen.</summary>
internal static class HashTable
{
    /// <summary>An entry's hash code, link and bucket.</summary>
    internal const int Overhead = 12;

    /// <summary>Charges a table whose entries are large beside their bytes. All of it may be allocated in one go.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="count">The number of entries.</param>
    /// <param name="minSize">The least bytes of an entry; 0 if it may be a bit.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Charge<T>(ref MemFormatReader reader, int count, int minSize)
    {
        if (Unsafe.SizeOf<T>() + Overhead > 32 * minSize)
            reader.Charge((long)count * (Unsafe.SizeOf<T>() + Overhead));
    }
}
