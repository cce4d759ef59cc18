using MemFormat.Wire;
using MemFormat.Zstandard.Native;

namespace MemFormat.Zstandard;

/// <summary>The parts of a stream: one frame that is flushed after each part and never ends.</summary>
/// <param name="owner">Has the options.</param>
internal sealed unsafe class ZstdStream(ZstdCompression owner) : MemFormatCompression((int)WrapperId.Zstandard, "Zstandard"), IDisposable
{
    private ZstdCompressor? _compressor;
    private ZstdDecompressor? _decompressor;

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        _compressor ??= owner.CreateCompressor();
        fixed (byte* source = payload, target = destination)
        {
            var (input, output) = (new ZstdBuffer(source, payload.Length), new ZstdBuffer(target, destination.Length));
            nuint left;
            do
            {
                left = Zstd.Compress(_compressor, ref output, ref input, Zstd.Flush);
                ZstdCompression.Check(left);
            }
            while (left > 0 && output.Position < output.Size);
            bytesWritten = (int)output.Position;
            return left == 0 && input.Position == input.Size;
        }
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
    {
        fixed (byte* source = compressed)
        {
            if (_decompressor is null)
            {
                if (!BinaryPrimitives.TryReadUInt32LittleEndian(compressed, out var magic) || magic != Zstd.Magic)
                    return false;
                var dictionary = owner.DictionaryOf(Zstd.DictionaryOfFrame(source, (nuint)compressed.Length));
                _decompressor = owner.CreateDecompressor();
                ZstdCompression.Check(Zstd.Use(_decompressor, dictionary));
            }

            return ZstdCompression.DecompressInParts(_decompressor, source, compressed.Length, destination, isPart: true);
        }
    }

    public void Dispose()
    {
        _compressor?.Dispose();
        _decompressor?.Dispose();
    }
}
