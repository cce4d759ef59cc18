using MassTransit;
using Workers.Messages;
using Workers.Scanning;

namespace Workers.Release2;

/// <summary>What a program of release 2 does with the messages.</summary>
public static class Service
{
    /// <summary>Asks for a scan.</summary>
    public static Task AskAsync(ISendEndpoint queue, int number, string path, Uri answers) =>
        queue.Send(new ScanAssembly(path, number, WithNamespaces: true), send => send.ResponseAddress = answers);

    /// <summary>Scans, and answers.</summary>
    public static void Work(IReceiveEndpointConfigurator endpoint, string worker) =>
        endpoint.Handler<ScanAssembly>(context => AnswerAsync(context, worker));

    /// <summary>The same, at an endpoint that is there.</summary>
    public static ConnectHandle Join(IConsumePipeConnector endpoint, string worker) =>
        endpoint.ConnectHandler<ScanAssembly>(context => AnswerAsync(context, worker));

    /// <summary>Takes answers. Those of release 1 have no namespaces.</summary>
    public static void Collect(IReceiveEndpointConfigurator endpoint, Action<long, string, long, long, string> take) =>
        endpoint.Handler<AssemblyScanned>(context =>
    {
        var answer = context.Message;
        var types = answer.Namespaces is { } namespaces ? namespaces.Sum(each => (long)each.Types) : answer.Types;
        take(answer.Number, answer.Assembly, types, answer.Methods, answer.Worker);
        return Task.CompletedTask;
    });

    private static async Task AnswerAsync(ConsumeContext<ScanAssembly> context, string worker)
    {
        var counts = AssemblyCounts.Scan(context.Message.Path)!;
        List<NamespaceCount>? namespaces = context.Message.WithNamespaces
            ? [.. counts.Namespaces.Select(each => new NamespaceCount(each.Key, each.Value))]
            : null;
        await context.RespondAsync(new AssemblyScanned(context.Message.Number, counts.Name, counts.Types, counts.Methods, worker, namespaces));
    }
}
