using MemFormat.Wire;
using MemFormat.Zstandard.Native;

namespace MemFormat.Zstandard;

/// <summary>Zstandard: a payload is one frame that states its size.</summary>
internal sealed unsafe class ZstdCompression : MemFormatCompression
{
    /// <summary>The window for repetitions that a reader takes memory for: 8 MiB. With long distances, 128 MiB.</summary>
    private const int UsualWindow = 23, LongWindow = 27;

    /// <summary>Output that is taken for granted: as much as MemFormat gives at first.</summary>
    private const int FirstSize = 1 << 16, UsualRatio = 16;

    /// <summary>What takes more memory than this is not kept.</summary>
    private const uint LargestKept = 16 << 20;

    private readonly MemFormatZstandardOptions _options;
    private readonly ZstdPool<ZstdCompressor> _compressors;
    private readonly ZstdPool<ZstdDecompressor> _decompressors;
    private readonly ZstdWriteDictionary? _dictionary;
    private readonly Dictionary<uint, MemFormatZstandardDictionary> _known = [];

    public ZstdCompression(MemFormatZstandardOptions options)
        : base((int)WrapperId.Zstandard, "Zstandard")
    {
        _options = options;
        _compressors = new(CreateCompressor);
        _decompressors = new(CreateDecompressor);
        foreach (var dictionary in options.Dictionary is { } own ? options.FormerDictionaries.Prepend(own) : options.FormerDictionaries)
        {
            if (!_known.TryAdd(dictionary.Id, dictionary) && !_known[dictionary.Id].Bytes.Span.SequenceEqual(dictionary.Bytes.Span))
                throw new ArgumentException($"Two dictionaries have the id {dictionary.Id}.", nameof(options));
        }

        _dictionary = options.Dictionary?.ForWriting(options.Level);
    }

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        var compressor = _compressors.Rent();
        nuint result;
        fixed (byte* source = payload, target = destination)
            result = Zstd.Compress(compressor, target, (nuint)destination.Length, source, (nuint)payload.Length);

        Return(compressor);
        bytesWritten = 0;
        if (Zstd.IsTooSmall(result))
            return false;
        Check(result);
        bytesWritten = (int)result;
        return true;
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
    {
        // Nothing but a frame: libzstd would also take frames to skip, and those of its oldest versions.
        if (!BinaryPrimitives.TryReadUInt32LittleEndian(compressed, out var magic) || magic != Zstd.Magic)
            return false;

        fixed (byte* source = compressed)
        {
            var size = Zstd.FrameContentSize(source, (nuint)compressed.Length);
            if (size != Zstd.SizeUnknown && size != (ulong)length)
                return false;

            var decompressor = RentDecompressor(DictionaryOf(Zstd.DictionaryOfFrame(source, (nuint)compressed.Length)));
            try
            {
                // All at once needs no window, but all of the memory. A mere claim of it is not enough.
                var isPaidFor = size != Zstd.SizeUnknown && length <= Math.Max(FirstSize, (long)UsualRatio * compressed.Length);
                return isPaidFor
                    ? DecompressAtOnce(decompressor, source, compressed.Length, destination, length)
                    : DecompressInParts(decompressor, source, compressed.Length, destination);
            }
            finally
            {
                // Also where a destination refuses more than was promised.
                Return(decompressor);
            }
        }
    }

    private static bool DecompressAtOnce(ZstdDecompressor decompressor, byte* source, int size, IBufferWriter<byte> destination, int length)
    {
        // There may be more frames behind the first one.
        if (Zstd.FrameCompressedSize(source, (nuint)size) != (nuint)size)
            return false;

        nuint result;
        fixed (byte* target = destination.GetSpan(length))
            result = Zstd.Decompress(decompressor, target, (nuint)length, source, (nuint)size);
        if (result != (nuint)length)
            return false;
        destination.Advance(length);
        return true;
    }

