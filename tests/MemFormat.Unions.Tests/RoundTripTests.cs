using MemFormat.UnionLibrary;

namespace MemFormat.Unions.Tests;

public class RoundTripTests
{
    public static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;

    [Fact]
    public void A_root_holds_each_case()
    {
        Assert.Equal(new Cat(9), Copy((Pet)new Cat(9)).Value);
        Assert.Equal(new Dog("Rex"), Copy((Pet)new Dog("Rex")).Value);
        Assert.Equal(7, Copy((Pet)7).Value);
    }

    [Fact]
    public void The_example_of_System_Text_Json_comes_back()
    {
        Payload[] payloads = [42, "text", new Person("Ann", 40)];
        Assert.All(payloads, p => Assert.Equal(p.Value, Copy(p).Value));
        Assert.Equal(payloads.Select(p => p.Value), Copy(payloads).Select(p => p.Value));
        NewPet[] pets = [new Cat(9), new Dog("Rex")];
        Assert.Equal(pets.Select(p => p.Value), Copy(pets).Select(p => p.Value));
    }

    [Fact]
    public void A_union_without_a_value_is_null()
    {
        Assert.Null(Copy(default(Pet)).Value);
        Assert.Equal(MemFormatSerializer.Serialize<IOldPet?>(null), MemFormatSerializer.Serialize(default(Pet)));
        Assert.Null(MemFormatSerializer.Clone(default(Pet)).Value);
    }

    [Theory]
    [MemberData(nameof(Values))]
    public void Each_kind_of_case_comes_back(object expected, Anything value)
    {
        Assert.Equal(expected, Copy(value).Value);
        Assert.Equal(expected, Copy(new List<Anything> { value, default, value })[2].Value);
        Assert.Equal(expected, MemFormatSerializer.Clone(value).Value);
    }

    public static TheoryData<object, Anything> Values() => new()
    {
        { 5, 5 },
        { "five", "five" },
        { Color.Green, Color.Green },
        { new List<int> { 1, 2 }, new List<int> { 1, 2 } },
        { (1, "one"), (1, "one") },
        { new DateTime(2026, 11, 28), (DateTime?)new DateTime(2026, 11, 28) },
        { new byte[] { 1, 2, 3 }, new byte[] { 1, 2, 3 } },
        { new Square(3), new Square(3) },
        { new Book("Emma"), new Anything(new Book("Emma")) },
        { Guid.Parse("11111111-2222-3333-4444-555555555555"), Guid.Parse("11111111-2222-3333-4444-555555555555") },
    };

    [Fact]
    public void A_union_can_be_a_case_of_a_union()
    {
        var value = Assert.IsType<Shape>(Copy((Anything)(Shape)new Circle(2)).Value);
        Assert.Equal(new Circle(2), value.Value);
        Assert.Null(Copy((Anything)default(Shape)).Value);
    }

    [Fact]
    public void A_union_can_be_a_case_of_an_interface()
    {
        IThing thing = (Shape)new Square(4);
        Assert.Equal(new Square(4), Assert.IsType<Shape>(Copy(thing)).Value);
        Assert.Equal(new Book("x"), Copy<IThing>(new Book("x")));
    }

    [Fact]
    public void Values_of_an_interface_that_is_a_case_have_any_type()
    {
        IReadOnlyList<string> list = new[] { "a", "b" };
        Assert.Equal(list, Copy(new Anything(list)).Value);
        Assert.Equal(["a"], (IEnumerable<string>)Copy(new Anything(new System.Collections.ObjectModel.ReadOnlyCollection<string>(["a"]))).Value!);
    }

    [Fact]
    public void Unions_are_members_elements_keys_and_values()
    {
        var shelter = Copy(new Shelter
        {
            First = new Cat(1),
            Second = new Dog("b"),
            All = [new Cat(2), default, 3, new Dog("c")],
            ByName = { ["a"] = 1, ["none"] = default, ["cat"] = new Cat(3) },
            Counts = { [new Cat(4)] = 4, [new Dog("d")] = 5 },
            More = [1, 2],
            Pair = (1, new Cat(5)),
            Numbers = [1, 2.5],
            Maybe = (Pet)new Cat(6),
            Name = "n",
            Plain = "plain",
            Kept = Serialized.From((Pet)new Dog("kept")),
        });
        Assert.Equal(new Cat(1), shelter.First.Value);
        Assert.Equal(new Dog("b"), shelter.Second!.Value.Value);
        Assert.Equal([new Cat(2), null, 3, new Dog("c")], shelter.All.Select(p => p.Value));
        Assert.Equal([1, null, new Cat(3)], shelter.ByName.Values.Select(p => p.Value));
        Assert.Equal(4, shelter.Counts[new Cat(4)]);
        Assert.Equal(5, shelter.Counts[new Dog("d")]);
        Assert.Equal([1, 2], shelter.More.Select(p => p.Value));
        Assert.Equal(new Cat(5), shelter.Pair.Item2.Value);
        Assert.Equal([1, 2.5], shelter.Numbers.Select(n => n.Value));
        Assert.Equal(new Cat(6), ((Pet)shelter.Maybe.Value!).Value);
        Assert.Equal("n", shelter.Name!.Value.Value);
        Assert.Equal("plain", shelter.Plain.Value);
        Assert.Equal(new Dog("kept"), shelter.Kept!.Value.Value);
    }

