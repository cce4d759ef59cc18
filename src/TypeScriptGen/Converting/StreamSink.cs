using MemFormat.Tools.Measuring;

namespace MemFormat.Tools.Converting;

/// <summary>Writes values as <c>WriteManyAsync</c> does: messages of a session.</summary>
internal sealed class StreamSink(Stream file, MemFormatCompression compression) : ValueSink(compression)
{
    private readonly HashSet<(uint, ulong)> _defined = [];
    private byte[]? _descriptor;

    public override void End() => file.Flush();

    public override void Dispose() => file.Dispose();

    protected override void AddNull() => file.WriteByte(SessionMessage.Null);

    protected override void Add(ReadOnlySpan<byte> descriptor, UnionCases cases, ReadOnlySpan<byte> body, List<UnionPlace> unions)
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
            Framed(definitions, cases.Definition(place.Union, place.Tag));
            count++;
        }

        var message = new MemoryStream();
        message.WriteByte(SessionMessage.Value);
        Number(message, count);
        definitions.WriteTo(message);
        Framed(message, Body(body, cases, unions, defines: false));
        file.Write(Packed(message.ToArray()));
    }
}
