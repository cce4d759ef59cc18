using System.Buffers;
using MemFormat.Wire;

namespace MemFormat.Payloads.Compression;

/// <summary>Stands for the absence of a compression; never asked to do anything.</summary>
internal sealed class NoCompression() : MemFormatCompression(WrapperId.None, "None")
{
    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        bytesWritten = 0;
        return false;
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) => false;
}
