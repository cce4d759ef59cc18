using System.Diagnostics;
using MemFormat;
using MemFormat.Files.Blocks;
using MemFormat.Files.Benchmarks;
using static MemFormat.Files.Benchmarks.Cost;

// Everything in one process, in turns. With the sample's catalog.mem as argument: its types, and levels of compression.
const int Values = 1_000_000, Sample = 200_000;
var folder = Directory.CreateTempSubdirectory("memfile-");
try
{
    if (args is [var catalog])
    {
        CatalogRates.Run(catalog, folder.FullName);
        return;
    }

    var orders = Enumerable.Range(0, Sample).Select(Order.Of).ToArray();
    var payloads = orders.Select(o => MemFormatSerializer.Serialize(o, new() { Header = MemFormatHeader.None })).ToArray();
    Console.WriteLine($"{Values:N0} orders, {payloads.Sum(p => (long)p.Length) / Sample} bytes each; {Environment.ProcessorCount} processors");
    foreach (var compression in (MemFormatCompression[])[MemFormatCompression.None, MemFormatCompression.Brotli(), MemFormatZstandard.Zstd()])
        Measure(compression);

    void Measure(MemFormatCompression compression)
    {
        var path = Path.Combine(folder.FullName, compression.Name);
        var options = new MemFileOptions { Values = new() { Compression = compression } };
        var append = Stopwatch.StartNew();
        using (var writer = MemFile.Create<Order>(path, options))
        {
            for (var i = 0; i < Values; i++)
                writer.Add(orders[i % Sample]);
            writer.Flush();
        }

        append.Stop();
        using var reader = MemFile.Open<Order>(path, options);
        using var mapped = MemFile.Open<Order>(path, options with { MemoryMapped = true });
        var memory = Best(() => InMemory(payloads));
        var sequential = Best(() => Time(() => reader.Count()));
        var sequentialMapped = Best(() => Time(() => mapped.Count()));
        var ordered = Best(() => Time(() => reader.ReadParallelAsync().CountAsync().AsTask().Wait()));
        var one = Best(() => Time(() => Blocks(reader, 1)));
        var two = Best(() => Time(() => Blocks(reader, 2)));
        var random = new Random(1);
        var single = Best(() => Time(() => Repeat(2_000, () => reader[random.Next(Values)])) / 2_000);
        var open = Best(() => Time(() => MemFile.Open<Order>(path, options).Dispose()));
        Console.WriteLine($"{compression}: {new FileInfo(path).Length:N0} bytes");
        Console.WriteLine($"  append                 {append.Elapsed.TotalMicroseconds / Values:N2} us a value, with the disk");
        Console.WriteLine($"  in memory              {memory:N0} ms");
        Console.WriteLine($"  in order               {sequential:N0} ms, {memory / sequential:N2}x of the rate in memory; mapped {sequentialMapped:N0} ms, {memory / sequentialMapped:N2}x");
        if (compression == MemFormatCompression.None)
            ProcessorTime(path, reader, mapped);
        Console.WriteLine($"  in order, in parallel  {ordered:N0} ms");
        Console.WriteLine($"  blocks, one thread     {one:N0} ms; two {two:N0} ms, {one / two:N2}x");
        Console.WriteLine($"  a value by number      {single * 1000:N1} us");
        Console.WriteLine($"  open                   {open:N2} ms");
    }

    // What no reader can do without: an iterator,
    // and each block copied from the system, unless it is mapped, and summed up.
    void ProcessorTime(string path, MemFileReader<Order> reader, MemFileReader<Order> mapped)
    {
        var bytes = File.ReadAllBytes(path);
        var memory = Best(() => Processor(() => InMemory(payloads)));
        var iterated = Best(() => Processor(() => Iterated(payloads).Count()));
        var (read, readMapped) = (Best(() => Processor(() => reader.Count())), Best(() => Processor(() => mapped.Count())));
        var (least, leastMapped) = (iterated + Best(() => Processor(() => ReadAndSum(path))), iterated + Best(() => Processor(() => Checksums.Of(bytes))));
        Console.WriteLine($"  the same by processor time: {memory / read:N2}x, mapped {memory / readMapped:N2}x; an iterator in memory {memory / iterated:N2}x");
        Console.WriteLine($"    an iterator, and the bytes copied and summed up: {memory / least:N2}x; only summed up: {memory / leastMapped:N2}x");
    }
}
finally
{
    folder.Delete(recursive: true);
}

static double InMemory(byte[][] payloads) => Time(() =>
{
    var options = new MemFormatOptions { Header = MemFormatHeader.None };
    for (var i = 0; i < Values; i++)
        MemFormatSerializer.Deserialize<Order>(payloads[i % Sample], options);
});

static IEnumerable<Order> Iterated(byte[][] payloads)
{
    var options = new MemFormatOptions { Header = MemFormatHeader.None };
    for (var i = 0; i < Values; i++)
        yield return MemFormatSerializer.Deserialize<Order>(payloads[i % Sample], options)!;
}

static void ReadAndSum(string path)
{
    using var file = File.OpenHandle(path);
    var block = new byte[1 << 15];
    for (long offset = 0; RandomAccess.Read(file, block, offset) is > 0 and var size; offset += size)
        Checksums.Of(block.AsSpan(0, size));
}

static void Blocks(MemFileReader<Order> reader, int threads) =>
    Parallel.ForEach(reader.Blocks, new ParallelOptions { MaxDegreeOfParallelism = threads }, block => block.Count());

static void Repeat(int times, Func<Order> action)
{
    for (var i = 0; i < times; i++)
        action();
}
