using MassTransit;

namespace Workers.Running;

/// <summary>All in this process: each worker is an endpoint of one bus, with a queue of its own.</summary>
internal sealed class MemoryRun : IRun
{
    private readonly List<(IReceiveEndpoint Queue, Release Release, ConnectHandle Handler)> _workers = [];
    private readonly IBusControl _bus;

    private MemoryRun(IBusControl bus) => _bus = bus;

    public static async Task<IRun> StartAsync(Job job)
    {
        var bus = Bus.Factory.CreateUsingInMemory(memory =>
        {
            memory.UseMemFormat();
            foreach (var release in Release.All)
                memory.ReceiveEndpoint($"answers-{release.Number}", endpoint => release.Collect(endpoint, job.Take));
        });
        await bus.StartAsync();
        var run = new MemoryRun(bus);
        foreach (var release in new[] { Release.First, Release.Second, Release.First })
        {
            var queue = bus.ConnectReceiveEndpoint(NameOf(run._workers.Count), _ => { });
            await queue.Ready;
            run._workers.Add((queue.ReceiveEndpoint, release, Join(queue.ReceiveEndpoint, run._workers.Count, release)));
        }

        return run;
    }

    public async Task AskAsync(Release release, int number, string path)
    {
        var queue = await _bus.GetSendEndpoint(new($"queue:{NameOf(number % _workers.Count)}"));
        await release.AskAsync(queue, number, path, new($"queue:answers-{release.Number}"));
    }

    /// <summary>
    /// Nothing in one process can be killed, and a queue in memory ends with its endpoint. So the successor joins before
    /// the worker leaves.
    /// </summary>
    public Task ReplaceAsync(int worker)
    {
        var (queue, release, handler) = _workers[worker];
        _workers[worker] = (queue, release.Other, Join(queue, worker, release.Other));
        handler.Disconnect();
        return Task.CompletedTask;
    }

    public async ValueTask DisposeAsync() => await _bus.StopAsync();

    private static string NameOf(int worker) => $"worker-{worker + 1}";

    private static ConnectHandle Join(IReceiveEndpoint queue, int worker, Release release) =>
        release.Join(queue, $"{NameOf(worker)}, release {release.Number}");
}
