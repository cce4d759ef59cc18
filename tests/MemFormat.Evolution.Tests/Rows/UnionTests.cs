namespace MemFormat.Evolution.Tests.Unions;

public class UnionTests
{
    private static readonly V1.Drawing s_old = new()
    {
        Main = new V1.Square(1) { Inside = new V1.Circle(2) },
        Other = new V1.Circle(3),
        Shapes = [new V1.Circle(4), null, new V1.Square(5) { Inside = new V1.Square(6) }, new V1.Circle(7)],
        Count = 8,
    };

    private static readonly V2.Drawing s_new = new()
    {
        Main = new V2.Square(1) { Inside = new V2.Disc(2) },
        Other = new V2.Disc(3),
        Shapes = [new V2.Disc(4), null, new V2.Square(5) { Inside = new V2.Square(6) }, new V2.Disc(7)],
        Count = 8,
    };

    [Fact, Row("Add a case to a union")]
    public void Values_of_known_cases_are_read()
    {
        Evolve.IsOneDescriptor<V1.Drawing, V2.Drawing>();
        Evolve.To(s_old, s_new);
        Evolve.To(s_new, s_old);
        Evolve.To<List<V1.IShape>, List<V2.IShape>>([new V1.Circle(1)], [new V2.Disc(1)]);
    }

    [Fact, Row("Add a case to a union")]
    public void A_value_of_an_unknown_case_is_an_error_at_its_place()
    {
        Evolve.Fails<V2.Drawing, V1.Drawing>(new() { Main = new V2.Text("t", []) }, MemFormatError.UnknownCase, "Drawing.Main");
        Evolve.Fails<V2.Drawing, V1.Drawing>(
            new() { Shapes = [null, new V2.Disc(1), new V2.Text("t", [])] }, MemFormatError.UnknownCase, "Drawing.Shapes[2]");
        Evolve.Fails<V2.Drawing, V1.Drawing>(
            new() { Other = new V2.Square(1) { Inside = new V2.Text("t", []) } }, MemFormatError.UnknownCase, "Drawing.Other.Inside");
        Evolve.Fails<List<V2.IShape>, List<V1.IShape>>([new V2.Disc(1), new V2.Text("t", [])], MemFormatError.UnknownCase, "[1]");
        var exception =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<V1.Drawing>(MemFormatSerializer.Serialize(new V2.Drawing { Main = new V2.Text("t", []) })));
        Assert.True(exception.Message.Contains(
            "IShape has no case 3 in this program. Add the case, or set UnknownCase of the union.", StringComparison.Ordinal), exception.Message);
    }

    [Fact, Row("Add a case to a union")]
    public void Unknown_cases_become_null_where_the_union_says_so()
    {
        // Definitions stand at first values, which may be in what is skipped.
        var read = Evolve.To(
            new V2.Drawing
            {
                Main = new V2.Disc(1), Other = new V2.Text("t", [new V2.Square(2), new V2.Disc(3)]),
                Shapes = [new V2.Square(3), new V2.Disc(4), new V2.Text("u", [])], Count = 5
            },
            new Tolerant.Drawing { Main = new Tolerant.Circle(1), Shapes = [null, new Tolerant.Circle(4), null], Count = 5 });
        Assert.Null(read.Other);
        Evolve.Fails<V2.Drawing, Tolerant.Drawing>(new() { Main = new V2.Square(1) }, MemFormatError.NullNotAllowed, "Drawing.Main");
        Assert.Null(MemFormatSerializer.Deserialize<Tolerant.IShape>(MemFormatSerializer.Serialize<V2.IShape>(new V2.Square(1))));
    }

    [Fact, Row("Change or rename the type of a case")]
    public void Cases_change_like_any_type()
    {
        Assert.Equal("black", ((V2.Disc)Evolve.To<V1.IShape, V2.IShape>(new V1.Circle(1), new V2.Disc(1))).Color);
        Assert.Equal(1, ((V1.Circle)Evolve.To<V2.IShape, V1.IShape>(new V2.Disc(1, "red"), new V1.Circle(1))).Radius);
        Evolve.Fails<V2.Drawing, V1.Drawing>(
            new() { Shapes = [new V2.Square(1), new V2.Square(2) { Inside = new V2.Square(1L << 40) }] }, MemFormatError.Overflow,
            "Drawing.Shapes[1].Inside.Side");
        Evolve.Fails<V2.IShape, V1.IShape>(new V2.Square(1L << 40), MemFormatError.Overflow, "Square.Side");
    }

    [Fact, Row("Change or rename the type of a case")]
    public void A_case_of_another_kind_does_not_fit()
    {
        Evolve.Fails<V1.Drawing, V3.Mixed>(new(), MemFormatError.SchemaMismatch, "Mixed.Main");
        Evolve.Fails<V3.Mixed, V1.Drawing>(new(), MemFormatError.SchemaMismatch, "Drawing.Main");
    }

    [Fact, Row("Remove a member")]
    public void Skipped_values_define_their_cases_and_unions_may_have_other_numbers()
    {
        Evolve.To(s_old, new V3.Drawing { Shapes = s_new.Shapes });
        Evolve.To(s_new, new V3.Drawing { Shapes = s_new.Shapes });
        Evolve.To(new V3.Drawing { Aardvark = new V3.Red(), Count0 = new V3.Red(), Shapes = s_new.Shapes }, new V1.Drawing { Shapes = s_old.Shapes });
    }

    [Fact, Row("`T` becomes `List<T>`")]
    public void A_union_becomes_a_list_of_one() => Evolve.To(s_old, new V3.Wrapped { Main = [s_new.Main] });

    [Fact, Row("Make a class the base of a union")]
    public void Old_objects_are_the_base_itself()
    {
        Evolve.To(
            new V1.Zoo(Animal("a", "b"), Animal("c"), [Animal("d"), Animal("e", "f", "g")], new() { [1] = Animal("h"), [2] = null }),
            new V2.Zoo(Young("a", "b"), Young("c"), [Young("d"), Young("e", "f", "g")], new() { [1] = Young("h"), [2] = null }));
        Evolve.To<V1.Animal, V2.Animal>(Animal("a", "b"), Young("a", "b"));
    }

    [Fact, Row("Make a class the base of a union")]
    public void The_base_itself_is_an_object_to_old_programs()
    {
        Evolve.To(
            new V2.Zoo(Young("a", "b"), Young("c"), [Young("d"), Young("e", "f", "g")], new() { [1] = Young("h"), [2] = null }),
            new V1.Zoo(Animal("a", "b"), Animal("c"), [Animal("d"), Animal("e", "f", "g")], new() { [1] = Animal("h"), [2] = null }));
        Evolve.To<V2.Animal, V1.Animal>(Young("a", "b"), Animal("a", "b"));
        Evolve.Fails<V2.Zoo, V1.Zoo>(new(Young("a"), null, [Young("b"), new V2.Dog()], []), MemFormatError.SchemaMismatch, "Zoo.More[1]");
        Evolve.Fails<V2.Animal, V1.Animal>(new V2.Dog(), MemFormatError.SchemaMismatch, "Animal");
    }

    private static V1.Animal Animal(string name, params string[] young) => new() { Name = name, Young = [null, .. young.Select(y => Animal(y))] };

    private static V2.Animal Young(string name, params string[] young) => new() { Name = name, Young = [null, .. young.Select(y => Young(y))] };
}
