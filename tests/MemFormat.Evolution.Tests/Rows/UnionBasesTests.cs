namespace MemFormat.Evolution.Tests.UnionBases;

[Row("Make a class the base of a union")]
public class UnionBasesTests
{
    [Fact]
    public void A_type_that_cannot_be_read_is_found_in_collections_too()
    {
        Evolve.Fails<V1.Zoo, V2.Zoo>(new([[], [new()]], []), MemFormatError.SchemaMismatch, "Zoo.Animals[1][0]");
        Evolve.Fails<V1.Zoo, V2.Zoo>(new([], new() { [5] = new() }), MemFormatError.SchemaMismatch, "Zoo.Cages[0]");
    }
}
