namespace MemFormat.Evolution.Tests.Numbering;

[Row("Number the members of a type")]
public class NumberingTests
{
    [Fact]
    public void Number_the_members_of_a_type_that_was_known_by_name()
    {
        var person = Evolve.To(
            new V1.Person { Age = 3, Name = "n", Pets = [new() { Name = "p", IsTame = true }] },
            new V2.Person { Age = 3, FullName = "n", Pets = [new() { Name = "p", IsTame = true }] });
        Assert.Equal((3, "n", "p", true, 5), (person.Age, person.FullName, person.Pets[0].Name, person.Pets[0].IsTame, person.Size));
    }

    [Fact]
    public void Number_the_members_of_a_type_back_to_names_is_a_mismatch() =>
        Evolve.Fails<V2.Person, V1.Person>(new V2.Person { Age = 3 }, MemFormatError.SchemaMismatch, "Person");

    [Fact]
    public void Number_the_members_of_a_nested_type_back_to_names_is_a_mismatch_at_the_first_value()
    {
        Evolve.To(new V3.Person { Age = 3 }, new V1.Person { Age = 3 });
        Evolve.Fails<V3.Person, V1.Person>(new V3.Person { Pets = [new()] }, MemFormatError.SchemaMismatch, "Person.Pets[0]");
        Evolve.To(new V1.Person { Pets = [new() { Name = "p" }] }, new V3.Person { Pets = [new() { Name = "p" }] });
    }
}
