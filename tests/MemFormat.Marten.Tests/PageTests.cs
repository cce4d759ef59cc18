using MemFormat.Marten.Tests.Third;
using Microsoft.Extensions.DependencyInjection;

namespace MemFormat.Marten.Tests;

/// <summary>The lines of docs/marten.md.</summary>
public sealed class PageTests
{
    [Fact]
    public void The_store_of_the_page_has_the_serializer()
    {
        var (services, connection) = (new ServiceCollection().AddLogging(), "Host=/nowhere");
        services.AddMarten(options =>
        {
            options.Connection(connection);
            options.Events.UseMemFormat(OrderEvents.Default);
        });
        using var provider = services.BuildServiceProvider();
        var types = provider.GetRequiredService<IDocumentStore>().Options.Events.AllKnownEventTypes();
        Assert.Superset(new HashSet<string>(["order_placed", "order_paid", "order_shipped"]), types.Select(type => type.EventTypeName).ToHashSet());
    }
}
