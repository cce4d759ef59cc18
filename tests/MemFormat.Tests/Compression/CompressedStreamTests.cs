using System.IO.Pipelines;

namespace MemFormat.Tests.Compression;

/// <summary>Many values in a compressed stream, as docs/compression.md shows it.</summary>
public class CompressedStreamTests
{
    private static readonly MemFormatOptions s_options = new() { Compression = MemFormatCompression.Brotli() };
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
            await MemFormatSerializer.WriteManyAsync(pipe.Writer, Values(), s_options);
            await pipe.Writer.CompleteAsync();
        }

        async Task ReadAsync()
        {
            await foreach (var value in MemFormatSerializer.ReadManyAsync<int>(pipe.Reader, s_options))
            {
                read.Add(value);
                if (value == 2)
                    isRead.SetResult();
            }
        }
    }
}
