using System.Buffers;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// Drawn payloads through streams, pipes and buffers that fail at one of their calls. The failure comes out, or the result is that of
/// a read or write without failures, and the next call works. A campaign draws until its time is over.
/// </summary>
public class DrawnFaultTests
{
    private const int Rounds = 40, MostBytes = 1000, MostCalls = 30;

    private readonly Random _random = new(Settings.Seed);

    [Fact]
    public async Task Drawn_values_through_things_that_fail()
    {
        var until = DateTime.UtcNow + (Settings.Time ?? TimeSpan.Zero);
        var (values, faults) = (0, 0);
        for (var round = 0; round < Rounds || DateTime.UtcNow < until; round++)
        {
            foreach (var (value, fault) in new[] { await Try<Everything>(), await Try<Keeping>(), await Try<Animal>(), await Try<Person>(),
                await Try<Wide>(), await Try<Made>(), await Try<Strange>() })
            {
                (values, faults) = (values + value, faults + fault);
            }
        }

        // Both happen often: neither are all payloads refused, nor do all calls come after the end.
        Assert.InRange(values, Rounds, int.MaxValue);
        Assert.InRange(faults, Rounds, int.MaxValue);
    }

    private async Task<(int Values, int Faults)> Try<T>()
    {
        var target = Target.All.First(t => t.Name == typeof(T).Name);
        var payload = new PayloadDraw(new Draw(default, _random), target.Descriptor, [target.Descriptor], MostBytes).Payload();
        var (value, error, _) = target.Read(TargetList.Deserialize, payload);
        var expected = error is null ? target.Write(value) : null;
        var faults = await Reading(target, expected, error, () => MemFormatSerializer.DeserializeAsync<T>(
            new FaultyStream(payload, _random.Next(MostCalls), _random.Next(2) == 0) { Step = 1 + _random.Next(200) }));
        var pipe = new FaultyPipe(payload, _random.Next(MostCalls), (PipeFault)_random.Next(3), _random.Next(2) == 0, 1 + _random.Next(200));
        faults += await Reading(target, expected, error, () => MemFormatSerializer.DeserializeAsync<T>(pipe));
        Assert.False(pipe.IsReading, "the pipe was not advanced");
        if (expected is null)
            return (0, faults);
        var buffer = new FaultyBuffer(_random.Next(MostCalls), (BufferFault)_random.Next(3));
        faults += Writing(buffer, expected, () => MemFormatSerializer.Serialize(buffer, (T?)value));
        var stream = new FaultyStream([], _random.Next(MostCalls), _random.Next(2) == 0);
        var thrown = await Record.ExceptionAsync(async () => await MemFormatSerializer.SerializeAsync(stream, (T?)value));
        Assert.True(thrown is null or FaultException, $"{thrown}");
        Assert.Equal(expected, target.Write(value));
        return (1, faults);
    }

    private static async Task<int> Reading<T>(Target target, byte[]? expected, string? error, Func<ValueTask<T?>> read)
    {
        T? value = default;
        var thrown = await Record.ExceptionAsync(async () => value = await read());
        if (thrown is FaultException or OperationCanceledException)
            return 1;
        if (thrown is null)
        {
            Assert.Equal(expected, target.Write(value));
        }
        else
        {
            Assert.True(thrown is MemFormatException exception && error?.StartsWith($"{exception.Error} ", StringComparison.Ordinal) == true,
                $"{thrown}\n{error}");
        }

        return 0;
    }

    private static int Writing(FaultyBuffer buffer, byte[] expected, Action write)
    {
        var thrown = Record.Exception(write);
        if (thrown is null)
        {
            // What a buffer hands out twice is overwritten.
            if (!buffer.HasFailed)
                Assert.Equal(expected, buffer.Written);
            return 0;
        }

        Assert.True(thrown is FaultException or InvalidOperationException, $"{thrown}");
        return 1;
    }
}
