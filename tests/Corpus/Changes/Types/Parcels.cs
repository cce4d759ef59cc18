using MemFormat;

namespace Corpus.Changes;

/// <summary>Values in the payload, and a payload of its own.</summary>
[MemFormattable]
public sealed partial class OpenParcel
{
    public int Count { get; set; }

    public long? Weight { get; set; }

    public bool IsGift { get; set; }

    public string? Label { get; set; }

    public Address? To { get; set; }

    public Serialized<Address>? From { get; set; }

    public List<Address> More { get; set; } = [];

    public List<NumberedMade>? Made { get; set; }

    public Serialized<List<int>>? Numbers { get; set; }

    public static OpenParcel Written() => new()
    {
        Count = 7,
        Weight = -5,
        IsGift = true,
        Label = "ä",
        To = new Address { Street = "s", City = "c" },
        From = Serialized.From(new Address { Street = "f", City = "g" }, s_options),
        More = [new Address { Street = "m", City = "n" }, new Address { Street = "o", City = "p" }],
        Made = [new NumberedMade { Id = 3, Title = "t" }],
        Numbers = Serialized.From<List<int>>([1, 2, 3], s_options),
    };

    internal static readonly MemFormatOptions s_options = new() { Context = ChangeContext.Default };
}

/// <summary>The other way round.</summary>
[MemFormattable]
public sealed partial class SealedParcel
{
    public Serialized<int>? Count { get; set; }

    public Serialized<long>? Weight { get; set; }

    public Serialized<bool>? IsGift { get; set; }

    public Serialized<string>? Label { get; set; }

    public Serialized<Address>? To { get; set; }

    public Address? From { get; set; }

    public List<Serialized<Address>> More { get; set; } = [];

    public List<Serialized<NumberedMade>>? Made { get; set; }

    public HashSet<long>? Numbers { get; set; }

    public bool IsRead() =>
        Count!.Value == 7 && Weight!.Value == -5 && IsGift!.Value && Label!.Value == "ä" && To!.Value!.City == "c"
            && From is { Street: "f", City: "g" }
        && More is [{ Value.Street: "m" }, { Value.City: "p" }] && Made is [{ Value: { Id: 3, Title: "t" } }] && Numbers!.SetEquals([1L, 2L, 3L]);

    public static SealedParcel Written() => new()
    {
        Count = Serialized.From(8, OpenParcel.s_options),
        Weight = Serialized.From(9L, OpenParcel.s_options),
        IsGift = Serialized.From(true, OpenParcel.s_options),
        Label = Serialized.From("l", OpenParcel.s_options),
        To = Serialized.From(new Address { Street = "t" }, OpenParcel.s_options),
        From = new Address { Street = "f" },
    };
}

/// <summary>Values again, as far as they may be.</summary>
[MemFormattable]
public sealed partial class ReopenedParcel
{
    public long Count { get; set; }

    public long? Weight { get; set; }

    public bool IsGift { get; set; }

    public string? Label { get; set; }

    public Address? To { get; set; }

    public Address? From { get; set; }

    public List<int>? Numbers { get; set; }

    public bool IsRead() => this is { Count: 8, Weight: 9, IsGift: true, Label: "l", To.Street: "t", From.Street: "f", Numbers: null };
}
