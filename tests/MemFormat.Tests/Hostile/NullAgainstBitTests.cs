using MemFormat.Wire;

namespace MemFormat.Tests;

/// <summary>A presence bit says that a value is there, and the value says that it is null: no reader takes either side.</summary>
public partial class NullAgainstBitTests
{
    /// <summary>The last bytes of a payload are the heads of its eight values, which are empty.</summary>
    private static readonly string[] s_members = ["A", "B", "C", "D", "E", "F", "G", "H"];

    public static TheoryData<string> Members => [.. s_members];

    [Theory, MemberData(nameof(Members))]
    public void Readers_of_the_same_type_refuse_it(string member)
    {
        var payload = Damaged(member);
        Refused(() => MemFormatSerializer.Deserialize<Eight>(payload), "Eight." + member);
        Refused(() => MemFormatSerializer.Deserialize<Eight>(Body(payload), Headers.None), "Eight." + member);
        Refused(() => MemFormatJson.ToString(payload));
        Refused(() => Populated<Eight>(payload), "Eight." + member);
    }

    [Theory, MemberData(nameof(Members))]
    public void Readers_of_other_versions_refuse_it(string member)
    {
        var payload = Damaged(member);
        Refused(() => MemFormatSerializer.Deserialize<Nine>(payload), "Nine." + member);
        Refused(() => Populated<Nine>(payload), "Nine." + member);
        Refused(() => MemFormatSerializer.Deserialize<Four>(payload), member is "A" or "B" or "C" or "D" ? "Four." + member : null);
        Refused(() => MemFormatSerializer.Deserialize<Lists>(payload), member is "A" or "E" ? "Lists." + member : null);
        Refused(() => MemFormatSerializer.Deserialize<Unaware>(payload));
    }

    /// <summary>A method of yours that converts values never gets such a null, and neither does a payload within the payload.</summary>
    [Fact]
    public void Conversions_and_payloads_within_the_payload_refuse_it()
    {
        Refused(() => MemFormatSerializer.Deserialize<Converted>(Damaged("A")));
        Assert.Equal((0, false), (MemFormatSerializer.Deserialize<Converted>(MemFormatSerializer.Serialize(Empty()))!.A, Converted.SawNull));

        var payload = MemFormatSerializer.Serialize(new Packed { P = Serialized.From(7) });
        Assert.Equal(7, MemFormatSerializer.Deserialize<Unpacked>(payload)!.P);
        var nothing = MemFormatSerializer.Serialize(new Packed());
        var at = payload.AsSpan().CommonPrefixLength(nothing);

        // A bit more than in the payload without the value, and then its null.
        byte[] damaged = [.. nothing, 1];
        damaged[at] = payload[at];
        Refused(() => MemFormatSerializer.Deserialize<Packed>(damaged));
        Refused(() => MemFormatSerializer.Deserialize<Unpacked>(damaged));
    }

    /// <summary>A member of a type parameter always has a bit.</summary>
    [Fact]
    public void Members_of_a_type_parameter_are_no_exception()
    {
        var payload = MemFormatSerializer.Serialize(new Holder { Held = new() { Value = "" } });
        Assert.Equal("", MemFormatSerializer.Deserialize<LaterHolder>(payload)!.Held!.Value);
        Assert.Equal(0, payload[^1]);
        payload[^1] = 3;
        Refused(() => MemFormatSerializer.Deserialize<Holder>(payload));
        Refused(() => MemFormatSerializer.Deserialize<LaterHolder>(payload));
        Refused(() => Populated<LaterHolder>(payload));
    }

    [Theory, MemberData(nameof(Members))]
    public void Readers_where_none_may_be_null_refuse_it_as_a_null(string member)
    {
        var payload = Damaged(member);
        foreach (var read in new Func<object?>[] { () => MemFormatSerializer.Deserialize<Never>(payload),
            () => MemFormatSerializer.Deserialize<Never>(Body(payload), Headers.None) })
        {
            var error = Assert.Throws<MemFormatException>(read);
            Assert.Equal((MemFormatError.NullNotAllowed, "Never." + member), (error.Error, error.Path));
        }
    }

