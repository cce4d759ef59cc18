using MemFormat.Plans.Build;

namespace MemFormat.Evolution.Tests.Resolution;

[MemFormattable]
public partial record FloodedBefore(int Id);

[MemFormattable]
public partial record Flooded(long Id, string Note = "");

/// <summary>That <see cref="Flood"/> does what <see cref="Evolve"/> takes it to do.</summary>
public class FloodTests
{
    [Fact]
    public void A_plan_is_known_until_the_flood_and_made_again_after_it()
    {
        var (before, root) = (Codec.Of<FloodedBefore>(), Codec.Of<Flooded>().RootSchema);
        var payload = Payload.Of(before, new FloodedBefore(3));
        Assert.Equal(3, MemFormatSerializer.Deserialize<Flooded>(payload)!.Id);
        var plan = root.Plans.Kept.Find(before.RootSchema.Descriptor);
        Assert.NotNull(plan);
        Flood.Through(Codec.Of<Flooded>(), MemFormatSerializer.Serialize(new Flooded(3)));
        Assert.Null(root.Plans.Kept.Find(before.RootSchema.Descriptor));
        Assert.Equal(3, MemFormatSerializer.Deserialize<Flooded>(payload)!.Id);
        Assert.NotSame(plan, root.Plans.Kept.Find(before.RootSchema.Descriptor));
    }
}
