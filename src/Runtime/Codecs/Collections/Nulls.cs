using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Tells values that are null, and looks for them among elements.</summary>
internal static class Nulls
{
    /// <summary>Few references are compared one by one: many at once is no faster then, and six methods more to compile at the start.</summary>
    private const int Few = 16;

    /// <summary>Whether a value is null. Of structs, the codec knows; the JIT asks it of no others.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Is<T, TCodec>(T value)
        where TCodec : struct, IMemFormatCodec<T> =>
        typeof(T).IsValueType && TCodec.HasPresence ? TCodec.IsNull(value) : value is null;

    /// <summary>Whether values can be null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Exist<T, TCodec>()
        where TCodec : struct, IMemFormatCodec<T> =>
        default(T) is null || TCodec.HasPresence;

    /// <summary>Whether any element is null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool AreIn<T, TCodec>(ReadOnlySpan<T> items)
        where TCodec : struct, IMemFormatCodec<T>
    {
        if (!typeof(T).IsValueType && items.Length > Few)
            return AreInReferences(ref Unsafe.As<T, nint>(ref MemoryMarshal.GetReference(items)), items.Length);
        foreach (var item in items)
        {
            if (Is<T, TCodec>(item))
                return true;
        }

        return false;
    }

    /// <summary>Writes a bitmap of the non-null elements and returns their number.</summary>
    internal static int WriteBitmap<T, TCodec>(ref MemFormatWriter writer, ReadOnlySpan<T> items)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var present = 0;
        var bits = default(BitStringWriter);
        foreach (var item in items)
        {
            var isPresent = !Is<T, TCodec>(item);
            bits.Add(ref writer, isPresent);
            present += isPresent ? 1 : 0;
        }

        bits.Flush(ref writer);
        return present;
    }

    // References are compared as numbers, many at once. A null is always 0, also for the garbage collector.
    private static bool AreInReferences(ref nint first, int count) => MemoryMarshal.CreateReadOnlySpan(ref first, count).Contains(0);
}
