using System.Buffers;

namespace MemFormat.Zstandard.Tests;

/// <summary>A user's compression: it numbers the parts of a stream, and makes nothing smaller.</summary>
public sealed class Plain() : MemFormatCompression(70, "plain")
{
    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        bytesWritten = 0;
        return false;
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) => false;

    public override MemFormatCompression ForStream() => new Parts();

    private sealed class Parts() : MemFormatCompression(70, "plain"), IDisposable
    {
        private byte _next;
        private bool _isDisposed;

        public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
        {
            ObjectDisposedException.ThrowIf(_isDisposed, this);
            destination[0] = _next++;
            payload.CopyTo(destination[1..]);
            bytesWritten = payload.Length + 1;
            return true;
        }

        public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
        {
            ObjectDisposedException.ThrowIf(_isDisposed, this);
            if (compressed.IsEmpty || compressed[0] != _next++)
                return false;
            destination.Write(compressed[1..]);
            return true;
        }

        public void Dispose() => _isDisposed = true;
    }
}
