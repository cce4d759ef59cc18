using System.Numerics;
using MemFormat;

namespace Corpus.Changes;

/// <summary>Numbers and Guids that become text.</summary>
[MemFormattable]
public partial class TextsOld
{
    public sbyte Small { get; set; }

    public int? Number { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long Compact { get; set; }

    public UInt128 Wide { get; set; }

    public Int128 Signed { get; set; }

    public decimal Price { get; set; }

    public Guid Key { get; set; }

    public BigInteger Big { get; set; }

    public BigInteger? None { get; set; }

    public List<ushort?> All { get; set; } = [];

    public Dictionary<Guid, long> Map { get; set; } = [];

    public List<decimal> One { get; set; } = [];

    public int Single { get; set; }

    public char Letter { get; set; } = 'a';

    public Version? Version { get; set; }

    public Uri? Link { get; set; }
}

/// <summary>The text.</summary>
[MemFormattable]
public partial class TextsNew
{
    private const string Id = "00112233-4455-6677-8899-aabbccddeeff";

    public string Small { get; set; } = "";

    public string? Number { get; set; }

    public string Compact { get; set; } = "";

    public string Wide { get; set; } = "";

    public string Signed { get; set; } = "";

    public string Price { get; set; } = "";

    public string Key { get; set; } = "";

    public string Big { get; set; } = "";

    public string? None { get; set; }

    public List<string?> All { get; set; } = [];

    public Dictionary<string, string> Map { get; set; } = [];

    public string? One { get; set; }

    public List<string> Single { get; set; } = [];

    public string Letter { get; set; } = "";

    public string? Version { get; set; }

    public string? Link { get; set; }

    public static TextsOld Values() => new()
    {
        Small = -128,
        Number = 7,
        Compact = -300,
        Wide = UInt128.MaxValue,
        Signed = Int128.MinValue,
        Price = 1.50m,
        Key = new Guid(Id),
        Big = -BigInteger.Pow(2, 200),
        All = [1, null, 65535],
        Map = new() { [new Guid(Id)] = long.MinValue },
        One = [0.00m],
        Single = 5,
        Letter = '\u00e4',
        Version = new Version(1, 2, 3),
        Link = new Uri("http://x/"),
    };

    public static TextsNew Written() => new()
    {
        Small = "-128",
        Number = "7",
        Compact = "-300",
        Wide = "340282366920938463463374607431768211455",
        Signed = "-170141183460469231731687303715884105728",
        Price = "1.50",
        Key = Id,
        Big = "-1606938044258990275541962092341162602522202993782792835301376",
        All = ["1", null, "65535"],
        Map = new() { [Id] = "-9223372036854775808" },
        One = "0.00",
        Single = ["5"],
        Letter = "\u00e4",
        Version = "1.2.3",
        Link = "http://x/",
    };

    public bool IsRead() => MemFormatSerializer.Serialize(this).AsSpan().SequenceEqual(MemFormatSerializer.Serialize(Written()));
}

/// <summary>Lists that become their elements.</summary>
[MemFormattable]
public partial class ListsOld
{
    public List<int> Number { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<long> Compact { get; set; } = [];

    public bool[] Flag { get; set; } = [];

    public List<int?> Maybe { get; set; } = [];

    public HashSet<string> Text { get; set; } = [];

    public List<PlainMade>? Made { get; set; }

    public List<DateTime>? Day { get; set; }

    public int After { get; set; }
}

/// <summary>The elements.</summary>
[MemFormattable]
public partial class ListsNew
{
    public long Number { get; set; } = 3;

    public int Compact { get; set; }

    public bool Flag { get; set; }

    public int Maybe { get; set; } = 4;

    public string? Text { get; set; }

    public PlainMade? Made { get; set; }

    public DateTime Day { get; set; } = DateTime.UnixEpoch;

    public int After { get; set; }

    public static ListsOld Written() => new()
    {
        Number = [-7],
        Compact = [70000],
        Flag = [true],
        Maybe = [8],
        Text = ["t"],
        Made = [new PlainMade { Id = 3, Name = "n" }],
        Day = [new DateTime(2026, 1, 2)],
        After = 9,
    };

    public bool IsRead() => this is { Number: -7, Compact: 70000, Flag: true, Maybe: 8, Text: "t", Made: { Id: 3, Name: "n" }, Day.Day: 2, After: 9 };
}

/// <summary>Integers that become bools, and whole numbers that become others.</summary>
[MemFormattable]
public partial class WholesOld
{
    public int Flag { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long? Maybe { get; set; }

    public List<short> Flags { get; set; } = [];

    public BigInteger Small { get; set; }

    public BigInteger Wide { get; set; }

    public BigInteger? None { get; set; }

    public List<BigInteger> Bigs { get; set; } = [];

    public long Big { get; set; }

    public List<UInt128> Wides { get; set; } = [];
}

/// <summary>The others.</summary>
[MemFormattable]
public partial class WholesNew
{
    public bool Flag { get; set; }

    public bool? Maybe { get; set; }

    public bool[] Flags { get; set; } = [];

    public int Small { get; set; }

    public UInt128 Wide { get; set; }

    public int? None { get; set; } = 3;

    public List<Int128> Bigs { get; set; } = [];

    public BigInteger Big { get; set; }

    public List<BigInteger> Wides { get; set; } = [];

    public static WholesOld Written() => new()
    {
        Flag = 1,
        Maybe = 1,
        Flags = [0, 1, 1],
        Small = -7,
        Wide = UInt128.MaxValue,
        Bigs = [Int128.MinValue, 0],
        Big = long.MinValue,
        Wides = [UInt128.MaxValue, 0],
    };

    public bool IsRead() => Flag && Maybe == true && Flags is [false, true, true] && (Small, Wide, None) == (-7, UInt128.MaxValue, null)
        && Bigs[0] == Int128.MinValue && Bigs[1] == 0 && Big == long.MinValue && Wides[0] == UInt128.MaxValue && Wides[1] == 0;
}
