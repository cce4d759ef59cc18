using Corpus;
using MemFormat.Payloads.Finding;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Tests;

/// <summary>Read by many threads before anybody has read any of it.</summary>
[MemFormattable]
public partial class MetByAll
{
    public int Id { get; set; }

    public List<FirstUsePart> Parts { get; set; } = [];

    public MetByAll? Next { get; set; }
}

// Alone: all roots of the process share the bound on kept plans.
[Collection(AloneCollection.Name)]
public class ManyThreadsTests
{
    private const int Threads = 64, Schemas = 16;

    /// <summary>Each thread takes the schemas in an order of its own; all of them go on with one and the same plan for each.</summary>
    [Fact]
    public void First_use_with_mixed_schemas_publishes_one_plan_each()
    {
        var random = new Random(5);
        var own = MemFormatSerializer.Serialize(new MetByAll { Id = 3, Parts = [new("p", null)], Next = new() { Id = 4 } });
        var payloads = Enumerable.Range(0, Schemas).Select(_ => Variants.Of(own, random)).ToArray();
        var descriptors = payloads.Select(p => MemFormatSchema.Read(p).Descriptor.ToArray()).ToArray();
        Assert.Equal(Schemas, descriptors.Select(Convert.ToHexString).Distinct().Count());
        var plans = RootCodec<MetByAll>.Get(null).RootSchema.Plans.Kept;
        Assert.Empty(plans.Plans);

        var seen = new ResolvedPlan?[Threads, Schemas];
        var failures = new Exception?[Threads];
        using var start = new Barrier(Threads);
        var threads = Enumerable.Range(0, Threads).Select(t => new Thread(() =>
        {
            var order = Enumerable.Range(0, Schemas).ToArray();
            new Random(t).Shuffle(order);
            start.SignalAndWait();
            failures[t] = Record.Exception(() =>
            {
                foreach (var i in order)
                {
                    Assert.Equal(own, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<MetByAll>(payloads[i])));
                    seen[t, i] = plans.Find(descriptors[i]);
                }
            });
        })).ToList();
        threads.ForEach(t => t.Start());
        threads.ForEach(t => t.Join());

        Assert.All(failures, Assert.Null);
        Assert.Equal(Schemas, plans.Plans.Length);
        for (var i = 0; i < Schemas; i++)
        {
            Assert.NotNull(seen[0, i]);
            for (var t = 1; t < Threads; t++)
                Assert.Same(seen[0, i], seen[t, i]);
        }
    }
}
