using MemFormat.Codecs;

namespace MemFormat.SignalR;

/// <summary>
/// What one connection has sent: its shapes by their numbers, and how each is read as each type. A shape is planned once, and a
/// refused one is refused from memory; see docs/security.md for what all of them may take.
/// </summary>
internal sealed class ReadShapes(MemFormatOptions? options)
{
    private readonly Prefixes _prefixes = new();

    private readonly MemFormatSender _sender = new(options);

    public int Count => _prefixes.Count;

    /// <summary>For tests.</summary>
    public MemFormatSender Sender => _sender;

    /// <inheritdoc cref="Prefixes.AddAll"/>
    public void AddAll(byte[][] added, long first) => _prefixes.AddAll(added, first);

    /// <summary>The whole payload of a value.</summary>
    public ReadOnlyMemory<byte> Complete(byte shape, ReadOnlyMemory<byte> value) => shape == 0 ? value : (byte[])[.. _prefixes[shape], .. value.Span];

    /// <exception cref="MemFormatException">The value is bad, or its shape does not fit the type.</exception>
    public object? Read(byte shape, ReadOnlySpan<byte> value, Type type) => shape == 0
        ? MemFormatSerializer.Deserialize(value, type, _sender.Payloads)
        : MemFormatSerializer.Deserialize(value, type, _sender.Bodies(_prefixes[shape], type));
}
