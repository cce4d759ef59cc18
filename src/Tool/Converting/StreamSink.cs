using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Converting;

/// <summary>Writes values as <c>WriteManyAsync</c> does: messages of a session.</summary>
internal sealed class StreamSink(Stream file, MemFormatCompression compression, PooledBody? pooling) : ValueSink(compression, pooling)
{
    private const int PartSize = 1 << 16, Spare = 1 << 10;

    private readonly HashSet<(uint, ulong)> _defined = [];
    private readonly MemoryStream _part = new();
    private readonly MemFormatCompression? _parts = compression.ForStream();
    private bool _isBegun;
    private byte[]? _descriptor;

    public override void End()
    {
        WritePart();
        file.Flush();
    }

    public override void Dispose()
    {
        (_parts as IDisposable)?.Dispose();
        file.Dispose();
    }

    protected override void AddNull() => Write([SessionMessage.Null]);

    protected override void Add(ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> body, List<UnionPlace> unions)
    {
        var (definitions, count) = (new MemoryStream(), 0u);
        if (_descriptor is null || !descriptor.SequenceEqual(_descriptor))
        {
            _descriptor = descriptor.ToArray();
            _defined.Clear();
            Number(definitions, SessionMessage.Shape);
            Framed(definitions, descriptor);
            count++;
        }

        foreach (var place in unions)
        {
            if (!_defined.Add((place.Union, place.Tag)))
                continue;
            Number(definitions, SessionMessage.FirstUnion + (ulong)place.Union);
            Number(definitions, place.Tag);
            Framed(definitions, place.Case.Definition);
            count++;
        }

        var message = new MemoryStream();
        message.WriteByte(SessionMessage.Value);
        Number(message, count);
        definitions.WriteTo(message);
        Framed(message, Body(body, unions, defines: false));
        Write(message.ToArray());
    }

    private void Write(byte[] message)
    {
        if (_parts is null)
        {
            file.Write(Packed(message));
            return;
        }

        if (_part.Length + message.Length > PartSize)
            WritePart();
        if (message.Length > PartSize)
            file.Write(Packed(message));
        else
            _part.Write(message);
    }

    private void WritePart()
    {
        if (_part.Length == 0)
            return;
        var packed = new byte[PartSize + (PartSize >> 8) + Spare];
        if (!_parts!.TryCompress(_part.GetBuffer().AsSpan(0, (int)_part.Length), packed, out var size))
            throw new ToolException("the compression cannot output a part of a stream.");
        file.WriteByte(SessionMessage.Part);
        file.WriteByte(_isBegun ? MemFormatCompression.None.Id : _parts.Id);
        Number(file, (ulong)_part.Length);
        Framed(file, packed.AsSpan(0, size));
        _part.SetLength(0);
        _isBegun = true;
    }
}
