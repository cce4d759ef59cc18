#if NET
using Bytes = System.ReadOnlySpan<byte>;
#else
using Bytes = byte[]; // Spans are no part of netstandard2.0.
#endif

namespace MemFormat.Wire;

/// <summary>Reads the bytes of descriptors, segments and slots, which are not checked before.</summary>
internal ref struct SegmentReader(Bytes bytes)
{
    /// <summary>Stands before an id that is not the previous one plus 1.</summary>
    internal const byte IdGap = 0xFF;

    private readonly Bytes _bytes = bytes;

    public int Offset;

    public readonly bool IsAtEnd => Offset == _bytes.Length;

    public readonly byte Peek() => Offset < _bytes.Length ? _bytes[Offset] : throw SegmentErrors.Truncated();

    public byte Byte()
    {
        var value = Peek();
        Offset++;
        return value;
    }

    /// <summary>Steps over bytes.</summary>
    public void Skip(uint count)
    {
        if (count > (uint)(_bytes.Length - Offset))
            throw SegmentErrors.Truncated();
        Offset += (int)count;
    }

    /// <summary>Skips bytes with their count before them, and returns their place.</summary>
    public (int Start, int Size) Framed()
    {
        var size = Number();
        Skip(size);
        return (Offset - (int)size, (int)size);
    }

    public uint Fixed32()
    {
        Skip(4);
        var at = Offset - 4;
        return _bytes[at] | (uint)_bytes[at + 1] << 8 | (uint)_bytes[at + 2] << 16 | (uint)_bytes[at + 3] << 24;
    }

    /// <summary>A LEB128 number of at most 32 bits in its minimal form.</summary>
    public uint Number()
    {
        ulong value = 0;
        for (var shift = 0; ; shift += 7)
        {
            var next = Byte();
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                if (value > uint.MaxValue || (next == 0 && shift > 0))
                    throw SegmentErrors.Invalid("The schema has a malformed number.");
                return (uint)value;
            }

            if (shift == 28)
                throw SegmentErrors.Invalid("The schema has a malformed number.");
        }
    }

    /// <summary>A LEB128 number of at most 64 bits in its minimal form.</summary>
    public ulong LongNumber()
    {
        ulong value = 0;
        for (var shift = 0; ; shift += 7)
        {
            var next = Byte();
            if ((shift == 63 && next > 1) || (next == 0 && shift > 0))
                throw SegmentErrors.Invalid("The schema has a malformed number.");
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
                return value;
        }
    }

    public SegmentHead Head() => new(Number());

    /// <summary>The key of a member, given that of the one before; 0 before the first.</summary>
    public uint Key(uint previous, bool isNamed) => isNamed ? Fixed32() : Id(previous);

    private uint Id(uint previous)
    {
        var id = (long)previous + 1;
        if (Peek() == IdGap)
        {
            Byte();
            var delta = Number();
            if (delta == 0)
                throw SegmentErrors.Invalid("The schema has a malformed id.");
            id += ZigZag.Decode(delta);
        }

        return id is > 0 and <= int.MaxValue ? (uint)id : throw SegmentErrors.Invalid("The schema has an invalid id.");
    }
}
