using System.Collections;
using System.Net;
using System.Numerics;
using System.Text;
using MemFormat;

namespace Corpus;

/// <summary>Values of the base class library that have a kind or a form of their own.</summary>
[MemFormattable]
public partial class BclValues
{
    public Rune Letter { get; set; }

    public BigInteger Big { get; set; }

    public Version Version { get; set; } = new();

    public Uri Link { get; set; } = new("", UriKind.Relative);

    public Index Index { get; set; }

    public System.Range Range { get; set; }

    public BitArray Bits { get; set; } = new(0);

    public StringBuilder Text { get; set; } = new();

    public int Last { get; set; }

    public static BclValues Make(ValueSource s) => new()
    {
        Letter = s.Rune(),
        Big = s.BigInteger(),
        Version = s.Version(),
        Link = s.Uri(),
        Index = s.Index(),
        Range = s.Range(),
        Bits = s.BitArray(),
        Text = s.StringBuilder(),
        Last = s.Int32(),
    };
}

/// <summary>The same, each of which may be null.</summary>
[MemFormattable]
public partial class NullableBclValues
{
    public Rune? Letter { get; set; }

    public BigInteger? Big { get; set; }

    public Version? Version { get; set; }

    public Uri? Link { get; set; }

    public Index? Index { get; set; }

    public System.Range? Range { get; set; }

    public BitArray? Bits { get; set; }

    public StringBuilder? Text { get; set; }

    public static NullableBclValues Make(ValueSource s) => new()
    {
        Letter = s.Nullable(s.Rune),
        Big = s.Nullable(s.BigInteger),
        Version = s.Maybe(s.Version),
        Link = s.Maybe(s.Uri),
        Index = s.Nullable(s.Index),
        Range = s.Nullable(s.Range),
        Bits = s.Maybe(s.BitArray),
        Text = s.Maybe(s.StringBuilder),
    };
}

/// <summary>The same as elements.</summary>
[MemFormattable]
public partial class BclValueLists
{
    public List<Rune> Letters { get; set; } = [];

    public BigInteger[] Bigs { get; set; } = [];

    public List<BigInteger?> MaybeBigs { get; set; } = [];

    public List<Version?> Versions { get; set; } = [];

    public Uri[] Links { get; set; } = [];

    public HashSet<Index> Indices { get; set; } = [];

    public List<System.Range?> Ranges { get; set; } = [];

    public List<BitArray?> Bits { get; set; } = [];

    public StringBuilder?[] Texts { get; set; } = [];

    public static BclValueLists Make(ValueSource s) => new()
    {
        Letters = s.List(s.Rune),
        Bigs = s.Array(s.BigInteger),
        MaybeBigs = s.List(() => s.Nullable(s.BigInteger)),
        Versions = s.List(() => s.Maybe(s.Version)),
        Links = s.Array(s.Uri),
        Indices = s.Set(s.Index),
        Ranges = s.List(() => s.Nullable(s.Range)),
        Bits = s.List(() => s.Maybe(s.BitArray)),
        Texts = s.Array(() => s.Maybe(s.StringBuilder)),
    };
}

/// <summary>The same as keys, those that can be.</summary>
[MemFormattable]
public partial class BclValueMaps
{
    public Dictionary<Rune, int> Letters { get; set; } = [];

    public Dictionary<BigInteger, BigInteger?> Bigs { get; set; } = [];

    public Dictionary<Version, Version?> Versions { get; set; } = [];

    public Dictionary<Uri, string> Links { get; set; } = [];

    public Dictionary<(int, string), KeyValuePair<Index, System.Range>> Pairs { get; set; } = [];

    public Dictionary<Vector2, Vector3?> Points { get; set; } = [];

    public static BclValueMaps Make(ValueSource s) => new()
    {
        Letters = s.Map(s.Rune, s.Int32),
        Bigs = s.Map(s.BigInteger, () => s.Nullable(s.BigInteger)),
        Versions = s.Map(s.Version, () => s.Maybe(s.Version)),
        Links = s.Map(s.Uri, s.Text),
        Pairs = s.Map(() => (s.Int32(), s.Text()), () => new KeyValuePair<Index, System.Range>(s.Index(), s.Range())),
        Points = s.Map(() => new Vector2(s.Int16(), s.Int16()), () => s.Nullable(s.Vector3)),
    };
}

/// <summary>Addresses of machines.</summary>
[MemFormattable]
public partial class Addresses
{
    public IPAddress One { get; set; } = IPAddress.Parse("127.0.0.1");

    public IPAddress? Maybe { get; set; }

    public List<IPAddress?> Many { get; set; } = [];

    public Dictionary<IPAddress, int> Ports { get; set; } = [];

    public static Addresses Make(ValueSource s) => new()
    {
        One = s.IPAddress(),
        Maybe = s.Maybe(s.IPAddress),
        Many = s.List(() => s.Maybe(s.IPAddress)),
        Ports = s.Map(s.IPAddress, s.Int32),
    };
}
