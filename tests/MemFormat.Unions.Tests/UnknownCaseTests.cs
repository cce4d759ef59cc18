namespace MemFormat.Unions.Tests;

public class UnknownCaseTests
{
    [Fact]
    public void A_payload_of_a_newer_program_comes_back_without_a_changed_byte()
    {
        var zoo = new Later.Zoo(new Later.Cat(9), [new Later.Bird([1, 2]), 5, "a", default, new Later.Bird([])], (1, new Later.Bird([3])));
        var payload = MemFormatSerializer.Serialize(zoo);
        var old = MemFormatSerializer.Deserialize<Earlier.Zoo>(payload)!;
        Assert.Equal(new Earlier.Cat(9), old.First.Value);
        Assert.IsType<Earlier.Other>(old.All[0].Value);
        Assert.Equal(5, old.All[1].Value);
        Assert.IsType<Earlier.Other>(old.All[2].Value);
        Assert.Null(old.All[3].Value);
        Assert.Equal(payload, MemFormatSerializer.Serialize(old));
        old.All.Reverse();
        old.All.Add(new Earlier.Cat(1));
        var again = MemFormatSerializer.Deserialize<Later.Zoo>(MemFormatSerializer.Serialize(old))!;
        Assert.Equal("a", again.All[2].Value);
        Assert.Equal([1, 2], ((Later.Bird)again.All[4].Value!).Eggs);
    }

    [Fact]
    public void A_generic_union_keeps_them_too()
    {
        var payload = MemFormatSerializer.Serialize<List<Later.Maybe<int>>>([5, new Later.None(), "why"]);
        var old = MemFormatSerializer.Deserialize<List<Earlier.Maybe<int>>>(payload)!;
        Assert.IsType<Earlier.Lost<int>>(old[2].Value);
        Assert.Equal(payload, MemFormatSerializer.Serialize(old));
    }

    [Fact]
    public void An_object_that_was_not_read_is_refused()
    {
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize((Earlier.Pet)new Earlier.Other()));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
    }
}

public static partial class Earlier
{
    [MemFormattable(UnknownCaseType = typeof(Other)), MemUnion(1, typeof(Cat)), MemUnion(2, typeof(int))]
    public partial union Pet(Cat, int, Other);

    [MemFormattable]
    public partial record Cat(int Lives);

    public record Other
    {
        public MemExtensionData? Value { get; init; }
    }

    [MemFormattable]
    public partial record Zoo(Pet First, List<Pet> All, (int, Pet) Last);

    [MemFormattable(UnknownCaseType = typeof(Lost<>)), MemUnion(1, nameof(T)), MemUnion(2, typeof(None))]
    public partial union Maybe<T>(T, None, Lost<T>);

    [MemFormattable]
    public partial record None;

    public sealed class Lost<T>
    {
        public MemExtensionData? Value;
    }
}

public static partial class Later
{
    [MemFormattable, MemUnion(1, typeof(Cat)), MemUnion(2, typeof(int)), MemUnion(3, typeof(Bird)), MemUnion(4, typeof(string))]
    public partial union Pet(Cat, int, Bird, string);

    [MemFormattable]
    public partial record Cat(int Lives);

    [MemFormattable]
    public partial record Bird(List<int> Eggs);

    [MemFormattable]
    public partial record Zoo(Pet First, List<Pet> All, (int, Pet) Last);

    [MemFormattable, MemUnion(1, nameof(T)), MemUnion(2, typeof(None)), MemUnion(3, typeof(string))]
    public partial union Maybe<T>(T, None, string);

    [MemFormattable]
    public partial record None;
}
