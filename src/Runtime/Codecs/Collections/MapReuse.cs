using MemFormat.Codecs.Collections.Forms;

namespace MemFormat.Codecs.Collections;

/// <summary>Reuses existing maps.</summary>
internal static class MapReuse
{
    /// <summary>The map to fill, or null when there is none or its comparer is not safe for so many keys.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Dictionary<TKey, TValue>? Emptied<TKey, TValue>(ref MemFormatReader reader, int count, Dictionary<TKey, TValue>? existing)
        where TKey : notnull
    {
        if (existing is null || !KeyComparer.IsSafe(existing.Comparer, count, reader.Limits))
            return null;
        existing.Clear();
        return existing;
    }
}
