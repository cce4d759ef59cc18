namespace MemFormat.Evolution.Tests.RemoveMember;

[Row("Remove a member")]
public class RemoveMemberTests
{
    private static V1.Order Full => new()
    {
        Id = 1,
        Gone = new() { Inner = new() { Inner = new(), Price = 1.5m }, Text = "gone" },
        Several = [null, new() { Text = "漢字" }, null, new() { Price = -1 }],
        Deep = { ["x"] = [new() { Text = "t" }, new() { Flag = true }], ["y"] = [] },
        Note = "n",
        Struct = new() { Text = "s" },
        Maybe = new() { Flag = false },
        Flags = [true, false, true, true, true, true, true, true, false],
        Doubts = [null, true, false],
        State = V1.GoneState.Closed,
        Next = new() { Id = 2, Note = "m", Several = [new()] },
    };

    [Fact]
    public void Remove_a_member_it_is_skipped_even_when_its_type_no_longer_exists()
    {
        var order = Evolve.To(Full, new V2.Order { Id = 1, Note = "n", Next = new() { Id = 2, Note = "m" } });
        Assert.Equal((1, "n", 2, "m"), (order.Id, order.Note, order.Next!.Id, order.Next.Note));
    }

    [Fact]
    public void Remove_a_member_that_is_null_or_empty() => Assert.Equal(1, Evolve.To(new V1.Order { Id = 1 }, new V2.Order { Id = 1 }).Id);

    [Fact]
    public void Remove_a_member_new_data_in_old_readers_keeps_the_initial_value()
    {
        var order = Evolve.To(new V2.Order { Id = 1, Note = "n", Next = new() }, new V1.Order { Id = 1, Note = "n", Next = new() });
        Assert.Empty(order.Several);
        Assert.Null(order.Gone);
    }
}
