namespace MemFormat.Evolution.Tests.RequiredMember;

[Row("Add a constructor parameter that may be null")]
public class NullableParameterTests
{
    [Fact]
    public void Old_data_leaves_null()
    {
        Evolve.To<V1.Order, V5.Order>(new V1.Order { Id = 1 }, new V5.Order(1, null, null, null));
        Evolve.To<V1.Basket, V5.Basket>(
            new V1.Basket { First = new() { Id = 2 }, Orders = [new() { Id = 3 }, null], ByName = { ["a"] = new() { Id = 4 } } },
            new V5.Basket(new(2, null, null, null), [new(3, null, null, null), null], new() { ["a"] = new(4, null, null, null) }, null));
    }

    [Fact]
    public void New_data_is_skipped_by_old_programs() =>
        Evolve.To<V5.Order, V1.Order>(new V5.Order(1, "me", 2, DateTime.UnixEpoch), new V1.Order { Id = 1 });

    [Fact]
    public void Members_that_are_required_stay_so()
    {
        Evolve.Fails<V1.Order, V5.Needed>(new V1.Order { Id = 1 }, MemFormatError.MissingMember, "Needed.Note");
        Evolve.Fails<V1.Order, V3.Order>(new V1.Order { Id = 1 }, MemFormatError.MissingMember, "Order.Owner");
    }

    [Fact]
    public void Populate_keeps_what_is_missing()
    {
        var order = new V5.Order(7, "me", 8, null);
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new V1.Order { Id = 1 }), ref order);
        Assert.Equal(new V5.Order(1, "me", 8, null), order);
    }

    [Fact]
    public void The_schema_demands_nothing()
    {
        var differences = MemFormatSchema.Compare(MemFormatSchema.Of<V1.Order>(), MemFormatSchema.Of<V5.Order>());
        Assert.DoesNotContain(differences, d => d.Outcome == MemFormatReadOutcome.Refused);
    }
}
