using System.IO.Compression;
using System.IO.Pipelines;

namespace MemFormat.Tests.Compression;

/// <summary>Many values in a stream that compresses, as docs/compression.md shows it.</summary>
public class CompressedStreamTests
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    [Fact]
    public async Task Values_so_far_arrive_while_the_source_waits()
    {
        var pipe = new Pipe();
        var isRead = new TaskCompletionSource();
        List<int> read = [];
        await Task.WhenAll(WriteAsync(), ReadAsync()).WaitAsync(s_limit);
        Assert.Equal([1, 2, 3], read);

        async IAsyncEnumerable<int> Values()
        {
            yield return 1;
            yield return 2;
            await isRead.Task;
            yield return 3;
        }

        async Task WriteAsync()
        {
            await using var stream = new BrotliStream(pipe.Writer.AsStream(), CompressionLevel.Fastest);
            await MemFormatSerializer.WriteManyAsync(stream, Values());
        }

        async Task ReadAsync()
        {
            await using var stream = new BrotliStream(pipe.Reader.AsStream(), CompressionMode.Decompress);
            await foreach (var value in MemFormatSerializer.ReadManyAsync<int>(stream))
            {
                read.Add(value);
                if (value == 2)
                    isRead.SetResult();
            }
        }
    }
}
