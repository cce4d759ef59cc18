using System.Buffers;
using MemFormat.Schemas;

namespace MemFormat.Roots;

/// <summary>
/// What the write of one payload remembers from value to value: made only when the root's schema asks for it. The writer
/// holds it in the place of its destination, to which it passes everything on.
/// </summary>
internal sealed class WriteScope(RootSchema root, MemFormatHeader header) : IBufferWriter<byte>
{
    private IBufferWriter<byte>? _destination;

    /// <summary>The schema that is written.</summary>
    public RootSchema Root { get; } = root;

    /// <summary>The header of the payload.</summary>
    public MemFormatHeader Header { get; } = header;

    /// <inheritdoc/>
    public void Advance(int count) => _destination!.Advance(count);

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0) => _destination!.GetMemory(sizeHint);

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => _destination!.GetSpan(sizeHint);

    /// <summary>Takes the place of a destination.</summary>
    internal WriteScope Before(IBufferWriter<byte> destination)
    {
        _destination = destination;
        return this;
    }
}
