using MemFormat.Codecs;

namespace MemFormat.Tool.Converting;

/// <summary>Makes the strings of a schema pooled or plain. What is stored as text, such as a <see cref="Uri"/>, stays as it is.</summary>
internal ref struct PooledDescriptor
{
    private readonly ReadOnlySpan<byte> _from;
    private readonly SegmentWriter _made = new();
    private readonly bool _pooled;
    private SegmentReader _reader;
    private int _copied;

    private PooledDescriptor(ReadOnlySpan<byte> from, bool pooled)
    {
        _from = from;
        _pooled = pooled;
        _reader = new SegmentReader(from);
    }

    /// <summary>The descriptor of a schema, or the definition of a case, which is built alike.</summary>
    /// <param name="descriptor">One that was parsed before.</param>
    /// <param name="pooled">Whether strings shall be pooled, else plain.</param>
    public static byte[] Rewrite(ReadOnlySpan<byte> descriptor, bool pooled)
    {
        var parser = new PooledDescriptor(descriptor, pooled);
        parser.Slot();
        while (!parser._reader.IsAtEnd)
            parser.Segment();
        parser._made.Bytes(descriptor[parser._copied..]);
        return parser._made.ToArray();
    }

    private void Segment()
    {
        var head = _reader.Head();
        if (head.HasContract)
            _reader.Fixed32();
        if (head.HasBase)
            _reader.Number();
        uint previous = 0;
        for (var i = 0; i < head.Members; i++)
        {
            previous = _reader.Key(previous, head.IsNamed);
            Slot();
        }
    }

    private void Slot()
    {
        var start = _reader.Offset;
        var token = _reader.Byte();
        switch (SlotToken.Kind(token))
        {
            case WireKind.String when _pooled:
                CopyUntil(start);
                _made.PooledText(SlotToken.Place(token));
                break;
            case WireKind.Constant:
                _reader.LongNumber();
                break;
            case WireKind.Object or WireKind.Reference or WireKind.Union:
                _reader.Number();
                break;
            case WireKind.List:
                Slot();
                break;
            case WireKind.Map:
                Slot();
                Slot();
                break;
            case WireKind.Opaque:
                _reader.Fixed32();
                _reader.Number();
                break;
            case WireKind.Extended:
                Extended(start, SlotToken.Place(token));
                break;
        }
    }

    private void Extended(int start, WirePlace place)
    {
        var extension = (WireExtension)_reader.Number();
        if (extension == WireExtension.Pooled)
        {
            _reader.Byte();
            if (!_pooled)
            {
                CopyUntil(start);
                _made.Token(WireKind.String, place);
            }
        }
        else if (SlotToken.Kind(_reader.Peek()) == WireKind.String)
        {
            _reader.Byte();
        }
        else
        {
            Slot();
            if (WireExtensions.HasNumber(extension))
                _reader.Number();
        }
    }

    /// <summary>Copies what is before the slot that ends here. Another one takes its place.</summary>
    private void CopyUntil(int start)
    {
        _made.Bytes(_from[_copied..start]);
        _copied = _reader.Offset;
    }
}
