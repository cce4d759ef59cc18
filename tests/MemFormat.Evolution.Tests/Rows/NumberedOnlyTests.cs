namespace MemFormat.Evolution.Tests.Numbering;

[Row("Store numbered members only")]
public class NumberedOnlyTests
{
    [Fact]
    public void Members_without_an_id_are_as_if_removed()
    {
        var pet = Evolve.To(new V2.Pet { Name = "n", IsTame = true }, new NumberedOnly.Pet("n", 0).Tame());
        Assert.Equal(("n", true, 7, 0, 0), (pet.Name, pet.IsTame, (int)pet.Handle, pet.Unstored, pet.Hidden));
        var back = Evolve.To(new NumberedOnly.Pet("n", 5) { Handle = 8 }.Tame(), new V2.Pet { Name = "n", IsTame = true });
        Assert.Equal(("n", true), (back.Name, back.IsTame));
    }

    [Fact]
    public void The_setting_of_a_base_class_holds_for_its_members()
    {
        var person = Evolve.To(new V2.Person { Age = 3, FullName = "n" }, new NumberedOnly.Person { Age = 3, FullName = "n" });
        Assert.Equal((3L, "n", null), (person.Age, person.FullName, person.Cached));
        Evolve.To(new NumberedOnly.Person { Age = 3, FullName = "n", Cached = new(1, 2) }, new V2.Person { Age = 3, FullName = "n" });
    }
}
