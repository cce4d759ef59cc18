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

        internal static BrotliCompression Of(int quality)
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
                while (true)
                {
                    var status = decoder.Decompress(compressed, destination.GetSpan(), out var consumed, out var written);
                    destination.Advance(written);
                    compressed = compressed[consumed..];
                    if (status != OperationStatus.DestinationTooSmall)
                        return status == OperationStatus.Done && compressed.IsEmpty;
                }
            }
            finally
            {
                decoder.Dispose();
            }
        }
    }
}
