using System.Globalization;
using System.Net.NetworkInformation;
using Corpus;
using MemFormat.Tests;

[assembly: MemFormat.MemSurrogate(typeof(CultureInfo), typeof(CultureName))]
[assembly: MemFormat.MemSurrogate(typeof(PhysicalAddress), typeof(AddressBytes))]
[assembly: MemFormat.MemSurrogate(typeof(System.Runtime.CompilerServices.StrongBox<>), typeof(AnyBox<>))]

namespace MemFormat.Tests;

/// <summary>What round trips of the corpus do not show of surrogates.</summary>
public partial class SurrogateTests
{
    private static readonly PhysicalAddress s_address = new([1, 2, 3, 4, 5, 6]);

    [Fact]
    public void The_bytes_are_the_surrogates()
    {
        Assert.Equal(MemFormatSerializer.Serialize(new FractionParts { Top = 2, Bottom = 3 }), MemFormatSerializer.Serialize(new Fraction(2, 3)));
        Assert.Equal(MemFormatSerializer.Serialize<FractionParts?>(null), MemFormatSerializer.Serialize<Fraction?>(null));
        Assert.Equal(
            new Fraction(2, 3), MemFormatSerializer.Deserialize<Fraction>(MemFormatSerializer.Serialize(new FractionParts { Top = 2, Bottom = 3 })));
    }

    [Fact]
    public void Types_that_are_forbidden_otherwise()
    {
        var read = Copy(new Visitor { Culture = CultureInfo.InvariantCulture, Address = s_address, Others = [null, PhysicalAddress.None] });
        Assert.Equal(CultureInfo.InvariantCulture, read.Culture);
        Assert.Equal((s_address, null, PhysicalAddress.None), (read.Address, read.Others[0], read.Others[1]));
        Assert.Equal(s_address, MemFormatSerializer.Deserialize<PhysicalAddress>(MemFormatSerializer.Serialize(s_address)));
        var list = MemFormatSerializer.Serialize(new List<PhysicalAddress?> { s_address, null });
        Assert.Equal([s_address, null], MemFormatSerializer.Deserialize<List<PhysicalAddress?>>(list));
    }

    [Fact]
    public void Members_of_surrogates_evolve()
    {
        var old = MemFormatSerializer.Serialize(new Before { Fraction = new() { Top = 7 }, More = [new() { Top = 8 }] });
        var read = MemFormatSerializer.Deserialize<After>(old)!;
        Assert.Equal((new Fraction(7, 1), new Fraction(8, 1)), (read.Fraction, read.More[0]));
    }

