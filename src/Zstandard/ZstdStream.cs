using MemFormat.Wire;
using MemFormat.Zstandard.Contexts;

namespace MemFormat.Zstandard;

/// <summary>The parts of a stream: one frame that is flushed after each part and never ends.</summary>
/// <param name="owner">Has the options.</param>
internal sealed class ZstdStream(ZstdCompression owner) : MemFormatCompression((int)WrapperId.Zstandard, "Zstandard"), IDisposable
{
    private ZstdCompressor? _compressor;
    private ZstdDecompressor? _decompressor;
    private bool _isDisposed;

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        _compressor ??= owner.RentCompressor();
        return _compressor.TryFlush(payload, destination, out bytesWritten);
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        if (_decompressor is null)
        {
            if (!ZstdFrame.TryRead(compressed, out var frame))
                return false;
            _decompressor = owner.RentDecompressor(frame);
        }

        return ZstdCompression.DecompressInParts(_decompressor, compressed, destination, isPart: true);
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
