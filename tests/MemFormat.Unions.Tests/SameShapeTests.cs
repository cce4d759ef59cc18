using MemFormat.UnionLibrary;

namespace MemFormat.Unions.Tests;

/// <summary>A union of the language and an interface with the same tags are one shape.</summary>
public class SameShapeTests
{
    private static readonly List<IOldPet?> s_old = [new OldCat(1), null, new OldDog("Rex"), new OldCat(2)];

    private static readonly List<NewPet> s_new = [new Cat(1), default, new Dog("Rex"), new Cat(2)];

    [Fact]
    public void The_bytes_are_the_same() => Assert.Equal(MemFormatSerializer.Serialize(s_old), MemFormatSerializer.Serialize(s_new));

    [Fact]
    public void The_fingerprints_are_the_same() =>
        Assert.Equal(MemFormatSchema.Of<IOldPet>().Fingerprint, MemFormatSchema.Of<NewPet>().Fingerprint);

    [Fact]
    public void Each_reads_the_other()
    {
        var read = MemFormatSerializer.Deserialize<List<NewPet>>(MemFormatSerializer.Serialize(s_old))!;
        Assert.Equal(s_new.Select(p => p.Value), read.Select(p => p.Value));
        Assert.Equal(s_old, MemFormatSerializer.Deserialize<List<IOldPet?>>(MemFormatSerializer.Serialize(s_new)));
    }

    [Fact]
    public void Schemas_do_not_differ() =>
        Assert.Empty(MemFormatSchema.Compare(MemFormatSchema.Of<List<IOldPet>>(), MemFormatSchema.Of<List<NewPet>>()));

    [Fact]
    public void The_JSON_view_is_the_same()
    {
        Assert.Equal(
            MemFormatJson.ToString(MemFormatSerializer.Serialize(s_old), MemFormatSchema.Of<List<IOldPet>>()),
            MemFormatJson.ToString(MemFormatSerializer.Serialize(s_new), MemFormatSchema.Of<List<NewPet>>()));
    }
}
