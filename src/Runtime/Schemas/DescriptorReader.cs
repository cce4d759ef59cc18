using System.Buffers.Binary;

namespace MemFormat.Schemas;

/// <summary>Reads the bytes of a descriptor, which nobody has checked before.</summary>
internal ref struct DescriptorReader(ReadOnlySpan<byte> bytes)
{
    private readonly ReadOnlySpan<byte> _bytes = bytes;

    public int Offset { get; private set; }

    public readonly bool IsAtEnd => Offset == _bytes.Length;

    public readonly byte Peek() => Offset < _bytes.Length ? _bytes[Offset] : throw Short();

    public byte Byte()
    {
        var value = Peek();
        Offset++;
        return value;
    }

    public ReadOnlySpan<byte> Bytes(uint count)
    {
        if (count > (uint)(_bytes.Length - Offset))
            throw Short();
        Offset += (int)count;
        return _bytes.Slice(Offset - (int)count, (int)count);
    }

    public uint Fixed32()
    {
        if (_bytes.Length - Offset < 4)
            throw Short();
        var value = BinaryPrimitives.ReadUInt32LittleEndian(_bytes[Offset..]);
        Offset += 4;
        return value;
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
                    throw Invalid("The schema has a malformed number.");
                return (uint)value;
            }

            if (shift == 28)
                throw Invalid("The schema has a malformed number.");
        }
    }

    public static MemFormatException Invalid(string message) => new(MemFormatError.InvalidData, message);

    private static MemFormatException Short() => new(MemFormatError.Truncated, "The schema ends in the middle.");
}
