using System.Collections.Concurrent;
using Akka.Cluster;
using Akka.Cluster.Hosting;
using Akka.Cluster.Sharding;
using Akka.Remote.Hosting;

namespace MemFormat.Akka.Tests;

/// <summary>A cluster over TCP on loopback, whose shards are on nodes of two releases.</summary>
public sealed class ShardingTests
{
    private const int Count = 60, Shards = 12;
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    [Fact]
    public async Task Entities_of_both_releases_answer_both_and_move_when_the_node_of_the_old_one_ends()
    {
        var (byFirst, byThird) = (new ConcurrentDictionary<int, string>(), new ConcurrentDictionary<int, string>());
        await using var first = await StartAsync<First.Submit>(First.ShopContext.Default, order => $"{order.Id}", order =>
        {
            byFirst[order.Id] = order.Name;
            return new First.Answer(order.Id, order.Name);
        });
        await JoinAsync(first, first);
        await UntilUpAsync(first, nodes: 1);
        await using var third = await StartAsync<Third.SubmitOrder>(Third.ShopContext.Default, order => $"{order.Id}", order =>
        {
            byThird[order.Id] = order.Title;
            return new Third.Answer(order.Id, order.Title, order.Price);
        });
        await JoinAsync(third, first);
        await UntilUpAsync(third, nodes: 2);
        await UntilUpAsync(first, nodes: 2);
        await UntilRegisteredAsync(Region<First.Submit>(first), regions: 2);

        // Each node asks all entities: half of them are in the other one.
        for (var id = 0; id < Count; id++)
        {
            var answer = await Region<First.Submit>(first).Ask<First.Answer>(new First.Submit(id, $"Order {id}", 10, null), s_limit);
            Assert.Equal(new First.Answer(id, $"Order {id}"), answer);
        }

        Assert.True(byFirst.Count > Count / Shards && byThird.Count > Count / Shards, $"{byFirst.Count} and {byThird.Count} entities");
        Assert.Equal(Count, byFirst.Count + byThird.Count);
        for (var id = 0; id < Count; id++)
            await AskThirdAsync(id);
        Assert.Equal(Count, byFirst.Count + byThird.Count);

        // The old one ends, and its entities begin again in the new one.
        await first.DisposeAsync();
        for (var id = 0; id < Count; id++)
            await AskThirdAsync(id);
        Assert.Equal(Count, byThird.Count);

        async Task AskThirdAsync(int id)
        {
            var answer = await Region<Third.SubmitOrder>(third).Ask<Third.Answer>(new Third.SubmitOrder($"Order {id}", 10, null, id), s_limit);
            Assert.Equal((id, $"Order {id}"), (answer.Id, answer.Title));
        }
    }

    private static Task<Systems> StartAsync<T>(MemFormatContext context, Func<T, string> idOf, Func<T, object> answer)
    {
        var extractor = HashCodeMessageExtractor.Create(Shards, message => message is T order ? idOf(order) : null!);
        return Systems.StartAsync(akka => akka
            .WithMemFormat(context)
            .WithRemoting("127.0.0.1", 0)
            .WithClustering()
            .WithShardRegion<T>("orders", _ => Props.Create(() => new Answering<T>(answer)), extractor, new ShardOptions()));
    }

    private static Task JoinAsync(Systems joining, Systems member) =>
        Cluster.Get(joining.System).JoinAsync(Cluster.Get(member.System).SelfAddress);

    private static Task UntilUpAsync(Systems node, int nodes) => Systems.UntilAsync(
        () => Cluster.Get(node.System).State.Members.Count(member => member.Status == MemberStatus.Up) == nodes, "a node is not in the cluster");

    /// <summary>A node that is up has no shards before the coordinator knows its region: the first one would get them all.</summary>
    private static Task UntilRegisteredAsync(IActorRef region, int regions) => Systems.UntilAsync(
        async () => (await region.Ask<CurrentRegions>(GetCurrentRegions.Instance, s_limit)).Regions.Count == regions,
        "the coordinator does not know a region");

    private static IActorRef Region<T>(Systems of) => ActorRegistry.For(of.System).Get<T>();

    private sealed class Answering<T> : ReceiveActor
    {
        public Answering(Func<T, object> answer) => Receive<T>(message => Sender.Tell(answer(message)));
    }
}
