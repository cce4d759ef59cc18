using MemFormat.Plans.Build;
using New = MemFormat.Evolution.Tests.Recursion.V2;
using Old = MemFormat.Evolution.Tests.Recursion.V1;

namespace MemFormat.Evolution.Tests.Recursion;

/// <summary>Types that reach themselves, directly, through each other, and through all that stands between.</summary>
[Row("Several changes at once")]
public class RecursionTests
{
    [Fact]
    public void Rings_of_types_old_to_new() => Evolve.To(OldWorld(1), NewWorld(1));

    [Fact]
    public void Rings_of_types_new_to_old() => Evolve.To(NewWorld(1), OldWorld(1));

    [Fact]
    public void Rings_of_types_without_values()
    {
        Evolve.To(new Old.World { Item = new() { Items = [] } }, new New.World { Item = new() { Items = [] } });
        Evolve.To(new New.World { Item = new() { Items = [] } }, new Old.World { Item = new() { Items = [] } });
    }

    [Fact]
    public void Each_ring_by_itself()
    {
        Evolve.To(OldPerson("a", 3), NewPerson("a", 3));
        Evolve.To(OldCompany(3), NewCompany(3));
        Evolve.To(OldExpression(), NewExpression());
        Evolve.To(NewExpression(), OldExpression());
        Evolve.To(OldLetter(3), NewLetter(3));
        Evolve.To(NewLetter(3), OldLetter(3));
        Evolve.To(new Old.Box<Old.Box<int>?> { Next = new() { Value = new() { Value = 3 } } },
            new New.Box<New.Box<long>?> { Next = new() { Value = new() { Value = 3 } } });
        Evolve.To(new Old.Tag("t", new("u", null, OldPerson("b", 1)), null), new New.Tag("t", new("u", null, NewPerson("b", 1)), null));
    }

    /// <summary>Each pair of types once, however often it is reached.</summary>
    [Fact]
    public void Plans_of_rings_are_as_large_as_their_types()
    {
        var payload = Payload.Of(Codec.Of<Old.World>(), OldWorld(1));
        Codec.Of<New.World>().DeserializeObject(payload);
        Assert.InRange(Codec.Of<New.World>().RootSchema.Plans.Kept.Find(Codec.Of<Old.World>().RootSchema.Descriptor)!.Cost.Nodes, 10, 60);
    }

    [Fact]
    public void Errors_deep_in_rings_are_named_from_the_root()
    {
        var company = NewCompany(1);
        company.Leaf.Id = 1L << 40;
        var person = new New.Person { Friends = [null, new() { Employer = new() { Roles = { ["x"] = new() { Employer = company } } } }] };
        Evolve.Fails<New.Person, Old.Person>(person, MemFormatError.Overflow, "Person.Friends[1].Employer.Roles[0].Employer.Leaf.Id");
        Evolve.Fails<New.IExpression, Old.IExpression>(
            new New.Sum([new New.Number(1), new New.About(person, null)]), MemFormatError.Overflow,
            "Sum.Terms[1].Who.Friends[1].Employer.Roles[0].Employer.Leaf.Id");
    }

    private static Old.World OldWorld(int depth) => new()
    {
        Person = OldPerson("p", depth),
        Company = OldCompany(depth),
        Boxed = new() { Value = new() { Value = OldPerson("q", depth), Next = new() }, Next = new() { Value = new() } },
        Expression = OldExpression(),
        Node = OldNode(),
        Tag = new("t", new("u", null, OldPerson("b", depth)), null),
        Item = new() { Id = 1, Items = [new() { Id = 2, Items = [] }, new() { Id = 3, Items = [new() { Items = [] }] }] },
        Letter = OldLetter(depth),
        Pair = (OldPerson("r", 1), depth == 0 ? [] : [null, OldWorld(depth - 1)]),
    };

    private static New.World NewWorld(int depth) => new()
    {
        Person = NewPerson("p", depth),
        Company = NewCompany(depth),
        Boxed = new() { Value = new() { Value = NewPerson("q", depth), Next = new() }, Next = new() { Value = new() } },
        Expression = NewExpression(),
        Node = NewNode(),
        Tag = new("t", new("u", null, NewPerson("b", depth)), null),
        Item = new() { Id = 1, Items = [new() { Id = 2, Items = [] }, new() { Id = 3, Items = [new() { Items = [] }] }] },
        Letter = NewLetter(depth),
        Pair = (NewPerson("r", 1), depth == 0 ? [] : [null, NewWorld(depth - 1)]),
    };

    private static Old.Person OldPerson(string name, int depth) => depth == 0 ? new() { Name = name }
        : new() { Name = name, Employer = OldCompany(depth - 1), Friends = [null, OldPerson(name + "f", depth - 1)] };

    private static New.Person NewPerson(string name, int depth) => depth == 0 ? new() { Name = name }
        : new() { Name = name, Employer = NewCompany(depth - 1), Friends = [null, NewPerson(name + "f", depth - 1)] };

    private static Old.Company OldCompany(int depth) => depth == 0 ? new()
        : new()
        {
            Staff = [OldPerson("s", depth - 1)], Parent = new() { Value = OldCompany(depth - 1) },
            Roles = { ["r"] = OldPerson("m", depth - 1), ["n"] = null }, Leaf = new() { Id = depth }
        };

    private static New.Company NewCompany(int depth) => depth == 0 ? new()
        : new()
        {
            Staff = [NewPerson("s", depth - 1)], Parent = new() { Value = NewCompany(depth - 1) },
            Roles = { ["r"] = NewPerson("m", depth - 1), ["n"] = null }, Leaf = new() { Id = depth }
        };

    private static Old.IExpression OldExpression() =>
        new Old.Sum([new Old.Number(1),
            new Old.About(OldPerson("w", 1), new() { Value = new Old.Sum([new Old.Number(-2)]), Next = new() { Value = new Old.Number(3) } })]);

    private static New.IExpression NewExpression() =>
        new New.Sum([new New.Number(1),
            new New.About(NewPerson("w", 1), new() { Value = new New.Sum([new New.Number(-2)]), Next = new() { Value = new New.Number(3) } })]);

    private static Old.Node OldNode()
    {
        var node = new Old.Node { Owner = OldCompany(1) };
        node.Next = new() { Others = [node, null], Next = node };
        return node;
    }

    private static New.Node NewNode()
    {
        var node = new New.Node { Owner = NewCompany(1) };
        node.Next = new() { Others = [node, null], Next = node };
        return node;
    }

    private static Old.Letter OldLetter(int depth) =>
        new() { Leaf = new() { Id = depth }, Inner = depth == 0 ? null : Serialized.From(OldLetter(depth - 1)) };

    private static New.Letter NewLetter(int depth) => new() { Leaf = new() { Id = depth }, Inner = depth == 0 ? null : NewLetter(depth - 1) };
}
