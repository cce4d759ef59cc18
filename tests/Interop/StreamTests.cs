using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What WriteManyAsync writes is read value by value, in whatever pieces it comes.</summary>
public class StreamTests
{
    [ScriptFact("It runs Node.")]
    public async Task Values_of_a_stream_are_those_of_payloads()
    {
        var requests = new List<Request>();
        var expected = new List<string>();
        await Add(Order.Make);
        await Add(Drawing.Make);
        await Add(Scalars.Make);
        await Add(s => IShape.Make(s, 2));
        var wrong = requests.Zip(PrintedCorpus.Lossless.Exchange(requests), expected)
            .Where(p => p.Second.Bytes != p.Third).Select(p => $"{p.First.Root} in chunks of {p.First.Chunk}: {p.Second.Crash ?? p.Second.Error} at {p.Second.Offset}").ToList();
        Assert.True(wrong.Count == 0, string.Join("\n", wrong));

        async Task Add<T>(Func<ValueSource, T> make)
        {
            T[] values = [make(ValueSource.Least()), make(ValueSource.Greatest()), make(ValueSource.Seeded(5)), make(ValueSource.Greatest())];
            var stream = new MemoryStream();
            await MemFormatSerializer.WriteManyAsync(stream, values);
            await MemFormatSerializer.WriteManyAsync(stream, values[..1]);
            foreach (var chunk in new[] { 1, 7, 1000, int.MaxValue })
            {
                requests.Add(new Request(CSharpNames.Of(typeof(T)), stream.ToArray(), chunk));
                expected.Add(string.Join(",", values.Append(values[0]).Select(v => Convert.ToBase64String(MemFormatSerializer.Serialize(v)))));
            }
        }
    }

    [ScriptFact("It runs Node.")]
    public void Streams_of_another_shape_are_read_as_payloads_are_and_cut_ones_are_an_error()
    {
        var cases = ChangeCases.All.Where(c => PrintedCorpus.Lossless.Has(c.ReaderType) && !c.Name.Contains("union", StringComparison.OrdinalIgnoreCase)).ToList();
        var payloads = cases.Select(c => new Request(CSharpNames.Of(c.ReaderType), c.Payload())).ToList();
        var single = PrintedCorpus.Lossless.Exchange(payloads);
        var streamed = PrintedCorpus.Lossless.Exchange(payloads.Select(p => p with { Bytes = Message(p.Bytes), Chunk = 5 }));
        var cut = PrintedCorpus.Lossless.Exchange(payloads.Select(p => p with { Bytes = Message(p.Bytes)[..^1], Chunk = 5 }));
        var wrong = cases.Zip(single.Zip(streamed, cut)).Where(p => (p.Second.First.Bytes, p.Second.First.Error) != (p.Second.Second.Bytes, p.Second.Second.Error) || p.Second.Third.Error is null)
            .Select(p => $"{p.First}: {p.Second}").ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {cases.Count}\n{string.Join("\n", wrong)}");
    }

    /// <summary>The only message of a stream with the value of an inline payload that has no unions.</summary>
    private static byte[] Message(byte[] payload)
    {
        var at = 1;
        var length = Number(payload, ref at);
        var body = payload[(at + length)..];
        return [2, 1, 0, .. Bytes(length), .. payload[at..(at + length)], .. Bytes(body.Length), .. body];
    }

    private static int Number(byte[] bytes, ref int at)
    {
        var number = 0;
        for (var shift = 0; ; shift += 7)
        {
            number |= (bytes[at] & 127) << shift;
            if (bytes[at++] < 128)
                return number;
        }
    }

    private static IEnumerable<byte> Bytes(int number)
    {
        for (; number > 127; number >>= 7)
            yield return (byte)(number | 128);
        yield return (byte)number;
    }
}
