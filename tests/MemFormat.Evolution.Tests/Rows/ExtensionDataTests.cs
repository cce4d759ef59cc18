namespace MemFormat.Evolution.Tests.ExtensionData;

[Row("Keep unknown members")]
public class ExtensionDataTests
{
    private static V3.Order Full => new()
    {
        Id = 5,
        Note = "a note",
        Gift = false,
        Paid = null,
        Count = -3,
        Rate = null,
        Short = 70_000,
        Shipped = new DateTime(2026, 2, 3, 4, 5, 6, DateTimeKind.Utc),
        Where = new(1, -1),
        Label = new(null),
        Maybe = null,
        First = new("first") { Price = new() { Amount = 12, Currency = "CHF" }, Tags = [] },
        Lines = [new("a"), new("b") { Price = new() { Amount = -1 }, Tags = ["x", "漢"] }, new("c") { Price = null }],
        Parts = new() { ["p"] = new() { Note = null, Next = null }, ["null"] = null },
        Next = new() { Id = 6, Gift = true, Paid = false, Numbers = [null, 1, null], Next = null, Parts = null },
        Numbers = [],
    };

    private static V3.Order[] Orders =>
        [Full, new() { Note = null, Next = null }, new() { Id = 1, Next = Full, Paid = true, Rate = 1.50m, Maybe = new("m"), Lines = [new("")] }];

    [Fact]
    public void Members_unknown_to_an_earlier_version_come_back()
    {
        foreach (var order in Orders)
        {
            Assert.Equal(Text(order), Text(Through<V1.Order>(order)));
            Assert.Equal(Text(order), Text(Through<V2.Order>(order)));
            Assert.Equal(Text(order), Text(As<V3.Order>(As<V2.Order>(As<V1.Order>(As<V2.Order>(As<V1.Order>(order)))))));
        }
    }

    [Fact]
    public void What_an_earlier_version_changes_is_changed()
    {
        var early = As<V1.Order>(Full);
        early.Id = 9;
        early.Lines.Reverse();
        early.First = new("new");
        var late = As<V3.Order>(early);
        Assert.Equal((9, "a note", "new", "c,b,a"), (late.Id, late.Note, late.First!.Name, string.Join(',', late.Lines.Select(l => l.Name))));
        Assert.Equal("漢", late.Lines[1].Tags[1]);
        Assert.Equal(["tag"], late.First.Tags);
    }

    [Fact]
    public void Only_what_is_unknown_is_kept()
    {
        Assert.Null(As<V3.Order>(Full).Extra);
        Assert.Null(As<V3.Order>(As<V1.Order>(Full)).Extra);
        Assert.Equal(13, As<V1.Order>(Full).Extra!.Count);
        Assert.Equal(12, As<V2.Order>(As<V1.Order>(Full)).Unknown!.Count);
        Assert.Equal((2, 1), (As<V1.Order>(Full).Lines[0].More!.Count, As<V2.Order>(Full).Lines[0].More!.Count));
        Assert.Equal("Money with 1", $"Money with {As<V2.Order>(As<V1.Order>(Full)).Lines[1].Price!.Extra!.Count}");
        Assert.Equal(As<V1.Order>(Full).Extra, As<V1.Order>(As<V1.Order>(Full)).Extra);
        Assert.NotEqual(As<V1.Order>(Full).Extra, As<V1.Order>(new V3.Order()).Extra);
    }

    [Fact]
    public void Members_that_were_kept_are_read_by_every_rule()
    {
        var order = As<V4.Order>(As<V1.Order>(new V3.Order { Id = 2, Note = "n", Count = -4, Gift = true, Short = 300 }));
        Assert.Equal((2, "n", -4L, (short)300, true), (order.Id, order.Remark, order.Count, order.Short, order.Gift.Single()));
        Assert.Equal(new V4.Plain(5, "a note", null), As<V4.Plain>(As<V1.Order>(Full)));
        Assert.Equal("more", As<V4.Plain>(As<V1.Order>(Full)).More);
    }

    [Fact]
    public void Errors_are_those_of_any_other_member()
    {
        Evolve.Fails<V1.Order, V4.Order>(As<V1.Order>(Full), MemFormatError.Overflow, "Order.Short");
        Evolve.Fails<V1.Order, V4.Order>(new V1.Order(), MemFormatError.MissingMember, "Order.Remark");
        Evolve.Fails<V1.Order, V4.Plain>(new V1.Order(), MemFormatError.MissingMember, "Plain.Note");
        Evolve.Fails<V1.Order, V4.Unfit>(As<V1.Order>(Full), MemFormatError.SchemaMismatch, "Unfit.Note");
        Assert.Equal(0, As<V4.Unfit>(new V1.Order()).Id);
    }

    [Fact]
    public void Members_known_by_id()
    {
        var late = new Ids.Late { Id = 1, Note = null, Next = new() { Id = 2, Note = "n" } };
        Assert.Equal(Text(late), Text(Through<Ids.Early, Ids.Late>(late)));
        Assert.Equal(2, As<Ids.Early>(late).Extra!.Count);
    }

    [Fact]
    public void Members_that_were_kept_by_name_are_found_by_those_with_ids()
    {
        var named = new NamedAndNumbered.Before { Id = 1, Note = "n" };
        Assert.Equal("n", As<NamedAndNumbered.After>(As<Ids.NamedEarly>(named)).Note);
        Assert.Equal("n", As<NamedAndNumbered.After>(As<Ids.Early>(As<Ids.NamedEarly>(named))).Note);
    }

    [Fact]
    public void The_wire_name_goes_before_the_current_one()
    {
        var neither = As<Twice.Neither>(new Twice.Both { Id = 1, Old = "old", New = "new" });
        Assert.Equal(2, neither.Extra!.Count);
        var renamed = As<Twice.Renamed>(neither);
        Assert.Equal(("old", 1), (renamed.New, renamed.Extra!.Count));
        var both = As<Twice.Both>(renamed);
        Assert.Equal(("old", "new"), (both.Old, both.New));
    }

    private static T Through<TEarly, T>(T late) => As<T>(As<TEarly>(late!)!);

    private static V3.Order Through<TEarly>(V3.Order late) => Through<TEarly, V3.Order>(late);

    /// <summary>Written and read as another version, in each header mode.</summary>
    private static T As<T>(object value)
    {
        var results = Reading.Ways(Codec.Of(value.GetType()), value, Codec.Of<T>()).Select(way => way.Read()!).ToList();
        Assert.Single(results.Select(r => Convert.ToHexString(Payload.Of(Codec.Of<T>(), r))).Distinct());
        return (T)results[0];
    }

    private static string Text(object value) => Objects.Text(value);
}
