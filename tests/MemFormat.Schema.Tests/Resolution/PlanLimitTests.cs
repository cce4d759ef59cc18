using System.Diagnostics;
using MemFormat.Plans.Build;
using MemFormat.Wire;
using Xunit;
using static MemFormat.Schemas.Tests.Descriptor;

namespace MemFormat.Schemas.Tests;

public class PlanLimitTests
{
    [Fact]
    public void The_largest_schemas_are_resolved_or_refused_in_bounded_time()
    {
        var watch = Stopwatch.StartNew();
        foreach (var children in new[] { 1, 4, 12 })
        {
            // Every type refers to many others under the local type's one name, so pairs multiply.
            var types = Enumerable.Range(0, 1000).Select(i => Named(
                ("Value", Slot(WireKind.Int16, WirePlace.Fixed)),
                ("Children", List(Object((i * 7 + children) % 1000, WirePlace.Present)))));
            TryPlan(Of([Object(0), .. types]), MemFormatLimits.Default);
        }

        Assert.InRange(watch.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(5));
    }

    [Fact]
    public void Plans_have_a_limit_of_their_own()
    {
        var types = Enumerable.Range(0, 100).Select(i => Named(("Children", List(Object((i + 1) % 100, WirePlace.Present)))));
        var descriptor = Of([Object(0), .. types]);
        Assert.Null(TryPlan(descriptor, MemFormatLimits.Default));
        Assert.Equal(MemFormatError.LimitExceeded, TryPlan(descriptor, new MemFormatLimits { MaxPlanNodes = 100 })!.Error);
    }

    [Fact]
    public void Keys_that_would_collide_in_a_hash_table_cost_no_more()
    {
        var watch = Stopwatch.StartNew();
        var members = Enumerable.Range(1, 4000).SelectMany(i => (byte[])[.. BitConverter.GetBytes(i * 20011u), (byte)WireKind.Int32]);
        byte[] type = [.. Number(4000u << 3 | 1), .. members];
        TryPlan([.. Object(0), .. type, .. type, .. type], MemFormatLimits.Default);
        Assert.InRange(watch.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(5));
    }

    private static MemFormatException? TryPlan(byte[] descriptor, MemFormatLimits limits) =>
        Record.Exception(() => CompositionTests.Root(new V2.Tree()).Plans.Get(descriptor, limits)) as MemFormatException;
}
