using Corpus;
using MemFormat.Payloads.Finding;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;

namespace MemFormat.Tests;

/// <summary>
/// A program that meets random schemas without end. 2,000 of them; <c>MEMFORMAT_FUZZ</c> is a factor for their number.
/// </summary>
[Collection(AloneCollection.Name)]
public class ManySchemasTests
{
    private static readonly int s_count = (int)(2_000 *
        (double.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), System.Globalization.CultureInfo.InvariantCulture, out var factor)
            ? factor
            : 1));

    [Fact]
    public void Memory_stays_bounded_and_earlier_clients_keep_their_plan()
    {
        var plans = RootCodec<FirstUse>.Get(null).RootSchema.Plans.Kept;
        var own =
            MemFormatSerializer.Serialize(
                new FirstUse { Id = 1, Parts = [new FirstUsePart("a", DateTime.UnixEpoch, new FirstUse())], More = { ["x"] = new(), ["y"] = null } });
        var earlier = MemFormatSerializer.Serialize(new FirstUseEarlier { Id = 7, Parts = [new FirstUsePart("b", null)], Gone = "gone" });
        var plan = ReadEarlier();
        var random = new Random(1);
        Meet(200);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        Meet(s_count);
        Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, long.MinValue, PlanCache.MaxSize);
        Assert.Same(plan, ReadEarlier());

        // The last ones and the client's own are all there is.
        Assert.InRange(plans.Plans.Length, 2, PlanCache.MaxPlans);

        object ReadEarlier()
        {
            var read = MemFormatSerializer.Deserialize<FirstUse>(earlier)!;
            Assert.Equal((7, "b"), (read.Id, read.Parts[0].Name));
            return plans.Find(MemFormatSchema.Read(earlier).Descriptor)!;
        }

        void Meet(int count)
        {
            for (var i = 0; i < count; i++)
            {
                Assert.Equal(own, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<FirstUse>(Variants.Of(own, random))));
                Assert.InRange(plans.Plans.Length, 1, PlanCache.MaxPlans);
                Assert.InRange(plans.Size, 1, PlanCache.MaxSize);
                Assert.InRange(PlanCaches.TotalSize, 1, PlanCaches.MaxSize);

                // An earlier client, now and then.
                if (i % 10 == 0)
                    Assert.Same(plan, ReadEarlier());
            }
        }
    }
}
