namespace MemFormat.Wire;

/// <summary>Writes the bytes of descriptors, segments and slots.</summary>
internal sealed class SegmentWriter
{
    private readonly List<byte> _bytes = [];

    public int Count => _bytes.Count;

    public byte[] ToArray() => _bytes.ToArray();

    public void CopyTo(SegmentWriter other) => other._bytes.AddRange(_bytes);

    /// <summary>Starts again, in the same memory.</summary>
    public void Clear() => _bytes.Clear();

    /// <summary>Some of the bytes that were written.</summary>
    public byte[] Slice(int start, int end)
    {
        var slice = new byte[end - start];
        _bytes.CopyTo(start, slice, 0, slice.Length);
        return slice;
    }

    public void Byte(byte value) => _bytes.Add(value);

    public void Bytes(IEnumerable<byte> bytes) => _bytes.AddRange(bytes);
#if NET

    public void Bytes(ReadOnlySpan<byte> bytes) => _bytes.AddRange(bytes);

    // Arrays are spans, too, but the list's own method for them is compiled already when a program starts.
    public void Bytes(byte[] bytes) => _bytes.AddRange(bytes);
#endif

    /// <summary>Bytes with their count before them.</summary>
    public void Framed(byte[] bytes)
    {
        Number((uint)bytes.Length);
        Bytes(bytes);
    }

    public void Fixed32(uint value)
    {
        for (var i = 0; i < 4; i++)
            _bytes.Add((byte)(value >> (8 * i)));
    }

    public void Number(ulong value)
    {
        for (; value >= 0x80; value >>= 7)
            _bytes.Add((byte)(value | 0x80));
        _bytes.Add((byte)value);
    }

    public void Token(WireKind kind, WirePlace place) => _bytes.Add(SlotToken.Of(kind, place));

    /// <summary>The slot of strings that are written once per payload.</summary>
    public void PooledText(WirePlace place)
    {
        Token(WireKind.Extended, place);
        Number((uint)WireExtension.Pooled);
        Token(WireKind.String, WirePlace.Rest);
    }

    /// <summary>The slot of a template that a dependency takes the place of.</summary>
    public void Placeholder(WirePlace place, int dependency)
    {
        Token(WireKind.Placeholder, place);
        Number((uint)dependency);
    }

    /// <summary>The slot of a custom codec.</summary>
    public void Opaque(WirePlace place, uint id, uint version)
    {
        Token(WireKind.Opaque, place);
        Fixed32(id);
        Number(version);
    }

    /// <summary>The start of a segment; the number of the base part's type follows, if there is one.</summary>
    public void Head(int members, bool isNamed, uint? contract, bool hasBase)
    {
        Number(new SegmentHead(members, isNamed, contract is not null, hasBase).Value);
        if (contract is { } hash)
            Fixed32(hash);
    }

    /// <summary>The key of a member; its slot follows.</summary>
    /// <param name="key">The id, or the hash of the name.</param>
    /// <param name="previous">The key of the member before; 0 before the first.</param>
    /// <param name="isNamed">Whether it is a hash.</param>
    public void Key(uint key, uint previous, bool isNamed)
    {
        if (isNamed)
        {
            Fixed32(key);
        }
        else if (key != previous + 1)
        {
            Byte(SegmentReader.IdGap);
            Number(ZigZag.Encode((int)(key - (previous + 1))));
        }
    }
}
