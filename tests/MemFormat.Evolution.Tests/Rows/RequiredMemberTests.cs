namespace MemFormat.Evolution.Tests.RequiredMember;

[Row("Add a `required` member, or a constructor parameter without default")]
public class RequiredMemberTests
{
    [Fact]
    public void Add_a_required_member_old_data_of_the_root_is_refused_at_once()
    {
        Evolve.Fails<V1.Order, V2.Order>(new V1.Order { Id = 1 }, MemFormatError.MissingMember, "Order.Owner");
        Evolve.Fails<V1.Order, V4.Order>(new V1.Order { Id = 1 }, MemFormatError.MissingMember, "Order.Number");
    }

    [Fact]
    public void Add_a_constructor_parameter_without_default_old_data_of_the_root_is_refused_at_once() =>
        Evolve.Fails<V1.Order, V3.Order>(new V1.Order { Id = 1 }, MemFormatError.MissingMember, "Order.Owner");

    [Fact]
    public void Add_a_required_member_nested_at_the_first_value()
    {
        Evolve.To(new V1.Basket(), new V2.Basket());
        Evolve.To(new V1.Basket { Orders = [null] }, new V2.Basket { Orders = [null] });
        Evolve.To(new V1.Basket { Orders = [null, null] }, new V3.Basket(null, [null, null]));
        Evolve.Fails<V1.Basket, V2.Basket>(new V1.Basket { First = new() }, MemFormatError.MissingMember, "Basket.First.Owner");
        Evolve.Fails<V1.Basket, V2.Basket>(new V1.Basket { Orders = [null, new(), new()] }, MemFormatError.MissingMember, "Basket.Orders[1].Owner");
        Evolve.Fails<V1.Basket, V2.Basket>(new V1.Basket { ByName = { ["a"] = new() } }, MemFormatError.MissingMember, "Basket.ByName[0].Owner");
        Evolve.Fails<V1.Basket, V3.Basket>(new V1.Basket { Orders = [new()] }, MemFormatError.MissingMember, "Basket.Orders[0].Owner");
    }

    [Fact]
    public void Add_a_required_member_to_elements_of_a_root()
    {
        Assert.Empty(Evolve.To<List<V1.Order>, List<V2.Order>>([], []));
        Evolve.Fails<List<V1.Order>, List<V2.Order>>([new()], MemFormatError.MissingMember, "[0].Owner");
    }

    [Fact]
    public void Add_a_required_member_new_data_in_old_readers_is_skipped()
    {
        Assert.Equal(1, Evolve.To(new V2.Order { Id = 1, Owner = "o" }, new V1.Order { Id = 1 }).Id);
        Assert.Equal(1, Evolve.To(new V3.Order(1, "o"), new V1.Order { Id = 1 }).Id);
        Assert.Equal(1, Evolve.To(new V4.Order { Id = 1, Number = 2 }, new V1.Order { Id = 1 }).Id);
        Evolve.To(new V2.Basket { First = new() { Id = 1, Owner = "o" }, Orders = [null, new() { Owner = null }] },
            new V1.Basket { First = new() { Id = 1 }, Orders = [null, new()] });
    }

    [Fact]
    public void A_required_member_that_is_there_as_null_is_not_missing() =>
        Assert.Null(Evolve.To(new V5.Order(1, null, null, null), new V2.Order { Id = 1, Owner = null }).Owner);
}