    [Fact]
    public void A_surrogate_that_refuses_values()
    {
        var payload = MemFormatSerializer.Serialize(new Holder { Bad = new FractionParts { Top = 1, Bottom = 0 } });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<HolderOfFraction>(payload));
        Assert.Equal((MemFormatError.InvalidData, "HolderOfFraction.Bad.Bottom"), (error.Error, error.Path));
        Assert.IsType<ArgumentOutOfRangeException>(error.InnerException);
    }

    [Fact]
    public void Nulls_from_surrogates_name_the_type()
    {
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new Hollow { IsWritten = false }));
        Assert.Equal(MemFormatError.NullNotAllowed, error.Error);
        Assert.Contains("Hollow", error.Message, StringComparison.Ordinal);
        var payload = MemFormatSerializer.Serialize(new Hollow { IsWritten = true });
        error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Hollow>(payload));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
        Assert.Contains("Hollow", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Depth_is_counted()
    {
        var chain = new Folder("", []);
        for (var i = 0; i < 30; i++)
            chain = new Folder("", [chain]);
        Assert.NotNull(MemFormatSerializer.Deserialize<Folder>(MemFormatSerializer.Serialize(chain)));
        for (var i = 0; i < 100; i++)
            chain = new Folder("", [chain]);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(chain)).Error);
        var deep = new MemFormatOptions { Limits = MemFormatLimits.Default with { MaxDepth = 1000 } };
        var payload = MemFormatSerializer.Serialize(chain, deep);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Folder>(payload)).Error);
        Assert.NotNull(MemFormatSerializer.Deserialize<Folder>(payload, deep));
    }

    [Fact]
    public void Surrogates_may_serialize()
    {
        var read = Copy(new Envelope { Letter = new Letter("text"), Next = new Letter("more") });
        Assert.Equal(("text", "more"), (read.Letter!.Text, read.Next!.Text));
    }

    [Fact]
    public void Generic_types_have_surrogates()
    {
        var read =
            Copy(new Generics
            {
                Number = new(5), Texts = [new("a"), null], Nested = new(new(6)), Box = new("b"), Closed = new(7),
                Any = new() { Value = new(8) }
            });
        Assert.Equal((5, "a", null, 6), (read.Number.Value, read.Texts[0]!.Value, read.Texts[1], read.Nested!.Value.Value));
        Assert.Equal(("b", 7, 8), (read.Box!.Value, read.Closed!.Value, read.Any!.Value!.Value));
        Assert.Equal(MemFormatSerializer.Serialize(new SealedParts<int> { Value = 5 }), MemFormatSerializer.Serialize(new Sealed<int>(5)));
        Assert.Equal(5, CopyRoot(new Sealed<int>(5)).Value);
    }

    /// <summary>No call says the type.</summary>
    private static T CopyRoot<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;

    private static T Copy<T>(T value)
        where T : IMemFormattable<T> => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;

    [MemFormattable]
    internal sealed partial class Visitor
    {
        public CultureInfo? Culture { get; set; }

        public PhysicalAddress? Address { get; set; }

        public List<PhysicalAddress?> Others { get; set; } = [];
    }

    [MemFormattable]
    internal sealed partial class Before
    {
        public required OldParts Fraction { get; set; }

        public List<OldParts> More { get; set; } = [];
    }

    [MemFormattable]
    internal sealed partial class OldParts
    {
        [MemMember(1)]
        public int Top { get; set; }
    }

    [MemFormattable]
    internal sealed partial class After
    {
        public required Fraction Fraction { get; set; }

        public List<Fraction> More { get; set; } = [];
    }

    [MemFormattable]
    internal sealed partial class Holder
    {
        public int Before { get; set; }

        public FractionParts? Bad { get; set; }
    }

    [MemFormattable]
    internal sealed partial class HolderOfFraction
    {
        public int Before { get; set; }

        public Fraction? Bad { get; set; }
    }

    [MemSurrogate(typeof(HollowParts))]
    internal sealed class Hollow
    {
        public bool IsWritten { get; set; }
    }

    [MemFormattable]
    internal sealed partial class HollowParts : IMemSurrogate<HollowParts, Hollow>
    {
        public int Number { get; set; }

        public static HollowParts From(Hollow value) => value.IsWritten ? new() : null!;

        public Hollow ToValue() => null!;
    }

    [MemFormattable]
    internal sealed partial class Generics
    {
        public required Sealed<int> Number { get; set; }

        public List<Sealed<string>?> Texts { get; set; } = [];

        public Sealed<Sealed<long>>? Nested { get; set; }

        public System.Runtime.CompilerServices.StrongBox<string>? Box { get; set; }

        public System.Runtime.CompilerServices.StrongBox<int>? Closed { get; set; }

        public Holding<short>? Any { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Holding<T>
    {
        public Sealed<T>? Value { get; set; }
    }

    [MemSurrogate(typeof(SealedParts<>))]
    internal sealed class Sealed<T>(T value)
    {
        public T Value => value;
    }

    [MemFormattable]
    internal sealed partial class SealedParts<T> : IMemSurrogate<SealedParts<T>, Sealed<T>>
    {
        public required T Value { get; set; }

        public static SealedParts<T> From(Sealed<T> value) => new() { Value = value.Value };

        public Sealed<T> ToValue() => new(Value);
    }

    [MemFormattable]
    internal sealed partial class Envelope
    {
        public Letter? Letter { get; set; }

        public Letter? Next { get; set; }
    }

    [MemSurrogate(typeof(SealedLetter))]
    internal sealed record Letter(string Text);

    [MemFormattable]
    internal sealed partial class SealedLetter : IMemSurrogate<SealedLetter, Letter>
    {
        public byte[] Payload { get; set; } = [];

        public static SealedLetter From(Letter value) => new() { Payload = MemFormatSerializer.Serialize(value.Text) };

        public Letter ToValue() => new(MemFormatSerializer.Deserialize<string>(Payload)!);
    }
}

[MemFormattable]
internal sealed partial record CultureName(string Name) : IMemSurrogate<CultureName, CultureInfo>
{
    public static CultureName From(CultureInfo value) => new(value.Name);

    public CultureInfo ToValue() => CultureInfo.GetCultureInfo(Name);
}

[MemFormattable]
internal sealed partial class AnyBox<T> : IMemSurrogate<AnyBox<T>, System.Runtime.CompilerServices.StrongBox<T>>
{
    public T? Value { get; set; }

    public static AnyBox<T> From(System.Runtime.CompilerServices.StrongBox<T> value) => new() { Value = value.Value };

    public System.Runtime.CompilerServices.StrongBox<T> ToValue() => new(Value!);
}

[MemFormattable]
internal sealed partial record AddressBytes(byte[] Bytes) : IMemSurrogate<AddressBytes, PhysicalAddress>
{
    public static AddressBytes From(PhysicalAddress value) => new(value.GetAddressBytes());

    public PhysicalAddress ToValue() => new(Bytes);
}
