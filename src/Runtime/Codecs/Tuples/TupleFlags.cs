using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>The presence bits of a tuple's elements, one after another.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct TupleFlags
{
    /// <summary>No tuple has more elements that can be null.</summary>
    internal const int MaxBits = 64;

    private ulong _bits;
    private int _at;

    /// <summary>Takes the bits off a payload.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static TupleFlags Take(ref MemFormatReader reader, int count)
    {
        var flags = default(TupleFlags);
        var size = BitString.Size(count);
        ref var block = ref reader.Take((nuint)size);
        for (var i = 0; i < size; i++)
            flags._bits |= (ulong)Unsafe.Add(ref block, i) << 8 * i;

        if (count < MaxBits && flags._bits >> count != 0)
            MemFormatThrow.InvalidData("Spare bits are not 0.");
        return flags;
    }

    /// <summary>Writes the bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly void Write(ref MemFormatWriter writer, int count)
    {
        for (var at = 0; at < count; at += 8)
            writer.WriteByte((byte)(_bits >> at));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Add(bool bit) => _bits |= (bit ? 1UL : 0) << _at++;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool Next() => (_bits >> _at++ & 1) != 0;
}
