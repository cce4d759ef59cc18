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
}
