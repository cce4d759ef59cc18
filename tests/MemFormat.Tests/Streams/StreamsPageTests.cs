using System.IO.Pipelines;

namespace MemFormat.Tests;

/// <summary>What docs/streams.md says of its examples. Those run as printed in PageExampleTests of the tool's tests.</summary>
public partial class StreamsPageTests
{
    [Fact]
    public async Task A_stream_holds_one_payload()
    {
        var order = new Order(7);
        var stream = new MemoryStream();
        MemFormatSerializer.Serialize(stream, order);
        stream.Position = 0;
        Order? read = MemFormatSerializer.Deserialize<Order>(stream);
        Assert.Equal(order, read);

        await using var file = new FileStream(
            Path.GetTempFileName(), FileMode.Open, FileAccess.ReadWrite, FileShare.None, 4096, FileOptions.DeleteOnClose);
        await MemFormatSerializer.SerializeAsync(file, order);
        file.Position = 0;
        Order? again = await MemFormatSerializer.DeserializeAsync<Order>(file);
        Assert.Equal(order, again);
    }

    [Fact]
    public async Task The_example_of_request_and_response_works()
    {
        var (request, response) = (new Pipe(), new Pipe());
        var answer = AnswerAsync(request.Reader, response.Writer, default);
        await MemFormatSerializer.SerializeAsync(request.Writer, new Order(7));
        await request.Writer.CompleteAsync();
        await answer;
        await response.Writer.CompleteAsync();
        Assert.Equal(new Receipt(7), await MemFormatSerializer.DeserializeAsync<Receipt>(response.Reader));

        static async Task AnswerAsync(PipeReader requestBody, PipeWriter responseBody, CancellationToken aborted)
        {
            Order? order = await MemFormatSerializer.DeserializeAsync<Order>(requestBody, cancellationToken: aborted);
            await MemFormatSerializer.SerializeAsync(responseBody, new Receipt(order!.Id), cancellationToken: aborted);
        }
    }

    [Fact]
    public async Task A_file_of_a_million_records()
    {
        var path = Path.GetTempFileName();
        var sum = 0L;
        try
        {
            await using (FileStream file = File.Create(path))
                await MemFormatSerializer.WriteManyAsync(file, Records(1_000_000));

            await using (FileStream file = File.OpenRead(path))
            {
                await foreach (Record record in MemFormatSerializer.ReadManyAsync<Record>(file))
                    sum += record.Amount;
            }
        }
        finally
        {
            File.Delete(path);
        }

        Assert.Equal(499_999_500_000, sum);
    }

    [Fact]
    public async Task What_is_not_read_stays_in_the_pipe()
    {
        var pipe = new Pipe();
        List<Record> first = [];
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, Records(4));
        await foreach (Record record in MemFormatSerializer.ReadManyAsync<Record>(pipe.Reader))
        {
            first.Add(record);
            if (first.Count == 3)
                break;
        }

        ReadResult rest = await pipe.Reader.ReadAsync();
        Assert.Equal(Records(3), first);
        Assert.Equal(3 + MemFormatSerializer.Serialize(Records(4).Last(), Headers.None).Length, rest.Buffer.Length);
    }

    private static IEnumerable<Record> Records(int count) => Enumerable.Range(0, count).Select(i => new Record(i, $"record {i}", i));

    [MemFormattable]
    public partial record Order(int Id);

    [MemFormattable]
    public partial record Receipt(int OrderId);

    [MemFormattable]
    public partial record Record(int Id, string Name, long Amount);
}