    [Fact]
    public void The_values_are_read_as_long_as_they_are_not_null()
    {
        var payload = MemFormatSerializer.Serialize(Empty());
        Assert.Equal("", MemFormatSerializer.Deserialize<Eight>(payload)!.A);
        Assert.Equal("", MemFormatSerializer.Deserialize<Nine>(payload)!.H);
        Assert.Equal([], MemFormatSerializer.Deserialize<Four>(payload)!.B!);
        Assert.Equal([""], MemFormatSerializer.Deserialize<Lists>(payload)!.A!);
        Assert.Equal(payload, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Never>(payload)));
        Assert.NotNull(MemFormatSerializer.Deserialize<Unaware>(payload)!.Extra);
    }

    /// <summary>Eight nulls take a byte, and seven take seven: there the bits would take a byte of objects without nulls.</summary>
    [Fact]
    public void Eight_nulls_take_a_byte()
    {
        Assert.Equal([0], MemFormatSerializer.Serialize(new Eight(), Headers.None));
        Assert.Equal([0xFF, .. new byte[8]], MemFormatSerializer.Serialize(Empty(), Headers.None));
        Assert.Equal(7, MemFormatSerializer.Serialize(new Seven(), Headers.None).Length);
    }

    private static object? Populated<T>(byte[] payload)
        where T : new()
    {
        var value = new T();
        MemFormatSerializer.Populate(payload, ref value);
        return value;
    }

    private static Eight Empty() => new() { A = "", B = [], C = [], D = [], E = "", F = [], G = [], H = "" };

    private static byte[] Damaged(string member)
    {
        var payload = MemFormatSerializer.Serialize(Empty());
        var at = payload.Length - s_members.Length + MemberOrder().IndexOf(member);
        Assert.Equal(0, payload[at]);
        payload[at] = (byte)(member is "A" or "E" or "H" ? 3 : 1);
        return payload;
    }

    /// <summary>Members by name lie in the order of their keys.</summary>
    private static List<string> MemberOrder() => [.. s_members.OrderBy(NameKey.Of)];

    private static byte[] Body(byte[] payload) => payload[^(s_members.Length + 1)..];

    private static void Refused(Func<object?> read, string? path = null)
    {
        var error = Assert.Throws<MemFormatException>(read);
        Assert.Equal(MemFormatError.InvalidData, error.Error);
        if (path is not null)
            Assert.Equal(path, error.Path);
    }

    [MemFormattable]
    internal partial class Seven : Four
    {
        public string? E { get; set; }

        public int[]? F { get; set; }

        public HashSet<int>? G { get; set; }
    }

    [MemFormattable]
    internal partial class Eight : Seven
    {
        public string? H { get; set; }
    }

    /// <summary>Another version with bits.</summary>
    [MemFormattable]
    internal partial class Nine
    {
        public int Number { get; set; }

        public HashSet<long>? G { get; set; }

        public string? H { get; set; }

        public string? A { get; set; }

        public List<string?>? B { get; set; }

        public byte[]? C { get; set; }

        public SortedDictionary<long, string?>? D { get; set; }

        public string? E { get; set; }

        public List<int>? F { get; set; }

        public string? I { get; set; }
    }

    /// <summary>Another version without bits.</summary>
    [MemFormattable]
    internal partial class Four
    {
        public string? A { get; set; }

        public List<string?>? B { get; set; }

        public byte[]? C { get; set; }

        public Dictionary<int, string?>? D { get; set; }
    }

    /// <summary>Values become lists of one.</summary>
    [MemFormattable]
    internal partial class Lists
    {
        public List<string>? A { get; set; }

        public string[]? E { get; set; }
    }

    /// <summary>The same without nulls.</summary>
    [MemFormattable]
    internal partial class Never
    {
        public string A { get; set; } = "";

        public List<string?> B { get; set; } = [];

        public byte[] C { get; set; } = [];

        public Dictionary<int, string?> D { get; set; } = [];

        public string E { get; set; } = "";

        public int[] F { get; set; } = [];

        public HashSet<int> G { get; set; } = [];

        public string H { get; set; } = "";
    }

    /// <summary>Keeps what it does not know.</summary>
    [MemFormattable]
    internal partial class Unaware
    {
        public MemExtensionData? Extra { get; set; }
    }

    [MemFormattable]
    internal partial class Box<T>
    {
        public T? Value { get; set; }
    }

    [MemFormattable]
    internal partial class Holder
    {
        public Box<string>? Held { get; set; }
    }

    [MemFormattable]
    internal partial class LaterBox<T>
    {
        public int Number { get; set; }

        public T? Value { get; set; }
    }

    [MemFormattable]
    internal partial class LaterHolder
    {
        public LaterBox<string>? Held { get; set; }
    }

    /// <summary>Makes numbers of texts.</summary>
    [MemFormattable]
    internal partial class Converted
    {
        public static bool SawNull { get; private set; }

        [MemWas(typeof(string), nameof(LengthOf))]
        public int? A { get; set; }

        private static int? LengthOf(string text)
        {
            SawNull |= text is null;
            return text?.Length;
        }
    }

    [MemFormattable]
    internal partial class Packed : Seven
    {
        public Serialized<int>? P { get; set; }
    }

    [MemFormattable]
    internal partial class Unpacked
    {
        public int? P { get; set; }
    }
}
