using System.Buffers;
using System.IO.Compression;
using MemFormat.Wire;

namespace MemFormat;

// The algorithms that MemFormat itself has.
public abstract partial class MemFormatCompression
{
    /// <summary>Stands for the absence of a compression; never asked to do anything.</summary>
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
        /// <summary>What .NET takes for the best of both, speed and size.</summary>
        internal const int UsualQuality = 4;

        private const int MaxQuality = 11;

        /// <summary>The bits of the window, in which repetitions are found: 4 MiB.</summary>
        private const int Window = 22;

        // One for each quality, so that options which say the same are equal.
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
                    {
                        return status == OperationStatus.Done && compressed.IsEmpty;
                    }
                }
            }
            finally
            {
                decoder.Dispose();
            }
        }
    }
}
