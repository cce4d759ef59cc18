using MemFormat.Wire;
using MemFormat.Zstandard.Native;

namespace MemFormat.Zstandard;

/// <summary>The parts of a stream: one frame that is flushed after each part and never ends.</summary>
/// <param name="owner">Has the options.</param>
internal sealed unsafe class ZstdStream(ZstdCompression owner) : MemFormatCompression((int)WrapperId.Zstandard, "Zstandard"), IDisposable
{
    private ZstdCompressor? _compressor;
    private ZstdDecompressor? _decompressor;
    private bool _isDisposed;

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        _compressor ??= owner.RentCompressor();
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
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        fixed (byte* source = compressed)
        {
            if (_decompressor is null)
            {
                if (!BinaryPrimitives.TryReadUInt32LittleEndian(compressed, out var magic) || magic != Zstd.Magic)
                    return false;
                _decompressor = owner.RentDecompressor(owner.DictionaryOf(Zstd.DictionaryOfFrame(source, (nuint)compressed.Length)));
            }

            return ZstdCompression.DecompressInParts(_decompressor, source, compressed.Length, destination, isPart: true);
        }
    }

    /// <summary>Streams share what they work with, one after another: making it takes long, and the system keeps much of what is freed.</summary>
    public void Dispose()
    {
        _isDisposed = true;
        if (_compressor is { } compressor)
            owner.Return(compressor);
        if (_decompressor is { } decompressor)
            owner.Return(decompressor);
        (_compressor, _decompressor) = (null, null);
    }
}
