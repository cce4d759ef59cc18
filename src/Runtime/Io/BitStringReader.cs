using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Bits of a payload one after another: as many as were taken, whatever the bytes that say how many there are become while
/// they are read.
/// </summary>
internal ref struct BitStringReader
{
    private readonly ref byte _bits;
    private readonly int _count;
    private int _next;

    /// <summary>Takes so many bits.</summary>
    internal BitStringReader(scoped ref MemFormatReader reader, int count)
    {
        _bits = ref BitString.Take(ref reader, count);
        _count = count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool Next()
    {
        if (_next >= _count)
            MemFormatThrow.InvalidData("The payload changed while it was read.");
        return BitString.Get(ref _bits, _next++);
    }
}
