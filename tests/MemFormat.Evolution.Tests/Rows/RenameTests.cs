namespace MemFormat.Evolution.Tests.Rename;

[Row("Rename a member")]
public class RenameTests
{
    [Fact]
    public void Rename_a_member_by_id_nothing_changes()
    {
        Evolve.IsOneDescriptor<ById.V1.Person, ById.V2.Person>();
        var person = Evolve.To(new ById.V1.Person { Age = 3, Surname = "s" }, new ById.V2.Person { Years = 3, FamilyName = "s" });
        Assert.Equal((3, "s"), (person.Years, person.FamilyName));
        Evolve.To(new ById.V2.Person { Years = 3, FamilyName = "s" }, new ById.V1.Person { Age = 3, Surname = "s" });
    }

    [Fact]
    public void Rename_a_member_by_name_with_its_former_name_same_descriptor_both_directions()
    {
        Evolve.IsOneDescriptor<V1.Person, V2.Person>();
        Evolve.IsOneDescriptor<V1.Person, V3.Person>();
        Evolve.IsOneDescriptor<V1.Person, V3.PersonRecord>();
        Assert.Equal(3, Evolve.To(new V1.Person { Age = 3, Surname = "s" }, new V2.Person { Years = 3, LastName = "s" }).Years);
        Assert.Equal("s", Evolve.To(new V3.Person { Lifetime = 3, FamilyName = "s" }, new V1.Person { Age = 3, Surname = "s" }).Surname);
        Assert.Equal(new(3, "s"), Evolve.To(new V2.Person { Years = 3, LastName = "s" }, new V3.PersonRecord(3, "s")));
    }

    [Fact]
    public void Rename_a_member_by_name_swapping_two_names()
    {
        Evolve.IsOneDescriptor<V1.Person, Swapped.Person>();
        Assert.Equal(3, Evolve.To(new V1.Person { Age = 3, Surname = "s" }, new Swapped.Person { Surname = 3, Age = "s" }).Surname);
        Assert.Equal(3, Evolve.To(new Swapped.Person { Surname = 3, Age = "s" }, new V1.Person { Age = 3, Surname = "s" }).Age);
    }

    [Fact]
    public void Rename_a_member_by_name_without_its_former_name_is_another_member()
    {
        Evolve.IsResolved<V1.Person, Forgotten.Person>();
        var person = Evolve.To(new V1.Person { Age = 3, Surname = "s" }, new Forgotten.Person { Surname = "s" });
        Assert.Equal((-1, "?", "s"), (person.Years, person.LastName, person.Surname));
    }

    [Fact, FinePoint("Case of names")]
    public void Names_compare_with_case() =>
        Assert.Equal(-1, Evolve.To(new V1.Person { Age = 3, Surname = "s" }, new Cased.Person { Surname = "s" }).age);

    [Fact, FinePoint("Several names")]
    public void A_member_is_found_by_a_later_former_name_and_by_its_current_name()
    {
        Evolve.IsResolved<BornLate.Person, V3.Person>();
        var person = Evolve.To(new BornLate.Person { Years = 3, FamilyName = "s" }, new V3.Person { Lifetime = 3, FamilyName = "s" });
        Assert.Equal((3, "s"), (person.Lifetime, person.FamilyName));
    }

    [Fact, FinePoint("Several names")]
    public void Where_a_payload_holds_the_wire_name_and_a_former_name_the_wire_name_wins()
    {
        var both = new Both.Person { Age = 1, Years = 2, Lifetime = 3, Surname = "s" };
        Assert.Equal(1, Evolve.To(both, new V3.Person { Lifetime = 1, FamilyName = "s" }).Lifetime);
        Assert.Equal(1, Evolve.To(both, new V2.Person { Years = 1, LastName = "s" }).Years);
    }
}
