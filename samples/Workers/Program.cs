using System.CommandLine;
using Workers.Commands;
using Workers.Running;

var messages = new Option<int>("--messages")
{
    Description = "How many requests: the assemblies of the .NET class library in turn.",
    DefaultValueFactory = _ => 2000,
};
var kills = new Option<int>("--kills") { Description = "How many workers are ended in the middle of their work.", DefaultValueFactory = _ => 1 };
var rabbit = new Option<bool>("--rabbit") { Description = "Workers are processes. Starts a RabbitMQ of its own, which needs rabbitmq-server." };
var broker = new Option<string?>("--broker")
{
    Description = "Workers are processes. Uses the RabbitMQ at an address, such as amqp://guest:guest@localhost/.",
};
var root = new RootCommand("Scans the .NET class library with workers of two releases.") { messages, kills, rabbit, broker };
root.SetAction(async (parsed, cancellation) =>
{
    var address = parsed.GetValue(broker) is { } text ? new Uri(text) : null;
    if (parsed.GetValue(rabbit) && address is null && !RabbitBroker.IsInstalled)
    {
        Console.Error.WriteLine(
            "rabbitmq-server is not on this machine. Install it (Debian: apt-get install rabbitmq-server), or name a broker with --broker.");
        return 1;
    }

    var isRabbit = parsed.GetValue(rabbit) || address is not null;
    try
    {
        return await RunCommand.RunAsync(parsed.GetValue(messages), parsed.GetValue(kills),
            job => isRabbit ? RabbitRun.StartAsync(job, address) : MemoryRun.StartAsync(job), cancellation);
    }
    catch (OperationCanceledException)
    {
        // Ctrl+C: the workers and the broker are gone.
        return 130;
    }
});

// What --rabbit starts.
Argument<string> at = new("broker"), queue = new("queue"), name = new("name");
Argument<int> release = new("release");
var worker = new Command("worker", "Works until it is killed, or its owner has ended.") { at, queue, name, release };
worker.Hidden = true;
worker.SetAction((parsed, cancellation) =>
    RabbitRun.WorkAsync(new Uri(parsed.GetValue(at)!), parsed.GetValue(queue)!, parsed.GetValue(name)!, parsed.GetValue(release), cancellation));
root.Subcommands.Add(worker);
return await root.Parse(args).InvokeAsync(new() { ProcessTerminationTimeout = TimeSpan.FromSeconds(30) });