    [Fact]
    public void Members_without_a_value_are_null()
    {
        var shelter = Copy(new Shelter { All = [] });
        Assert.Null(shelter.First.Value);
        Assert.Null(shelter.Second);
        Assert.Null(shelter.Pair.Item2.Value);
        Assert.Null(shelter.Maybe.Value);
        Assert.Null(shelter.Name);
        Assert.Null(shelter.Plain.Value);
        shelter = Copy(new Shelter { All = [], Second = default(Pet), Maybe = default(Pet) });
        Assert.Null(shelter.Second);
        Assert.Null(shelter.Maybe.Value);
    }

    [Fact]
    public void A_key_without_a_value_is_an_error()
    {
        var error = Assert.Throws<MemFormatException>(
            () => MemFormatSerializer.Serialize(new Shelter { All = [], Counts = { [default] = 1 } }));
        Assert.Equal(MemFormatError.NullNotAllowed, error.Error);
    }

    [Fact]
    public void Generic_code_takes_unions()
    {
        var page = Copy(new Page<Pet> { Item = new Cat(1), Items = [2, default], Option = (Pet)3 });
        Assert.Equal(new Cat(1), page.Item.Value);
        Assert.Equal([2, null], page.Items.Select(p => p.Value));
        Assert.Equal(3, ((Pet)page.Option.Value!).Value);
        Assert.Null(Copy(new Page<Pet>()).Item.Value);
        Assert.Equal("x", Copy(new Page<string> { Option = "x" }).Option.Value);
        Assert.Equal(5, Copy(new Page<int?> { Option = new Option<int?>(5) }).Option.Value);
        Assert.Equal(new None(), Copy(new Page<int> { Option = new None() }).Option.Value);
    }

    [Fact]
    public void Cases_may_have_the_type_parameters_of_their_union()
    {
        Tree<int> tree = new Branch<int>(new Leaf<int>(1), new[] { 2, 3 });
        var copy = Assert.IsType<Branch<int>>(Copy(tree).Value);
        Assert.Equal(new Leaf<int>(1), copy.Left.Value);
        Assert.Equal([2, 3], (int[])copy.Right.Value!);
        Tree<string> words = new Leaf<string>("w");
        Assert.Equal(new Leaf<string>("w"), Copy(words).Value);
    }

    [Fact]
    public void A_case_keeps_its_identity()
    {
        var node = new Node { Name = "a" };
        node.Next = node;
        var copy = Copy(node);
        Assert.Same(copy, copy.Next.Value);
        Assert.Equal("end", Copy(new Node { Next = "end" }).Next.Value);
    }

    [Fact]
    public void A_case_may_have_a_surrogate_or_a_contract()
    {
        Assert.Equal(new Money(2.5m), Copy((Price)new Money(2.5m)).Value);
        Assert.Equal(new Voucher("v"), Copy((Price)new Voucher("v")).Value);
        Assert.Equal([new Money(1), new Money(2)], (Money[])Copy((Price)new[] { new Money(1), new Money(2) }).Value!);
    }

    [Fact]
    public void A_class_by_hand_follows_the_pattern()
    {
        Assert.Equal(4, Copy(new Held(4)).Value);
        Assert.Equal("four", Copy(new List<Held?> { null, new("four") })[1]!.Value);
        Assert.Null(Copy(new List<Held?> { null, new("four") })[0]);
    }

    [Fact]
    public void A_union_of_an_assembly_without_MemFormat_takes_the_cases_of_this_one()
    {
        Assert.Equal(3, MemFormatSerializer.Deserialize<Plain>(MemFormatSerializer.Serialize<Plain>(3)).Value);
        var list = MemFormatSerializer.Deserialize<List<Plain>>(MemFormatSerializer.Serialize<List<Plain>>(["a", default]))!;
        Assert.Equal(["a", null], list.Select(p => p.Value));
    }

    [Fact]
    public void A_union_by_hand_boxes_nothing_on_the_way()
    {
        var numbers = Enumerable.Range(0, 100).Select(i => i % 2 == 0 ? new Number(i) : new Number(i / 2.0)).ToArray();
        var payload = MemFormatSerializer.Serialize(numbers);
        var copy = new Number[1];
        copy = MemFormatSerializer.Deserialize<Number[]>(payload)!;
        var boxed = Number.Boxed;
        var before = GC.GetAllocatedBytesForCurrentThread();
        payload = MemFormatSerializer.Serialize(numbers);
        copy = MemFormatSerializer.Deserialize<Number[]>(payload)!;
        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.Equal(boxed, Number.Boxed);
        Assert.True(allocated < payload.Length + 24 + (16 * 100) + 24 + 500, $"{allocated} bytes for {payload.Length} bytes of payload");
        Assert.Equal(49.5, copy[99].Value);
    }

    [Fact]
    public void Populate_replaces_a_union()
    {
        var shelter = new Shelter { All = [1], First = new Cat(1) };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Shelter { All = [new Dog("x"), 2], First = new Dog("y") }), ref shelter);
        Assert.Equal([new Dog("x"), 2], shelter.All.Select(p => p.Value));
        Assert.Equal(new Dog("y"), shelter.First.Value);
        Pet pet = new Cat(1);
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize((Pet)4), ref pet);
        Assert.Equal(4, pet.Value);
    }

    [Fact]
    public async Task Unions_come_back_from_a_stream()
    {
        using var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, new Pet[] { 1, default, new Cat(2) });
        stream.Position = 0;
        var values = new List<object?>();
        await foreach (var pet in MemFormatSerializer.ReadManyAsync<Pet>(stream))
            values.Add(pet.Value);
        Assert.Equal([1, null, new Cat(2)], values);
    }

    [Fact]
    public void A_value_of_no_case_is_an_error()
    {
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new Anything(new Unlisted())));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
    }

    private sealed class Unlisted : IThing;
}
