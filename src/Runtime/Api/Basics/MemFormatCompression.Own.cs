using System.IO.Compression;

namespace MemFormat;

// The algorithms of MemFormat itself.
public abstract partial class MemFormatCompression
{
    /// <summary>The absence of a compression. It is never called.</summary>
    private sealed class NoCompression() : MemFormatCompression(WrapperId.None, "None")
    {
        public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
        {
            bytesWritten = 0;
            return false;
        }

        public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) => false;
    }

    /// <summary>Brotli in one call, without streams.</summary>
    private sealed class BrotliCompression : MemFormatCompression
    {
        /// <summary>The balance of speed and size that .NET chooses by default.</summary>
        internal const int UsualQuality = 4;

        private const int MaxQuality = 11;

        /// <summary>The bits of the window for repetitions: 4 MiB.</summary>
        private const int Window = 22;

        // One instance per quality, so that equal options compare equal.
        private static readonly BrotliCompression?[] s_known = new BrotliCompression?[MaxQuality + 1];

        private readonly int _quality;

        private BrotliCompression(int quality)
            : base(WrapperId.Brotli, "Brotli") => _quality = quality;

        internal static BrotliCompression WithQuality(int quality)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(quality);
            ArgumentOutOfRangeException.ThrowIfGreaterThan(quality, MaxQuality);
            ref var known = ref s_known[quality];
            return Volatile.Read(ref known) ?? Interlocked.CompareExchange(ref known, new BrotliCompression(quality), null) ?? known;
        }

        public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten) =>
            BrotliEncoder.TryCompress(payload, destination, out bytesWritten, _quality, Window);

        public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
        {
            BrotliDecoder decoder = default;
            try
            {
                return Decompress(ref decoder, compressed, destination) == OperationStatus.Done;
            }
            finally
            {
                decoder.Dispose();
            }
        }

        public override MemFormatCompression ForStream() => new BrotliParts(_quality);

        /// <returns>How it ended; invalid if not all bytes were used.</returns>
        private static OperationStatus Decompress(ref BrotliDecoder decoder, ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination)
        {
            while (true)
            {
                var span = destination.GetSpan();
                var status = decoder.Decompress(compressed, span, out var consumed, out var written);
                destination.Advance(written);
                compressed = compressed[consumed..];

                // Where the input ends, there may be more output, and it says nothing of it.
                if (status != OperationStatus.DestinationTooSmall && (status != OperationStatus.NeedMoreData || written < span.Length))
                    return compressed.IsEmpty ? status : OperationStatus.InvalidData;
            }
        }

        /// <summary>A stream that is flushed after each part and never ends.</summary>
        private sealed class BrotliParts(int quality) : MemFormatCompression(WrapperId.Brotli, "Brotli"), IDisposable
        {
            private BrotliEncoder _encoder;
            private BrotliDecoder _decoder;
            private bool _isBegun;

            public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
            {
                if (!_isBegun)
                    (_encoder, _isBegun) = (new BrotliEncoder(quality, Window), true);
                bytesWritten = 0;
                if (_encoder.Compress(payload, destination, out var consumed, out var first, isFinalBlock: false) != OperationStatus.Done
                    || consumed != payload.Length)
                {
                    return false;
                }

                var status = _encoder.Flush(destination[first..], out var rest);
                bytesWritten = first + rest;
                return status == OperationStatus.Done;
            }

            public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) =>
                Decompress(ref _decoder, compressed, destination) == OperationStatus.NeedMoreData;

            public void Dispose()
            {
                _encoder.Dispose();
                _decoder.Dispose();
            }
        }
    }
}
