namespace MemFormat.Tests;

/// <summary>A case that is written as itself, and read as its union: docs/unions.md says what is lost.</summary>
public partial class CaseByItselfTests
{
    [Fact]
    public void A_concrete_base_lacks_the_members_of_the_case()
    {
        var read = MemFormatSerializer.Deserialize<Animal>(MemFormatSerializer.Serialize(new Dog { Name = "Rex", Age = 3 }))!;
        Assert.Equal((typeof(Animal), "Rex"), (read.GetType(), read.Name));
    }

    [Fact]
    public void Written_as_the_union_it_is_itself()
    {
        var read = MemFormatSerializer.Deserialize<Animal>(MemFormatSerializer.Serialize<Animal>(new Dog { Name = "Rex", Age = 3 }));
        Assert.Equal(("Rex", 3), (Assert.IsType<Dog>(read).Name, ((Dog)read).Age));
    }

    [Fact]
    public void An_abstract_base_with_one_case_of_its_kind_reads_it() =>
        Assert.IsType<Rock>(MemFormatSerializer.Deserialize<Thing>(MemFormatSerializer.Serialize(new Rock())));

    [Fact]
    public void An_abstract_base_with_several_or_a_contract_refuses_it()
    {
        Assert.Equal(MemFormatError.SchemaMismatch,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plant>(MemFormatSerializer.Serialize(new Tree()))).Error);
        Assert.Equal(MemFormatError.SchemaMismatch,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Animal>(MemFormatSerializer.Serialize(new Cat()))).Error);
    }

    [MemFormattable, MemUnion(1, typeof(Dog)), MemUnion(2, typeof(Cat))]
    public partial class Animal
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable]
    public partial class Dog : Animal
    {
        public int Age { get; set; }
    }

    [MemFormattable(Contract = "cat")]
    public partial class Cat : Animal;

    [MemFormattable, MemUnion(1, typeof(Rock))]
    public abstract partial class Thing;

    [MemFormattable]
    public partial class Rock : Thing;

    [MemFormattable, MemUnion(1, typeof(Tree)), MemUnion(2, typeof(Bush))]
    public abstract partial class Plant
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable]
    public partial class Tree : Plant;

    [MemFormattable]
    public partial class Bush : Plant;
}
