using System.Buffers;

namespace MemFormat.Tests;

/// <summary>What another package might bring along: pairs of a count and a byte.</summary>
internal sealed class RunLength() : MemFormatCompression(64, "run lengths")
{
    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        bytesWritten = 0;
        for (var at = 0; at < payload.Length;)
        {
            var run = 1;
            while (run < 255 && at + run < payload.Length && payload[at + run] == payload[at])
                run++;
            if (bytesWritten + 2 > destination.Length)
                return false;
            destination[bytesWritten++] = (byte)run;
            destination[bytesWritten++] = payload[at];
            at += run;
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

/// <summary>A package that does something else when it decompresses, with the destination.</summary>
internal sealed class Broken(Func<IBufferWriter<byte>, bool> decompress) : MemFormatCompression(65, "broken")
{
    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten) =>
        throw new NotSupportedException("It does not compress.");

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) => decompress(destination);
}