    /// <summary>Decompresses with little memory at a time.</summary>
    /// <param name="decompressor">At the start of a frame, or, for a part of a stream, where the part before it ended.</param>
    /// <param name="source">The bytes.</param>
    /// <param name="size">Their number.</param>
    /// <param name="destination">Where to.</param>
    /// <param name="isPart">Whether the bytes are such a part. The frame of a stream does not end.</param>
    public static bool DecompressInParts(ZstdDecompressor decompressor, byte* source, int size, IBufferWriter<byte> destination, bool isPart = false)
    {
        var input = new ZstdBuffer(source, size);
        while (true)
        {
            var span = destination.GetSpan();
            nuint result;
            int written;
            fixed (byte* target = span)
            {
                var output = new ZstdBuffer(target, span.Length);
                result = Zstd.Decompress(decompressor, ref output, ref input);
                written = (int)output.Position;
            }

            if (Zstd.IsError(result))
                return false;
            destination.Advance(written);
            if (result == 0)
                return !isPart && input.Position == input.Size;
            if (input.Position == input.Size && written < span.Length)
                return isPart;
        }
    }

    public override MemFormatCompression ForStream() => new ZstdStream(this);

    public static void Check(nuint result)
    {
        if (Zstd.IsError(result))
            throw new InvalidOperationException($"libzstd refused: {Zstd.ErrorName(result)}.");
    }

    private static T Made<T>(T made)
        where T : ZstdHandle => made.IsInvalid ? throw new OutOfMemoryException("libzstd found no memory.") : made;

    /// <summary>What compresses a frame from its start on.</summary>
    public ZstdCompressor RentCompressor()
    {
        var compressor = _compressors.Rent();
        try
        {
            Check(Zstd.Reset(compressor, Zstd.SessionOnly));
            return compressor;
        }
        catch
        {
            compressor.Dispose();
            throw;
        }
    }

    /// <summary>What decompresses a frame from its start on.</summary>
    public ZstdDecompressor RentDecompressor(nint dictionary)
    {
        var decompressor = _decompressors.Rent();
        try
        {
            Check(Zstd.Reset(decompressor, Zstd.SessionOnly));
            Check(Zstd.Use(decompressor, dictionary));
            return decompressor;
        }
        catch
        {
            decompressor.Dispose();
            throw;
        }
    }

    /// <summary>Takes one back, wherever its frame has ended: the next one begins anew.</summary>
    public void Return(ZstdCompressor compressor) => _compressors.Return(compressor, isLarge: Zstd.SizeOf(compressor) > LargestKept);

    /// <inheritdoc cref="Return(ZstdCompressor)"/>
    public void Return(ZstdDecompressor decompressor) => _decompressors.Return(decompressor, isLarge: Zstd.SizeOf(decompressor) > LargestKept);

    /// <summary>The dictionary with an id; 0 for none. It lives as long as this compression, which the caller holds.</summary>
    public nint DictionaryOf(uint id) =>
        id == 0 ? 0
        : _known.TryGetValue(id, out var dictionary) ? dictionary.ForReading().DangerousGetHandle()
        : throw new InvalidDataException(
            $"The payload needs the dictionary with the id {id}. Name it in MemFormatZstandardOptions.FormerDictionaries.");

    private ZstdCompressor CreateCompressor()
    {
        var compressor = Made(Zstd.CreateCompressor());
        try
        {
            Prepare(compressor);
            return compressor;
        }
        catch
        {
            compressor.Dispose();
            throw;
        }
    }

    private ZstdDecompressor CreateDecompressor()
    {
        var decompressor = Made(Zstd.CreateDecompressor());
        try
        {
            Check(Zstd.Set(decompressor, Zstd.WindowLogMax, _options.LongDistance ? LongWindow : UsualWindow));
            return decompressor;
        }
        catch
        {
            decompressor.Dispose();
            throw;
        }
    }

    private void Prepare(ZstdCompressor compressor)
    {
        Check(Zstd.Set(compressor, Zstd.Level, _options.Level));
        Check(Zstd.Set(compressor, Zstd.Checksum, _options.Checksum ? 1 : 0));
        if (_options.LongDistance)
        {
            Check(Zstd.Set(compressor, Zstd.LongDistance, 1));
            Check(Zstd.Set(compressor, Zstd.WindowLog, LongWindow));
        }
        else if (_options.Level > MemFormatZstandardOptions.LastLevelOfUsualWindow)
        {
            Check(Zstd.Set(compressor, Zstd.WindowLog, UsualWindow));
        }

        if (_dictionary is not null)
            Check(Zstd.Use(compressor, _dictionary));
    }
}
