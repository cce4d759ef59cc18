using System.IO.Pipelines;

namespace MemFormat.Campaign.Tests;

/// <summary>Streams of many values that end anywhere: what came whole is read, the rest is an error, and the same for streams and pipes.</summary>
public class DrawnStreamTests
{
    private const int Rounds = 15, Cuts = 12, MostBytes = 2_000;

    [Fact]
    public async Task A_stream_that_ends_anywhere_gives_what_came_whole()
    {
        var (whole, cut) = (0, 0);
        foreach (var draw in Life.Rounds(Rounds))
        {
            foreach (var (all, part) in new[] { await Try<Everything>(draw), await Try<Keeping>(draw), await Try<Animal>(draw), await Try<Wide>(draw),
                await Try<Made>(draw) })
            {
                (whole, cut) = (whole + all, cut + part);
            }
        }

        Assert.InRange(whole, Rounds, int.MaxValue);
        Assert.InRange(cut, Rounds, int.MaxValue);
    }

    private static async Task<(int Whole, int Cut)> Try<T>(Draw draw)
    {
        var target = Target.All.First(t => t.Name == typeof(T).Name);
        var drawn = new PayloadDraw(new Draw(default, new Random(draw.Next(1 << 20))), target.Descriptor, [target.Descriptor], MostBytes).Session();
        var (values, _) = await Read<T>(new MemoryStream(drawn), default);
        var streams = new List<(byte[] Bytes, MemFormatOptions Options, bool IsWell)> { (drawn, MemFormatOptions.Default, false) };
        foreach (var compression in new[] { MemFormatCompression.None, MemFormatCompression.Brotli() })
        {
            var (options, written) = (new MemFormatOptions { Compression = compression }, new MemoryStream());
            await MemFormatSerializer.WriteManyAsync(written, values, options);
            streams.Add((written.ToArray(), options, true));
        }

        var (whole, cut) = (0, 0);
        foreach (var (bytes, options, isWell) in streams)
        {
            var (all, error) = await Read<T>(new MemoryStream(bytes), options);
            Assert.True(!isWell || (error is null && all.Count == values.Count), $"{error}");
            whole += all.Count;
            for (var left = Cuts; left > 0; left--)
            {
                var length = draw.Next(bytes.Length + 1);
                var (part, why) = await Read<T>(new FaultyStream(bytes[..length], int.MaxValue, draw.Once(2)) { Step = 1 + draw.Next(200) }, options);
                var pipe = PipeReader.Create(new FaultyStream(bytes[..length], int.MaxValue, draw.Once(2)) { Step = 1 + draw.Next(200) });
                var (piped, whyPiped) = await Read<T>(pipe, options);
                Assert.Equal((part.Count, why?.Error, why?.Offset), (piped.Count, whyPiped?.Error, whyPiped?.Offset));
                Assert.True(part.Count <= all.Count);
                foreach (var (one, other) in part.Zip(all))
                    Assert.Equal(target.Write(other), target.Write(one));
                if (isWell)
                {
                    Assert.True(why is null or { Error: MemFormatError.Truncated or MemFormatError.InvalidData }
                        && (length < bytes.Length || part.Count == all.Count), $"{why}");
                }

                cut += why is null ? 0 : 1;
            }
        }

        return (whole, cut);
    }

    private static Task<(List<T?> Values, MemFormatException? Error)> Read<T>(Stream stream, MemFormatOptions? options) =>
        Read(MemFormatSerializer.ReadManyAsync<T>(stream, options));

    private static Task<(List<T?> Values, MemFormatException? Error)> Read<T>(PipeReader pipe, MemFormatOptions? options) =>
        Read(MemFormatSerializer.ReadManyAsync<T>(pipe, options));

    private static async Task<(List<T?> Values, MemFormatException? Error)> Read<T>(IAsyncEnumerable<T?> many)
    {
        var values = new List<T?>();
        try
        {
            await foreach (var value in many)
                values.Add(value);
            return (values, null);
        }
        catch (MemFormatException exception)
        {
            return (values, exception);
        }
    }
}
