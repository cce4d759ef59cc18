using MemFormat.Wire;
using Xunit;
using static MemFormat.Schemas.Tests.Descriptor;

namespace MemFormat.Schemas.Tests;

public class AllocationTests
{
    [Fact]
    public void Objects_that_cost_a_byte_in_the_payload_are_charged_in_full()
    {
        // A list of objects without members, read as objects with many.
        var descriptor = Of(Object(0), Named(("Parts", List(Object(1, WirePlace.Present)))), Numbered());
        const int Count = 1_000_000;
        byte[] body = [.. Number(Count << 2), .. new byte[Count]];
        var payload = Payload(descriptor, body);
        var before = GC.GetAllocatedBytesForCurrentThread();
        MemFormatSerializer.Deserialize<V2.PartList>(Payload(descriptor, 1 << 2, 0));
        try
        {
            MemFormatSerializer.Deserialize<V2.PartList>(payload);
        }
        catch (MemFormatException exception)
        {
            Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, (4 << 20) + 160L * Count);
    }

    [Theory]
    [InlineData(0x3FFF_FFFFu)]
    [InlineData(100_000u)]
    public void Counts_are_checked_before_anything_is_allocated(uint count)
    {
        var descriptor = Of(Object(0), Named(("Parts", List(Object(1, WirePlace.Present)))), Numbered(Slot(WireKind.Int32)));
        var payload = Payload(descriptor, [.. Number(count << 2), .. new byte[64]]);
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.PartList>(payload));
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.PartList>(payload));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200_000);
    }
}
