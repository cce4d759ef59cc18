using Corpus;

namespace MemFormat.Tests;

/// <summary>Payloads within payloads.</summary>
public class SerializedTests
{
    [Fact]
    public void Bytes_are_passed_on_unless_the_value_was_asked_for()
    {
        byte[] bytes = [1, 2, 3];
        var parcel = new Parcel { Numbers = Serialized.FromPayload<List<int>>(bytes), To = Serialized.From(new Address { Street = "s" }) };
        var read = MemFormatSerializer.Deserialize<Parcel>(MemFormatSerializer.Serialize(parcel))!;
        Assert.Equal(bytes, read.Numbers.Payload.ToArray());
        Assert.Equal(MemFormatSerializer.Serialize(new Address { Street = "s" }), read.To!.Payload.ToArray());
        read.To.Value!.Street = "changed";
        var again = MemFormatSerializer.Deserialize<Parcel>(MemFormatSerializer.Serialize(read))!;
        Assert.Equal((bytes.Length, "changed"), (again.Numbers.Payload.Length, again.To!.Value!.Street));
        Assert.Same(again.To.Value, again.To.Value);
    }

    [Fact]
    public void Bad_payloads_are_noticed_when_they_are_asked_for()
    {
        var payload = MemFormatSerializer.Serialize(new Parcel { Numbers = Serialized.FromPayload<List<int>>([0, 1, 99]) });
        var read = MemFormatSerializer.Deserialize<Parcel>(payload)!;
        Assert.Throws<MemFormatException>(() => read.Numbers.Value);
        Assert.Throws<MemFormatException>(() => read.Numbers.Value);
    }

    [Fact]
    public void Limits_of_the_read_hold()
    {
        var chain = new Folder("", []);
        for (var i = 0; i < 20; i++)
            chain = new Folder("", [chain]);
        var payload = MemFormatSerializer.Serialize(new List<Serialized<Folder>> { Serialized.From(chain) });
        Assert.NotNull(MemFormatSerializer.Deserialize<List<Serialized<Folder>>>(payload)![0].Value);
        var read =
            MemFormatSerializer.Deserialize<List<Serialized<Folder>>>(payload, new() { Limits = MemFormatLimits.Default with { MaxDepth = 10 } })!;
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => read[0].Value).Error);
    }

    [Fact]
    public void A_value_that_holds_itself_comes_to_an_end()
    {
        var parcel = new Parcel { Numbers = Serialized.From(new List<int>()) };
        parcel.Inner = Serialized.From(parcel);
        parcel.Inner.Value!.Inner = parcel.Inner;
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(parcel)).Error);
    }

    [Fact]
    public void Null_and_the_payload_of_null()
    {
        var read =
            MemFormatSerializer.Deserialize<List<Serialized<Address?>?>>(
                MemFormatSerializer.Serialize(new List<Serialized<Address?>?> { null, Serialized.From<Address?>(null) }))!;
        Assert.Null(read[0]);
        Assert.Null(read[1]!.Value);
    }
}
