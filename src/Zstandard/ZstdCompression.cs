using MemFormat.Wire;
using MemFormat.Zstandard.Contexts;

namespace MemFormat.Zstandard;

/// <summary>Zstandard: a payload is one frame that states its size.</summary>
internal sealed class ZstdCompression : MemFormatCompression
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
        _decompressors = new(() => new ZstdDecompressor(_options.LongDistance ? LongWindow : UsualWindow));
        foreach (var dictionary in options.Dictionary is { } own ? options.FormerDictionaries.Prepend(own) : options.FormerDictionaries)
        {
            if (!_known.TryAdd(dictionary.Id, dictionary) && !_known[dictionary.Id].Bytes.Span.SequenceEqual(dictionary.Bytes.Span))
                throw new ArgumentException($"Two dictionaries have the id {dictionary.Id}.", nameof(options));
        }

        _dictionary = options.Dictionary?.ForWriting(options.Level);
    }

    public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
    {
        // Not given back where it throws: no result of ours does that.
        var compressor = _compressors.Rent();
        var fits = compressor.TryCompress(payload, destination, out bytesWritten);
        Return(compressor);
        return fits;
    }

    public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length)
    {
        if (!ZstdFrame.TryRead(compressed, out var frame) || (frame.Size is { } size && size != (ulong)length))
            return false;
        var decompressor = RentDecompressor(frame);
        try
        {
            // All at once needs no window, but all of the memory. A mere claim of it is not enough.
            var isPaidFor = frame.Size is not null && length <= Math.Max(FirstSize, (long)UsualRatio * compressed.Length);
            return isPaidFor
                ? DecompressAtOnce(decompressor, compressed, destination, length)
                : DecompressInParts(decompressor, compressed, destination);
        }
        finally
        {
            // Also where a destination refuses more than was promised.
            Return(decompressor);
        }
    }

    private static bool DecompressAtOnce(ZstdDecompressor decompressor, ReadOnlySpan<byte> frame, IBufferWriter<byte> destination, int length)
    {
        // There may be more frames behind the first one.
        if (!ZstdFrame.IsAllOf(frame) || !decompressor.TryDecompress(frame, destination.GetSpan(length)[..length]))
            return false;
        destination.Advance(length);
        return true;
    }

    /// <summary>Decompresses with little memory at a time.</summary>
    /// <param name="decompressor">At the start of a frame, or, for a part of a stream, where the part before it ended.</param>
    /// <param name="frame">The bytes.</param>
    /// <param name="destination">Where to.</param>
    /// <param name="isPart">Whether the bytes are such a part. The frame of a stream does not end.</param>
    public static bool DecompressInParts(
        ZstdDecompressor decompressor, ReadOnlySpan<byte> frame, IBufferWriter<byte> destination, bool isPart = false)
    {
        while (true)
        {
            var span = destination.GetSpan();
            if (!decompressor.TryContinue(frame, span, out var read, out var written, out var isEnd))
                return false;
            destination.Advance(written);
            frame = frame[read..];
            if (isEnd)
                return !isPart && frame.IsEmpty;
            if (frame.IsEmpty && written < span.Length)
                return isPart;
        }
    }

    public override MemFormatCompression ForStream() => new ZstdStream(this);

    /// <summary>What compresses a frame from its start on.</summary>
    public ZstdCompressor RentCompressor()
    {
        var compressor = _compressors.Rent();
        compressor.Begin();
        return compressor;
    }

    /// <summary>What decompresses a frame from its start on.</summary>
    /// <exception cref="InvalidDataException">The frame needs a dictionary that is not there.</exception>
    public ZstdDecompressor RentDecompressor(ZstdFrame frame)
    {
        var dictionary = DictionaryOf(frame.Dictionary);
        var decompressor = _decompressors.Rent();
        decompressor.Begin(dictionary);
        return decompressor;
    }

    /// <summary>Takes one back, wherever its frame has ended: the next one begins anew.</summary>
    public void Return(ZstdCompressor compressor) => _compressors.Return(compressor, isLarge: compressor.Size > LargestKept);

    /// <inheritdoc cref="Return(ZstdCompressor)"/>
    public void Return(ZstdDecompressor decompressor) => _decompressors.Return(decompressor, isLarge: decompressor.Size > LargestKept);

    private ZstdReadDictionary? DictionaryOf(uint id) =>
        id == 0 ? null
        : _known.TryGetValue(id, out var dictionary) ? dictionary.ForReading()
        : throw new InvalidDataException(
            $"The payload needs the dictionary with the id {id}. Name it in MemFormatZstandardOptions.FormerDictionaries.");

    private ZstdCompressor CreateCompressor()
    {
        var compressor = new ZstdCompressor();
        compressor.Set(ZSTD_cParameter.ZSTD_c_compressionLevel, _options.Level);
        compressor.Set(ZSTD_cParameter.ZSTD_c_checksumFlag, _options.Checksum ? 1 : 0);
        if (_options.LongDistance)
        {
            compressor.Set(ZSTD_cParameter.ZSTD_c_enableLongDistanceMatching, 1);
            compressor.Set(ZSTD_cParameter.ZSTD_c_windowLog, LongWindow);
        }
        else if (_options.Level > MemFormatZstandardOptions.LastLevelOfUsualWindow)
        {
            compressor.Set(ZSTD_cParameter.ZSTD_c_windowLog, UsualWindow);
        }

        if (_dictionary is not null)
            compressor.Use(_dictionary);
        return compressor;
    }
}
