using MayBeNull = MemFormat.Evolution.Tests.Nullability.MayBeNull;
using MustNotBeNull = MemFormat.Evolution.Tests.Nullability.MustNotBeNull;
using Nested = MemFormat.Evolution.Tests.Nullability.Nested;
using Oblivious = MemFormat.Evolution.Tests.Nullability.Oblivious;

namespace MemFormat.Evolution.Tests;

public class NullReferenceTests
{
    private static MayBeNull.Order Filled() => new()
    {
        Text = "t", Next = new() { Text = "u" }, Names = ["n", null], Numbers = [1], Bytes = [2], Map = new() { ["k"] = "v", ["l"] = null },
        Orders = [null, new()],
    };

    [Fact, Row("Annotate a reference with `?`, or not")]
    public void String_to_nullable_string_is_one_descriptor()
    {
        Evolve.IsOneDescriptor<MayBeNull.Order, MustNotBeNull.Order>();
        Evolve.IsOneDescriptor<MayBeNull.Order, Oblivious.Order>();
        Evolve.IsOneDescriptor<MayBeNull.Form, MustNotBeNull.Form>();
        Evolve.IsOneDescriptor<MayBeNull.Form, Oblivious.Form>();
        var read = Evolve.To(Filled(), new MustNotBeNull.Order
        {
            Text = "t", Next = new() { Text = "u" }, Names = ["n", null!], Numbers = [1], Bytes = [2], Map = new() { ["k"] = "v", ["l"] = null! },
            Orders = [null!, new()],
        });
        Assert.Equal(("t", "u", null, 1, 2, null, null),
            (read.Text, read.Next.Text, read.Names[1], read.Numbers[0], read.Bytes[0], read.Map["l"], read.Orders[0]));
        Assert.Equal("t", Evolve.To(read, Filled()).Text);
    }

    public static TheoryData<string, MayBeNull.Order> Nulls => new()
    {
        { "Text", Without(o => o.Text = null) },
        { "Next", Without(o => o.Next = null) },
        { "Names", Without(o => o.Names = null) },
        { "Numbers", Without(o => o.Numbers = null) },
        { "Bytes", Without(o => o.Bytes = null) },
        { "Map", Without(o => o.Map = null) },
    };

    [Theory, MemberData(nameof(Nulls)), Row("`T?` becomes `T`")]
    public void Nullable_T_to_T_holding_null_reference_types_are_NullNotAllowed(string member, MayBeNull.Order order)
    {
        Evolve.Fails<MayBeNull.Order, MustNotBeNull.Order>(order, MemFormatError.NullNotAllowed, "Order." + member);
        Evolve.Fails<Nested.Basket, MustNotBeNull.Basket>(
            new Nested.Basket { Orders = [Filled(), order] }, MemFormatError.NullNotAllowed, $"Basket.Orders[1].{member}");
        Assert.NotNull(Evolve.To(order, Copy(order)));
    }

    [Theory, MemberData(nameof(Nulls)), Row("Write null to a non-nullable member")]
    public void A_non_nullable_reference_that_is_null_when_written_is_NullNotAllowed(string member, MayBeNull.Order order)
    {
        var bad =
            new MustNotBeNull.Order
            {
                Text = order.Text!, Next = order.Next!, Names = order.Names!, Numbers = order.Numbers!, Bytes = order.Bytes!,
                Map = order.Map!, Orders = []
            };
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(bad));
        Assert.Equal((MemFormatError.NullNotAllowed, "Order." + member), (error.Error, error.Path));
        error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new MustNotBeNull.Basket([bad])));
        Assert.Equal((MemFormatError.NullNotAllowed, "Order." + member), (error.Error, error.Path));
    }

    [Fact, Row("Write null to a non-nullable member")]
    public void Members_of_oblivious_code_type_arguments_and_roots_count_as_nullable()
    {
        var read = Evolve.To(new Oblivious.Order { Names = [null] }, new Oblivious.Order { Names = [null] });
        Assert.Equal((null, null), (read.Text, read.Map));
        Evolve.To<List<string>, string?[]>([null!, "x"], [null, "x"]);
        Assert.Null(MemFormatSerializer.Deserialize<string>(MemFormatSerializer.Serialize<string>(null!)));
        Assert.Null(MemFormatSerializer.Deserialize<MustNotBeNull.Order>(MemFormatSerializer.Serialize<MayBeNull.Order>(null!)));
    }

    [Fact, Row("Write null to a non-nullable member")]
    public void Elements_of_collections_are_never_rejected_for_being_null() =>
        Assert.Null(Evolve.To<List<MayBeNull.Order?>, MustNotBeNull.Order[]>([null], [null!])[0]);

    [Theory, InlineData("A"), InlineData("B"), InlineData("C"), InlineData("D"), InlineData("E"), InlineData("F"), InlineData("G"), InlineData(
        "H"), InlineData("I"), Row("`T?` becomes `T`")]
    public void So_are_those_that_have_presence_bits(string member)
    {
        var form = new MayBeNull.Form { A = "a", B = "b", C = [1], D = [2], E = [null], F = [3], G = [], H = new("urn:x"), I = [null] };
        Assert.Equal("urn:x",
            Evolve.To(form,
                new MustNotBeNull.Form { A = "a", B = "b", C = [1], D = [2], E = [null!], F = [3], G = [], H = new("urn:x"), I = [null!] }).H
                    .ToString());
        typeof(MayBeNull.Form).GetProperty(member)!.SetValue(form, null);
        Evolve.Fails<MayBeNull.Form, MustNotBeNull.Form>(form, MemFormatError.NullNotAllowed, "Form." + member);
        var read = Evolve.To(
            form, new Oblivious.Form { A = form.A, B = form.B, C = form.C, D = form.D, E = form.E, F = form.F, G = form.G, H = form.H, I = form.I });
        Assert.Null(typeof(Oblivious.Form).GetProperty(member)!.GetValue(read));
        var bad =
            new MustNotBeNull.Form
            {
                A = form.A!, B = form.B!, C = form.C!, D = form.D!, E = form.E!, F = form.F!, G = form.G!, H = form.H!,
                I = form.I!
            };
        Assert.Equal("Form." + member, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(bad)).Path);
    }

    private static MayBeNull.Order Without(Action<MayBeNull.Order> change)
    {
        var order = Filled();
        change(order);
        return order;
    }

    private static Oblivious.Order Copy(MayBeNull.Order order) => new()
    {
        Text = order.Text, Next = order.Next, Names = order.Names, Numbers = order.Numbers, Bytes = order.Bytes, Map = order.Map,
        Orders = order.Orders,
    };
}
