using Corpus;
using Corpus.Changes;
using Corpus.Pooling;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What WriteManyAsync writes is read value by value, in whatever pieces it comes.</summary>
public class StreamTests
{
    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Values_of_a_stream_are_those_of_payloads(Runner runner)
    {
        var requests = new List<Request>();
        await Add(Order.Make);
        await Add(Drawing.Make);
        await Add(Scalars.Make);
        await Add(s => IShape.Make(s, 2));
        await Add(PooledTexts.Make);
        PrintedCorpus.Lossless.Exchange(runner, "pieces", requests);

        async Task Add<T>(Func<ValueSource, T> make)
        {
            var values = Values(make);
            var stream = new MemoryStream();
            await MemFormatSerializer.WriteManyAsync(stream, values);
            await MemFormatSerializer.WriteManyAsync(stream, values[..1]);
            foreach (var piece in new[] { 1, 7, 1000, int.MaxValue })
            {
                requests.Add(new Request($"{typeof(T).Name} in pieces of {piece}", CSharpNames.Of(typeof(T)), Asks.Pieces, stream.ToArray())
                {
                    Piece = piece, Expected = Payloads([.. values, values[0]]),
                });
            }

            foreach (var header in new[] { MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64 })
            {
                var named = new MemoryStream();
                await MemFormatSerializer.WriteManyAsync(named, values, new MemFormatOptions { Header = header });
                requests.Add(new Request($"{typeof(T).Name} by {header}", CSharpNames.Of(typeof(T)), Asks.Pieces,
                    named.ToArray())
                { Piece = 100, Expected = Payloads(values) });
            }
        }
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Responses_of_the_server_are_read_wherever_the_network_cuts_them(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var piece in new[] { 1, 3, 61, 4096 })
            Add(piece, Drawing.Make);
        Add(2, Order.Make);

        PrintedCorpus.Lossless.Exchange(runner, "responses", requests);

        void Add<T>(int piece, Func<ValueSource, T> make)
        {
            // Each piece takes a millisecond.
            var values = piece > 1000 ? Values(make) : [make(ValueSource.Least()), make(ValueSource.Seeded(5)), make(ValueSource.Least())];
            var path = Server.Serve($"{typeof(T).Name}{piece}",
                new LiveStream((
                    stream,
                    _,
                    cancellation) => MemFormatSerializer.WriteManyAsync(stream, values, null, cancellation))
                { Piece = piece });
            requests.Add(new Request(
                $"{typeof(T).Name} in pieces of {piece}", CSharpNames.Of(typeof(T)), Asks.Fetch, [])
            { Path = path, Expected = Payloads(values) });
        }
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Values_are_read_as_soon_as_they_are_there_and_whoever_leaves_ends_the_response(Runner runner)
    {
        var values = Values(Order.Make);
        var stream =
            new LiveStream((stream, readAsync, cancellation) => MemFormatSerializer.WriteManyAsync(stream, OneByOne(readAsync), null, cancellation));
        var request = new Request("Order, one by one", CSharpNames.Of(typeof(Order)), Asks.Leave, [])
        {
            Path = Server.Serve($"left{runner}", stream), Count = 3, Expected = Payloads(values[..3]),
        };
        PrintedCorpus.Lossless.Exchange(runner, "left", [request]);
        Assert.True(await stream.WasLeft);

        async IAsyncEnumerable<Order> OneByOne(Func<Task> readAsync)
        {
            foreach (var value in values)
            {
                yield return value;
                await readAsync();
            }
        }
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Streams_of_another_shape_are_read_as_csharp_reads_them_and_cut_ones_are_an_error(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var change in EvolutionTests.Changes.Where(c => PrintedCorpus.Lossless.Has(c.ReaderType) && !EvolutionTests.DiffersOnPurpose(c)))
        {
            var request = new Request(change.Name, CSharpNames.Of(change.ReaderType), Asks.Pieces, await change.SessionAsync(3)) { Piece = 5 };
            requests.Add(
                request with { Name = change.Name + ", cut", Payload = request.Payload[..^1], Error = change.Error?.ToString() ?? "Truncated" });
            requests.Add(change.Error is { } error
                ? request with { Error = error.ToString() }
                : request with { Expected = [.. (await change.ReadSessionAsync(new MemoryStream(request.Payload))).SelectMany(change.Write)] });
        }

        PrintedCorpus.Lossless.Exchange(runner, "sessions", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Compressed_streams_are_decompressed_part_by_part(Runner runner)
    {
        var options = new MemFormatOptions { Compression = MemFormatZstandard.Zstd() };
        var requests = new List<Request>();
        await Add(Order.Make);
        await Add(Drawing.Make);
        await Add(s => IShape.Make(s, 2));

        // More than one part, and an order that is compressed by itself.
        var orders = Enumerable.Range(0, 300).Select(i => Order.Make(ValueSource.Seeded(i)))
            .Append(new Order { Id = 1, Customer = new string('a', 2_000_000) }).ToArray();
        var written = await Written(orders);
        Assert.Contains((byte)3, written);
        requests.Add(new Request("orders", CSharpNames.Of(typeof(Order)), Asks.Compressed, written) { Piece = 10_000, Expected = Payloads(orders) });
        PrintedCorpus.Lossless.Exchange(runner, "compressedStreams", requests);

        async Task Add<T>(Func<ValueSource, T> make)
        {
            var values = Values(make);
            byte[] stream = [.. await Written(values), .. await Written(values[..1])];
            Assert.Equal([7, 2], stream[..2]);
            foreach (var piece in new[] { 1, 1000, int.MaxValue })
            {
                requests.Add(new Request($"{typeof(T).Name} in pieces of {piece}", CSharpNames.Of(typeof(T)), Asks.Compressed, stream)
                {
                    Piece = piece, Expected = Payloads([.. values, values[0]]),
                });
            }

            requests.Add(
                new Request($"{typeof(T).Name}, cut", CSharpNames.Of(typeof(T)), Asks.Compressed, stream[..^1]) { Piece = 7, Error = "Truncated" });
        }

        async Task<byte[]> Written<T>(T[] values)
        {
            var stream = new MemoryStream();
            await MemFormatSerializer.WriteManyAsync(stream, values, options);
            return stream.ToArray();
        }
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Streams_that_are_written_are_read_by_csharp(Runner runner)
    {
        await Check(Order.Make);
        await Check(Drawing.Make);
        await Check(s => IShape.Make(s, 2));
        await Check(PooledTexts.Make);

        async Task Check<T>(Func<ValueSource, T> make)
        {
            var values = Values(make);
            var stream = new MemoryStream();
            await MemFormatSerializer.WriteManyAsync(stream, values);
            var answer =
                PrintedCorpus.Lossless.Exchange(runner, "rewritten" + typeof(T).Name,
                    [new Request(typeof(T).Name, CSharpNames.Of(typeof(T)), Asks.Rewrite, stream.ToArray())]).Single();
            var read = new List<T>();
            await foreach (var value in MemFormatSerializer.ReadManyAsync<T>(new MemoryStream(answer.Written!)))
                read.Add(value);
            Assert.Equal(values.Length, read.Count);
            foreach (var (expected, actual) in values.Zip(read))
            {
                Assert.Equal(
                    Shown.Of(typeof(T), MemFormatSerializer.Serialize(expected)), Shown.Of(typeof(T), MemFormatSerializer.Serialize(actual)));
            }

            // Firefox has a NaN of its own.
            if (runner != Runner.Firefox)
                Assert.Equal(Payloads(values), Payloads(read.ToArray()));
        }
    }

    private static T[] Values<T>(Func<ValueSource, T> make) =>
        [make(ValueSource.Least()), make(ValueSource.Greatest()), make(ValueSource.Seeded(5)), make(ValueSource.Greatest())];

    private static byte[] Payloads<T>(T[] values) => [.. values.SelectMany(v => MemFormatSerializer.Serialize(v))];
}
