using MemFormat.Files.Io;

namespace MemFormat.Tool.Inspecting;

/// <summary>A file that <c>WriteManyAsync</c> wrote: messages of sessions.</summary>
internal sealed class StreamFile(FileSource source) : DataFile
{
    private readonly List<byte[]> _definitions = [];
    private readonly List<MemFormatSchema> _schemas = [];
    private MemFormatCompression? _parts;

    private readonly MemFormatOptions _options = new() { Limits = DataLimits.Limits };

    public override string Kind => "stream";

    public static bool IsStart(byte first) => first is SessionMessage.Value or SessionMessage.Null or SessionMessage.Part;

    public override void Visit(DataVisitor visitor)
    {
        _definitions.Clear();
        _schemas.Clear();
        using var stream = new SourceStream(source);
        try
        {
            Visit(stream, visitor);
        }
        finally
        {
            EndParts();
        }
    }

    private void Visit(SourceStream stream, DataVisitor visitor)
    {
        while (stream.ReadByte() is >= 0 and var first)
        {
            if (first is not (PayloadHead.Wrapped or SessionMessage.Part))
            {
                if (!visitor(new DataValue(Message(stream, (byte)first), null, _options)))
                    return;
                continue;
            }

            using var inner = new SourceStream(first == SessionMessage.Part ? Part(stream) : WrappedBytes.Read(stream, stream.Left));
            do
            {
                if (!visitor(new DataValue(Message(inner, inner.Byte()), null, _options)))
                    return;
                if (first != SessionMessage.Part && inner.Left > 0)
                    throw new DamagedException("a compressed message has something behind it.");
            }
            while (inner.Left > 0);
        }
    }

    /// <summary>The messages in a part of a compressed stream.</summary>
    private byte[] Part(SourceStream stream)
    {
        var id = stream.Byte();
        if (id != MemFormatCompression.None.Id)
        {
            EndParts();
            _parts = DataLimits.Compression(id).ForStream();
        }

        return _parts is not null
            ? WrappedBytes.Read(stream, stream.Left, _parts)
            : throw new DamagedException("a compressed stream has no beginning.");
    }

    /// <summary>Gives back what a compressed stream works with.</summary>
    private void EndParts()
    {
        (_parts as IDisposable)?.Dispose();
        _parts = null;
    }

    public override IReadOnlyList<MemFormatSchema> Schemas()
    {
        Visit(static _ => true);
        return [.. _schemas];
    }

    public override void Dispose() => source.Dispose();

    /// <summary>A message with all that was defined before it, so that it can be read alone.</summary>
    private byte[] Message(SourceStream stream, byte first)
    {
        if (first == SessionMessage.Null)
            return [first];
        if (first != SessionMessage.Value)
            throw new DamagedException($"there is no message of a stream at byte {stream.Position - 1}.");
        for (var (i, count) = (0L, stream.Number()); i < count; i++)
            Define(stream, isFirst: i == 0);
        var message = new SegmentWriter();
        message.Byte(first);
        message.Number((uint)_definitions.Count);
        foreach (var definition in _definitions)
            message.Bytes(definition);
        message.Framed(stream.Bytes(stream.Number()));
        return message.ToArray();
    }

    private void Define(SourceStream stream, bool isFirst)
    {
        var definition = new SegmentWriter();
        var subject = stream.Number();
        definition.Number((ulong)subject);
        if (subject >= SessionMessage.FirstUnion)
            definition.Number((ulong)stream.Number());
        else if (isFirst)
            _definitions.Clear();
        var bytes = stream.Bytes(stream.Number());
        definition.Framed(bytes);
        _definitions.Add(definition.ToArray());
        if (subject != SessionMessage.Shape)
            return;
        var schema = MemFormatSchema.Read(PayloadHead.InlineHeader(bytes), _options);
        if (_schemas.All(s => !s.Descriptor.SequenceEqual(schema.Descriptor)))
            _schemas.Add(schema);
    }
}
