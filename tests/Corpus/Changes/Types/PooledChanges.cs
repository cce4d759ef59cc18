using Corpus.Pooling;
using MemFormat;

namespace Corpus.Changes;

/// <summary>Some members of <see cref="PooledTexts"/>: what they refer to is stepped over.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class FewTexts
{
    public List<FewTexts> Added { get; set; } = [];

    public (string First, string? Second)? Pair { get; set; }

    public FewTexts? Next { get; set; }

    public string After { get; set; } = "";

    public bool IsPartOf(PooledTexts? whole) => whole is not null && Pair == whole.Pair && After == whole.After
        && (Next?.IsPartOf(whole.Next) ?? whole.Next is null);
}

/// <summary>Pooled text that other types stand for later.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class PooledOld
{
    public string Number { get; set; } = "";

    public string One { get; set; } = "";

    public List<string> Single { get; set; } = [];

    public string Version { get; set; } = "";

    public List<string?> All { get; set; } = [];

    public Dictionary<string, string> Map { get; set; } = [];

    public string? Wrapped { get; set; }

    public List<string?>? Wrappeds { get; set; }

    public string Key { get; set; } = "";

    public static PooledOld Written() => new()
    {
        Number = "7",
        One = "7",
        Single = ["7"],
        Version = "1.2.3",
        All = ["7", null, "8", "7"],
        Map = new() { ["7"] = "8", ["8"] = "7" },
        Wrapped = "7",
        Wrappeds = ["é", "7", "漢字漢字漢字", "é", "7", "漢字漢字漢字", "я and a text", "я and a text", null, ""],
        Key = "7",
    };
}

/// <summary>The other types.</summary>
[MemFormattable]
public partial class PooledNew
{
    public int Number { get; set; }

    public List<string> One { get; set; } = [];

    public string Single { get; set; } = "";

    public Version? Version { get; set; }

    public List<ushort?> All { get; set; } = [];

    public Dictionary<int, long> Map { get; set; } = [];

    public Serialized<string>? Wrapped { get; set; }

    public Serialized<List<string?>>? Wrappeds { get; set; }

    public decimal Key { get; set; }

    public bool IsRead() => (Number, Single, Key) == (7, "7", 7) && One is ["7"] && Version == new Version(1, 2, 3) && All is [7, null, 8, 7]
        && Map[7] == 8 && Map[8] == 7 && Wrapped!.Value == "7" && Wrappeds!.Value!.SequenceEqual(PooledOld.Written().Wrappeds!);
}
