namespace MemFormat.Codecs.Collections;

/// <summary>What a hash table costs before its entries are seen.</summary>
internal static class HashTable
{
    /// <summary>An entry's hash code, link and bucket.</summary>
    internal const int Overhead = 12;

    /// <summary>The object. More than its byte pays for itself.</summary>
    private const int ObjectSize = 64, Few = 8;

    /// <summary>An array of a few entries.</summary>
    internal const int ArraySize = 40;

    /// <summary>Charges a table. All of it may be allocated in one go, and with room for twice as many entries if there are few.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Charge<T>(ref MemFormatReader reader, int count) =>
        reader.Charge(ObjectSize + (((long)count + Math.Min(count, Few)) * (Unsafe.SizeOf<T>() + Overhead)));
}
