using New = MemFormat.Evolution.Tests.ConversionsInScope.New;
using Old = MemFormat.Evolution.Tests.ConversionsInScope.Old;

namespace MemFormat.Evolution.Tests;

/// <summary>Earlier types with unions and shared references in them, whose values depend on the rest of their payload.</summary>
public class ConversionsInScopeTests
{
    private const string Row = "Convert an earlier type yourself";

    [Fact, Row(Row)]
    public void Unions_are_converted() => Evolve.To(
        new Old.Drawing
        {
            Main = new Old.Circle(1), Frame = new Old.Square(2),
            Shapes = [new Old.Square(3), null, new Old.Circle(4), new Old.Group([new Old.Circle(5), new Old.Group([])]), new Old.Circle(6)],
            After = 7,
        },
        new New.Drawing { Main = "circle 1!", Frame = "square 2", Shapes = "square 3,none,circle 4!,circle 5!+,circle 6!", After = 7 });

    [Fact, Row(Row)]
    public void Shared_objects_are_converted()
    {
        var (ann, bob) = (new Old.Person { Name = "Ann" }, new Old.Person { Name = "Bob" });
        (ann.Friend, bob.Friend) = (bob, ann);
        Evolve.To(
            new Old.Drawing { Author = ann, Guests = [bob, ann, bob], Frame = new Old.Square(1), After = 7 },
            new New.Drawing { Author = "Ann(Bob)", Guests = 23, Frame = "square 1", After = 7 });
    }

    [Fact, Row(Row)]
    public void Other_members_keep_theirs() => Evolve.To(
        new Old.Mixed
        {
            Kept = new Old.Circle(1), Owner = new() { Name = "Ann" }, Main = new Old.Circle(2), Author = new() { Name = "Bob" },
            Last = new Old.Square(3)
        },
        new New.Mixed { Kept = new New.Circle(1), Owner = new() { Name = "Ann" }, Main = "circle 2!", Author = "Bob", Last = new New.Square(3) });

    [Fact, Row(Row)]
    public void Unknown_cases_and_nulls_are_the_members_affair()
    {
        Evolve.To(
            new Old.Drawing { Main = new Old.Gone("x"), Frame = new Old.Square(1), Shapes = [new Old.Gone("y"), new Old.Square(2)], After = 7 },
            new New.Drawing { Frame = "square 1", Shapes = "none,square 2", After = 7 });
        Evolve.Fails<Old.Drawing, New.Drawing>(new Old.Drawing { Frame = new Old.Gone("x") }, MemFormatError.NullNotAllowed, "Drawing.Frame");
        Evolve.Fails<Old.Drawing, New.Drawing>(new Old.Drawing(), MemFormatError.NullNotAllowed, "Drawing.Frame");
    }

    [Fact, Row(Row)]
    public void Objects_without_a_member_in_common_are_converted()
    {
        Evolve.To(
            new Old.Letter
            {
                To = new("a", 1), Via = [new("b", 2), new("c", 3)], ByName = { ["x"] = new("d", 4) }, Copies = new("e", 5), Stamp = new Old.Circle(6),
                Sender = new() { Name = "Ann" }, Back = new("f", 7), Other = new("g", 8),
            },
            new New.Letter
            {
                To = new("a 1"), Via = [new("b 2"), new("c 3")], ByName = { ["x"] = new("d 4") }, Copies = [new("e 5")], Stamp = new("circle 6!"),
                Sender = new("Ann"), Back = new("f"), Other = new("g 8"),
            });
        Evolve.To(new Old.Letter { Copies = new("e", 5) }, new New.Letter { Copies = [new("e 5")] });
        Evolve.Fails<Old.Letter, New.Letter>(new Old.Letter(), MemFormatError.NullNotAllowed, "Letter.Copies");
        Evolve.To(new New.Letter { To = new("t"), Via = [new("u")], Stamp = new("v") },
            new New.Letter { To = new("t"), Via = [new("u")], Stamp = new("v") });
    }

    [Fact, Row(Row)]
    public void Bytes_and_text_that_are_null_are_not_converted()
    {
        Evolve.To(new Old.Photo { Bytes = [1, 2], Size = [3], Text = "abc" }, new New.Photo { Bytes = "0102", Size = 1, Text = 3 });
        Evolve.To(new Old.Photo(), new New.Photo { Bytes = null, Size = -1, Text = null });
    }

    [Fact, Row(Row)]
    public void Conversions_that_wait_for_each_other_are_as_deep_as_values_may_be()
    {
        Evolve.To(Chain(20), new New.Link { Name = "a", Rest = new string('a', 19) });
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => Read(Chain(10_000))).Error);
        var ring = Chain(3);
        ring.Rest!.Rest!.Rest = ring;
        Assert.Equal("aa", Read(ring).Rest![..2]);
    }

    private static New.Link Read(Old.Link link) => MemFormatSerializer.Deserialize<New.Link>(MemFormatSerializer.Serialize(link))!;

    private static Old.Link Chain(int count)
    {
        Old.Link? chain = null;
        for (var i = 0; i < count; i++)
            chain = new() { Name = "a", Rest = chain };
        return chain!;
    }
}
