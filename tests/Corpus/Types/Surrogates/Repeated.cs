using System.Buffers;
using MemFormat;

namespace Corpus;

/// <summary>Runs of equal bytes as their count and the byte: the same bytes on every platform, as recorded payloads need it.</summary>
public sealed class Repeated() : MemFormatCompression(id: 99, name: "repeated"), IMemCompression
{
    public static MemFormatCompression Compression { get; } = new Repeated();

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        bytesWritten = 0;
        while (!payload.IsEmpty)
        {
            var run = payload.IndexOfAnyExcept(payload[0]) is > 0 and var end ? end : payload.Length;
            run = Math.Min(run, byte.MaxValue);
            if (destination.Length - bytesWritten < 2)
                return false;
            (destination[bytesWritten], destination[bytesWritten + 1]) = ((byte)run, payload[0]);
            bytesWritten += 2;
            payload = payload[run..];
        }

        return true;
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
    {
        for (; compressed.Length >= 2; compressed = compressed[2..])
        {
            destination.GetSpan(compressed[0])[..compressed[0]].Fill(compressed[1]);
            destination.Advance(compressed[0]);
        }

        return compressed.IsEmpty;
    }
}
