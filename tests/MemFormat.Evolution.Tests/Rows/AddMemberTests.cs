namespace MemFormat.Evolution.Tests.AddMember;

[Row("Add a member")]
public class AddMemberTests
{
    [Fact]
    public void Add_a_member_anywhere_old_data_keeps_what_the_initializer_set()
    {
        var old = new V1.Order { Id = 1, Lines = [new() { Amount = 2 }], Note = "n" };
        var order = Evolve.To(old, new V2.Order { Id = 1, Lines = [new() { Amount = 2 }], Note = "n" });
        Assert.Equal((1, "EUR", true, false, 0.5m, 9, -5L),
            (order.Id, order.Currency, order.IsOpen, order.IsPaid, order.Discount, order.Best.Amount, order.Weight));
        Assert.Equal(("7 secret", "n", 1, 2), (order.Text, order.Note, order.Lines[0].Count, order.Lines[0].Amount));
        Assert.Equal(("new", 4, DateTimeKind.Utc), (Assert.Single(order.Tags), order.Size.Height, order.Created.Kind));
    }

    [Fact, FinePoint("What \"the default\" is")]
    public void Add_a_member_anywhere_old_data_keeps_what_the_constructor_set()
    {
        Assert.Equal(new V2.Point(4), Evolve.To(new V1.Point(4), new V2.Point(4)));
        Assert.Equal(new V3.Point(4), Evolve.To(new V1.Point(4), new V3.Point(4)));
    }

    [Fact]
    public void Add_a_member_anywhere_to_a_struct()
    {
        Assert.Equal((5, 0), Evolve.To(new V1.Size { Width = 5 }, new V2.Size { Width = 5 }) is var two ? (two.Width, two.Height) : default);
        Assert.Equal((5, 8, "mm"),
            Evolve.To(new V1.Size { Width = 5 }, new V3.Size { Width = 5 }) is var three ? (three.Width, three.Height, three.Unit) : default);
    }

    [Fact]
    public void Add_a_member_anywhere_new_data_in_old_readers_is_skipped()
    {
        var order = Evolve.To(
            new V2.Order { Id = 1, Lines = [new() { Amount = 2 }, new() { Amount = 3 }], Note = "n" },
            new V1.Order { Id = 1, Lines = [new() { Amount = 2 }, new() { Amount = 3 }], Note = "n" });
        Assert.Equal((1, 3, "n"), (order.Id, order.Lines[1].Amount, order.Note));
        Assert.Equal(new V1.Point(4), Evolve.To(new V2.Point(4, 1, "x"), new V1.Point(4)));
        Assert.Equal(5, Evolve.To(new V3.Size { Width = 5 }, new V1.Size { Width = 5 }).Width);
    }

    [Fact]
    public void Add_a_member_anywhere_new_data_with_nulls_is_skipped() =>
        Assert.Equal(3, Evolve.To(new V2.Order { Id = 3, IsPaid = null, Discount = null }, new V1.Order { Id = 3 }).Id);

    [Fact]
    public void Add_a_member_anywhere_to_elements_of_roots()
    {
        var points = Evolve.To<V1.Point[], List<V2.Point>>([new(1), new(2)], [new(1), new(2)]);
        Assert.Equal([new(1), new(2)], points);
        Assert.Equal(
            new V2.Point(2), Evolve.To<Dictionary<int, V1.Point>, Dictionary<long, V2.Point>>(new() { [1] = new(2) }, new() { [1] = new(2) })[1]);
    }
}
