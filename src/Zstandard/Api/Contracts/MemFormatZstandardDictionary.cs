using MemFormat.Zstandard.Contexts;

namespace MemFormat;

/// <summary>
/// What small payloads have in common, so that none of them has to hold it. Train it once, and keep its bytes as long
/// as payloads that name it.
/// </summary>
public sealed unsafe class MemFormatZstandardDictionary
{
    /// <summary>The size that zstd trains by default, in bytes.</summary>
    public const int UsualSize = 112_640;

    private readonly byte[] _bytes;
    private ZstdReadDictionary? _forReading;

    /// <summary>Takes the bytes of a trained dictionary. Only use dictionaries you trust.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <exception cref="ArgumentException">The bytes are no dictionary with an id.</exception>
    public MemFormatZstandardDictionary(ReadOnlySpan<byte> bytes)
    {
        fixed (byte* first = bytes)
            Id = Methods.ZSTD_getDictID_fromDict(first, (nuint)bytes.Length);
        if (Id == 0)
            throw new ArgumentException("The bytes are no dictionary with an id. Use the Bytes of a trained one.", nameof(bytes));
        _bytes = bytes.ToArray();

        // Damaged bytes are found now and not at the first payload.
        _ = ForReading();
    }

    /// <summary>The number by which payloads name it.</summary>
    public uint Id { get; }

    /// <summary>The dictionary, to be kept.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes;

    /// <summary>Makes a dictionary out of samples of your payloads, uncompressed: some hundreds, of a kilobyte or so.</summary>
    /// <param name="samples">The payloads. Together they should be a hundred times the size.</param>
    /// <param name="size">The largest size of the dictionary in bytes, 256 at least.</param>
    /// <exception cref="ArgumentException">There are too few samples to find anything in common.</exception>
    public static MemFormatZstandardDictionary Train(IEnumerable<byte[]> samples, int size = UsualSize)
    {
        ArgumentNullException.ThrowIfNull(samples);
        ArgumentOutOfRangeException.ThrowIfLessThan(size, 256);
        var all = new ArrayBufferWriter<byte>();
        var sizes = new List<nuint>();
        foreach (var sample in samples)
        {
            all.Write(sample);
            sizes.Add((nuint)sample.Length);
        }

        var trained = new byte[size];
        nuint result;
        fixed (byte* target = trained, source = all.WrittenSpan)
        fixed (nuint* counts = CollectionsMarshal.AsSpan(sizes))
            result = Methods.ZDICT_trainFromBuffer(target, (nuint)size, source, counts, (uint)sizes.Count);
        return Methods.ZDICT_isError(result)
            ? throw new ArgumentException(
                $"No dictionary can be trained with {sizes.Count} samples of {all.WrittenCount} bytes: "
                + $"{Methods.ZDICT_getErrorName(result)}. Give it more.",
                nameof(samples))
            : new MemFormatZstandardDictionary(trained.AsSpan(0, (int)result));
    }

    /// <summary>The dictionary for one level.</summary>
    internal ZstdWriteDictionary ForWriting(int level)
    {
        fixed (byte* first = _bytes)
            return new ZstdWriteDictionary(first, _bytes.Length, level) is { IsInvalid: false } made ? made : throw Damaged();
    }

    /// <summary>The dictionary for reading.</summary>
    internal ZstdReadDictionary ForReading()
    {
        if (Volatile.Read(ref _forReading) is { } known)
            return known;
        fixed (byte* first = _bytes)
        {
            var made = new ZstdReadDictionary(first, _bytes.Length);
            if (made.IsInvalid)
                throw Damaged();
            if (Interlocked.CompareExchange(ref _forReading, made, null) is not { } earlier)
                return made;
            made.Dispose();
            return earlier;
        }
    }

    private static ArgumentException Damaged() => new("The dictionary is damaged.");
}
