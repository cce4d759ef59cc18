using System.Buffers;
using ApiCatalog.Model;
using static MemFormat.Files.Benchmarks.Cost;

namespace MemFormat.Files.Benchmarks;

/// <summary>The same with real data: the catalog that the sample writes, and its types one by one.</summary>
internal static class CatalogRates
{
    private const int Repeats = 5;

    public static void Run(string catalog, string folder)
    {
        var payload = System.IO.File.ReadAllBytes(catalog);
        Types([.. MemFormatSerializer.Deserialize<Catalog>(payload)!.Assemblies.SelectMany(assembly => assembly.Types)], Path.Combine(folder, "types"));
        foreach (var quality in (int[])[1, 4, 5])
            Compressed(payload, MemFormatCompression.Brotli(quality), $"Brotli {quality}");
        foreach (var level in (int[])[1, 3, 4, 5, 6, 7, 9])
            Compressed(payload, MemFormatZstandard.Zstd(level), $"Zstandard {level}");
    }

    private static void Types(List<ApiType> types, string path)
    {
        var plain = new MemFormatOptions { Header = MemFormatHeader.None };
        var payloads = types.ConvertAll(type => MemFormatSerializer.Serialize(type, plain));
        using (var writer = MemFile.Create<ApiType>(path))
            writer.AddRange(types);
        using var reader = MemFile.Open<ApiType>(path);
        using var mapped = MemFile.Open<ApiType>(path, new() { MemoryMapped = true });
        var memory = Repeated(() => payloads.ForEach(each => MemFormatSerializer.Deserialize<ApiType>(each, plain)));
        var (read, readMapped) = (Repeated(() => reader.Count()), Repeated(() => mapped.Count()));
        Console.WriteLine($"{types.Count:N0} types of {payloads.Sum(each => each.Length) / types.Count} bytes: in memory {memory:N1} ms, from a file {memory / read:N2}x of the rate, mapped {memory / readMapped:N2}x; processor time");
    }

    private static void Compressed(byte[] payload, MemFormatCompression compression, string name)
    {
        var (packed, size) = (new byte[payload.Length], 0);
        var plain = new ArrayBufferWriter<byte>(payload.Length + 1);
        var write = Repeated(() => compression.TryCompress(payload, packed, out size));
        var read = Repeated(() =>
        {
            plain.ResetWrittenCount();
            compression.TryDecompress(packed.AsSpan(0, size), plain, payload.Length);
        });
        if (!plain.WrittenSpan.SequenceEqual(payload))
            throw new InvalidDataException(name);
        Console.WriteLine($"{name,-12} {size,10:N0} bytes  compress {write,6:N1} ms  decompress {read,4:N1} ms");
    }

    private static double Repeated(Action action) => Best(() => Processor(() =>
    {
        for (var i = 0; i < Repeats; i++)
            action();
    })) / Repeats;
}
