using Workers.Running;

namespace MemFormat.MassTransit.Tests;

/// <summary>A test that needs RabbitMQ. <c>eng/test.sh</c> installs it, and there a missing one is an error.</summary>
public sealed class RabbitFactAttribute : FactAttribute
{
    public RabbitFactAttribute()
    {
        if (!RabbitBroker.IsInstalled && Environment.GetEnvironmentVariable("MEMFORMAT_ALL") != "1")
            Skip = "rabbitmq-server is not on this machine. `bash eng/test.sh` installs it.";
    }
}
