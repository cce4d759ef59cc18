using MassTransit;

namespace Workers.Running;

/// <summary>A release of the service: each has its own assembly, with types of the same names.</summary>
internal sealed record Release(
    int Number,
    Func<ISendEndpoint, int, string, Uri, Task> AskAsync,
    Action<IReceiveEndpointConfigurator, string> Work,
    Func<IConsumePipeConnector, string, ConnectHandle> Join,
    Action<IReceiveEndpointConfigurator, Action<long, string, long, long, string>> Collect)
{
    public static Release First { get; } = new(1, Release1.Service.AskAsync, Release1.Service.Work, Release1.Service.Join, Release1.Service.Collect);

    public static Release Second { get; } = new(2, Release2.Service.AskAsync, Release2.Service.Work, Release2.Service.Join, Release2.Service.Collect);

    public static IReadOnlyList<Release> All { get; } = [First, Second];

    public Release Other => this == First ? Second : First;
}
