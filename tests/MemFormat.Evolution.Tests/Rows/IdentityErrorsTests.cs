namespace MemFormat.Evolution.Tests.IdentityErrors;

[Row("Turn `PreserveReferences` on or off")]
public class IdentityErrorsTests
{
    [Fact]
    public void What_cannot_be_read_is_named_where_it_first_occurs()
    {
        Evolve.Fails<V1.Team, V2.Team>(new(new(), []), MemFormatError.MissingMember, "Team.First.Name");
        Evolve.Fails<V1.Team, V2.Team>(new(null, [new(), new()]), MemFormatError.MissingMember, "Team.Others[0].Name");
    }

    /// <summary>How a case is read is found out before its body, which follows later.</summary>
    [Fact]
    public void A_case_of_a_union_that_cannot_be_read_is_named_where_it_first_occurs()
    {
        Evolve.Fails<V1.Flock, V2.Flock>(new(new V1.Gull(), []), MemFormatError.MissingMember, "Flock.First.Name");
        Evolve.Fails<V1.Flock, V2.Flock>(new(null, [new V1.Gull(), new V1.Gull()]), MemFormatError.MissingMember, "Flock.Others[0].Name");
        Evolve.Fails<V1.Flock, V2.Flock>(new(new V1.Crow(), []), MemFormatError.MissingMember, "Flock.First.Name");
    }
}
