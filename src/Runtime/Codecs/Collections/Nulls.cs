using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Looks for elements that are null.</summary>
internal static class Nulls
{
    /// <summary>Few references are compared one by one: many at once is no faster then, and six methods more to compile at the start.</summary>
    private const int Few = 16;

    /// <summary>Whether any element is null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool AreIn<T>(ReadOnlySpan<T> items)
    {
        if (!typeof(T).IsValueType && items.Length > Few)
            return AreInReferences(ref Unsafe.As<T, nint>(ref MemoryMarshal.GetReference(items)), items.Length);

        foreach (var item in items)
        {
            if (item is null)
                return true;
        }

        return false;
    }

    /// <summary>Writes a bitmap of the non-null elements and returns their number.</summary>
    internal static int WriteBitmap<T>(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        var present = 0;
        var bits = default(BitStringWriter);
        foreach (var item in items)
        {
            var isPresent = item is not null;
            bits.Add(ref writer, isPresent);
            present += isPresent ? 1 : 0;
        }

        bits.Flush(ref writer);
        return present;
    }

    // References are compared as numbers, many at once. A null is always 0, also for the garbage collector.
    private static bool AreInReferences(ref nint first, int count) => MemoryMarshal.CreateReadOnlySpan(ref first, count).Contains(0);
}
