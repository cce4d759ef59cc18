using System.Collections.Generic;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>The bytes of segments and slots as they are written.</summary>
internal sealed class SegmentBytes
{
    private readonly List<byte> _bytes = [];

    public EquatableArray<byte> ToEquatableArray() => EquatableArray.ToEquatableArray(_bytes);

    public void Byte(byte value) => _bytes.Add(value);

    public void Token(WireKind kind, WirePlace place) => _bytes.Add((byte)((int)kind | (int)place << 5));

    public void Number(uint value)
    {
        for (; value >= 0x80; value >>= 7)
            _bytes.Add((byte)(value | 0x80));
        _bytes.Add((byte)value);
    }

    public void Fixed32(uint value)
    {
        for (var i = 0; i < 4; i++)
            _bytes.Add((byte)(value >> (8 * i)));
    }

    public void Add(IEnumerable<byte> bytes) => _bytes.AddRange(bytes);
}
