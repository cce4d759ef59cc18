using MemFormat.Codecs;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Run;
using MemFormat.Wire;
using Xunit;
using static MemFormat.Schemas.Tests.Descriptor;

namespace MemFormat.Schemas.Tests;

[MemFormattable]
public partial class Cached
{
    [MemMember(1)] public int A { get; set; }
    [MemMember(2)] public string B { get; set; } = "";
}

[MemFormattable]
public partial class CachedByMany
{
    [MemMember(1)] public int A { get; set; }
}

// Alone: all roots of the process share the bound, and one that is just filled counts before others are emptied.
[CollectionDefinition(nameof(PlanCacheTests), DisableParallelization = true)]
[Collection(nameof(PlanCacheTests))]
public class PlanCacheTests
{
    [Fact]
    public void Plans_are_bounded_and_the_newest_are_kept()
    {
        var root = CompositionTests.Root(new Cached());
        for (var i = 0; i < 100; i++)
            root.Plans.Keep(root.Plans.Get(Foreign(i), MemFormatLimits.Default));
        Assert.Equal(PlanCache.MaxPlans, root.Plans.Kept.Plans.Length);
        Assert.NotNull(root.Plans.Kept.Find(Foreign(99)));

        for (var i = 0; i < 100; i++)
            root.Plans.Keep(root.Plans.Get(Foreign(i, members: 500), MemFormatLimits.Default));
        Assert.InRange(root.Plans.Kept.Size, 1, PlanCache.MaxSize);
        Assert.InRange(PlanCaches.TotalSize, 1, PlanCaches.MaxSize);
        Assert.NotNull(root.Plans.Kept.Find(Foreign(99, members: 500)));
        Assert.Same(root.Plans.Get(Foreign(99, members: 500), MemFormatLimits.Default),
            root.Plans.Get(Foreign(99, members: 500), MemFormatLimits.Default));
    }

    [Fact]
    public void Plans_of_very_many_types_are_kept_alone_up_to_a_bound()
    {
        var own = CompositionTests.Root(new Cached()).Own;
        var cache = new PlanCache();
        var small = new ResolvedPlan([1], own, PlanNode.ExactRoot);
        var large = new ResolvedPlan(new byte[64 * 1024], own, PlanNode.ExactRoot);
        Assert.InRange(large.Size, PlanCache.MaxSize, PlanCache.MaxPlanSize);
        cache.Add(small);
        cache.Add(large);
        Assert.Same(large, Assert.Single(cache.Plans));
        Assert.Equal(large.Size, cache.Size);
        cache.Add(new ResolvedPlan(new byte[128 * 1024], own, PlanNode.ExactRoot));
        Assert.Same(large, Assert.Single(cache.Plans));
        cache.Add(small);
        Assert.Same(small, Assert.Single(cache.Plans));
    }

    [Fact]
    public void A_plan_in_use_is_kept_however_many_others_come()
    {
        var cache = new PlanCache();
        var used = Plan(Foreign(1));
        cache.Add(used);
        for (var i = 0; i < 10_000; i++)
        {
            cache.Add(Plan(Foreign(i + 2)));
            if (i % (PlanCache.MaxPlans / 2) == 0)
                Assert.Same(used, cache.Find(Foreign(1)));
        }

        for (var i = 0; i < PlanCache.MaxPlans; i++)
            cache.Add(Plan(Foreign(i + 20_000)));
        Assert.Null(cache.Find(Foreign(1)));
    }

    [Fact]
    public void Plans_are_found_by_all_bytes_of_their_descriptors()
    {
        // Whatever a hash would leave out or mix up: each byte by itself, the length, the order.
        var descriptor = Foreign(300, members: 3);
        var descriptors = Enumerable.Range(0, descriptor.Length).Select(at => descriptor.Select((b, i) => i == at ? (byte)(b ^ 1) : b).ToArray())
            .ToList();
        descriptors.AddRange([descriptor, [.. descriptor, 0], [0, .. descriptor], descriptor[..^1], [.. descriptor.Reverse()]]);
        var cache = new PlanCache(maxPlans: 256);
        var plans = descriptors.Select(Plan).ToList();
        plans.ForEach(cache.Add);
        for (var i = 0; i < plans.Count; i++)
            Assert.Same(plans[i], cache.Find(descriptors[i]));
        Assert.Null(cache.Find([.. descriptor, 1]));
        Assert.Equal(plans.Sum(p => p.Size), cache.Size);
        cache.Clear();
        Assert.Equal(0, cache.Size);
    }

    [Fact]
    public void The_whole_process_is_bounded_by_emptying_other_roots()
    {
        var caches = new List<PlanCache>();
        for (var i = 0; i < 120; i++)
        {
            var cache = new PlanCache();
            caches.Add(cache);
            for (var k = 0; k < 12; k++)
                cache.Add(Plan(Foreign(k, members: 300)));
            Assert.InRange(PlanCaches.TotalSize, 1, PlanCaches.MaxSize);
        }

        Assert.Empty(caches[0].Plans);
        Assert.NotEmpty(caches[^1].Plans);
    }

    [Fact]
    public void Nothing_is_kept_of_a_payload_that_fails()
    {
        var root = CompositionTests.Root(new Cached());
        var descriptor = Foreign(1000);
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Cached>(Payload(descriptor, 1, 2)));
        Assert.Null(root.Plans.Kept.Find(descriptor));
        Assert.Equal(7, MemFormatSerializer.Deserialize<Cached>(Payload(descriptor, 7, 0, 0, 0, 1, 0, 0, 0))!.A);
        Assert.NotNull(root.Plans.Kept.Find(descriptor));
    }

    [Fact]
    public void Stricter_limits_hold_for_plans_that_are_known()
    {
        var root = CompositionTests.Root(new Cached());
        var descriptor = Foreign(2000, members: 50);
        root.Plans.Keep(root.Plans.Get(descriptor, MemFormatLimits.Default));
        var error = Assert.Throws<MemFormatException>(() => root.Plans.Get(descriptor, new MemFormatLimits { MaxSchemaMembers = 10 }));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
    }

    [Fact]
    public void Many_threads_publish_one_plan()
    {
        var descriptor = Foreign(1);
        var payload = Payload(descriptor, 7, 0, 0, 0, 1, 0, 0, 0);
        using var start = new Barrier(64);
        var threads = Enumerable.Range(0, 64).Select(_ => new Thread(() =>
        {
            start.SignalAndWait();
            for (var i = 0; i < 100; i++)
                Assert.Equal(7, MemFormatSerializer.Deserialize<CachedByMany>(payload)!.A);
        })).ToList();
        threads.ForEach(t => t.Start());
        threads.ForEach(t => t.Join());
        Assert.Single(CompositionTests.Root(new CachedByMany()).Plans.Kept.Plans);
    }

    private static ResolvedPlan Plan(byte[] descriptor) => new(descriptor, null!, null!);

    /// <summary>A schema that the classes above read: A, and other members.</summary>
    private static byte[] Foreign(int number, int members = 1) =>
        [.. Object(0), .. Number((uint)(members + 1) << 3), .. Slot(WireKind.Int32, WirePlace.Fixed), 0xFF, .. Number((uint)(number + 10) << 1),
            .. Enumerable.Repeat(Slot(WireKind.Int32, WirePlace.Fixed)[0], members)];
}
