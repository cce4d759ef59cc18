using System.Diagnostics;
using MassTransit;
using RabbitMQ.Client;

namespace Workers.Running;

/// <summary>Workers are processes, which take requests from one queue of RabbitMQ.</summary>
internal sealed class RabbitRun : IRun
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(20);

    private readonly List<(Release Release, Process Process)> _workers = [];
    private readonly string _name = $"workers-{Guid.NewGuid():n}";
    private readonly RabbitBroker? _broker;
    private readonly Uri _address;
    private readonly IBusControl _bus;

    private RabbitRun(Job job, Uri? address)
    {
        _broker = address is null ? new() : null;
        _address = address ?? _broker!.Address;
        _bus = CreateBus(_address, bus =>
        {
            foreach (var release in Release.All)
                bus.ReceiveEndpoint(AnswersTo(release), endpoint => release.Collect(endpoint, job.Take));
        });
    }

    private string Requests => $"{_name}-requests";

    /// <param name="job">Takes the answers.</param>
    /// <param name="address">A RabbitMQ that is there, or null to start one.</param>
    public static async Task<IRun> StartAsync(Job job, Uri? address)
    {
        var run = new RabbitRun(job, address);
        await run._bus.StartAsync();
        foreach (var release in new[] { Release.First, Release.Second, Release.First })
            run._workers.Add((release, run.StartWorker(run._workers.Count, release)));
        return run;
    }

    /// <summary>What the process of a worker does, until it is killed or nobody holds its input any more.</summary>
    public static async Task WorkAsync(Uri address, string queue, string worker, int release, CancellationToken cancellation)
    {
        var bus = CreateBus(address, bus => bus.ReceiveEndpoint(queue, endpoint =>
        {
            endpoint.PrefetchCount = 16;
            Release.All[release - 1].Work(endpoint, worker);
        }));
        await bus.StartAsync(cancellation);
        Task ended = Task.Run(Console.In.ReadToEnd, cancellation);
        await ended.WaitAsync(cancellation).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
    }

    public async Task AskAsync(Release release, int number, string path)
    {
        var queue = await _bus.GetSendEndpoint(new($"queue:{Requests}"));
        await release.AskAsync(queue, number, path, new(_bus.Address, AnswersTo(release)));
    }

    public Task ReplaceAsync(int worker)
    {
        var (release, process) = _workers[worker];
        Kill(process);
        _workers[worker] = (release.Other, StartWorker(worker, release.Other));
        return Task.CompletedTask;
    }

    public async ValueTask DisposeAsync()
    {
        foreach (var (_, process) in _workers)
            Kill(process);
        await _bus.StopAsync(s_limit);
        if (_broker is null)
            await DeleteQueuesAsync();
        else
            _broker.Dispose();
    }

    private static IBusControl CreateBus(Uri address, Action<IRabbitMqBusFactoryConfigurator> configure) => Bus.Factory.CreateUsingRabbitMq(bus =>
    {
        bus.Host(address);
        bus.UseMemFormat();
        configure(bus);
    });

    private string AnswersTo(Release release) => $"{_name}-answers-{release.Number}";

    /// <summary>A broker that was there gets rid of what this run made.</summary>
    private async Task DeleteQueuesAsync()
    {
        await using var connection = await new ConnectionFactory { Uri = _address }.CreateConnectionAsync();
        await using var channel = await connection.CreateChannelAsync();
        foreach (var name in Release.All.Select(AnswersTo).Append(Requests))
        {
            await channel.QueueDeleteAsync(name);
            await channel.ExchangeDeleteAsync(name);
        }
    }

    private static void Kill(Process process)
    {
        process.Kill();
        process.Dispose();
    }

    private Process StartWorker(int worker, Release release)
    {
        string[] arguments = ["worker", _address.ToString(), Requests, $"worker-{worker + 1}, release {release.Number}", $"{release.Number}"];
        var start = new ProcessStartInfo("dotnet", [typeof(RabbitRun).Assembly.Location, .. arguments]) { RedirectStandardInput = true };
        return Process.Start(start)!;
    }
}
