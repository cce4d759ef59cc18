namespace MemFormat.Io;

/// <summary>Collects bits and writes them in bytes.</summary>
internal ref struct BitStringWriter
{
    private uint _bits;
    private int _count;

    internal void Add(ref MemFormatWriter writer, bool bit)
    {
        _bits |= (bit ? 1u : 0) << _count;
        if (++_count == 8)
            Flush(ref writer);
    }

    /// <summary>Writes the last bits, filled up with zeros.</summary>
    internal void Flush(ref MemFormatWriter writer)
    {
        if (_count > 0)
        {
            writer.WriteByte((byte)_bits);
            _bits = 0;
            _count = 0;
        }
    }
}
