using System.Numerics;
using MemFormat;

namespace Corpus.Options;

/// <summary>Collections and values of each kind that a page may get wrong.</summary>
[MemFormattable]
public partial class Held
{
    public List<string> Texts { get; set; } = [];
    public List<int> Numbers { get; set; } = [];
    public List<int?> Gaps { get; set; } = [];
    public List<int>? MaybeNumbers { get; set; }
    public List<bool> Bits { get; set; } = [];
    public List<bool?> MaybeBits { get; set; } = [];
    [MemMember(Encoding = MemEncoding.Compact)] public List<uint> Packed { get; set; } = [];
    public List<Loose> Parts { get; set; } = [];
    public List<List<int>> Rows { get; set; } = [];
    public HashSet<string> Tags { get; set; } = [];
    public HashSet<int> Ids { get; set; } = [];
    public HashSet<bool?> Answers { get; set; } = [];
    [MemMember(Encoding = MemEncoding.Compact)] public HashSet<uint>? PackedIds { get; set; }
    public HashSet<DateTime> Moments { get; set; } = [];
    public Dictionary<string, int> Stock { get; set; } = [];
    public Dictionary<string, int?> MaybeStock { get; set; } = [];
    public Dictionary<int, Loose>? ByNumber { get; set; }
    public Dictionary<DateTime, int> Log { get; set; } = [];
    public Dictionary<DateTime, int?> MaybeLog { get; set; } = [];
    public byte[] Raw { get; set; } = [];
    public byte[]? MaybeRaw { get; set; }
    public (int Id, string Name) Pair { get; set; } = (0, "");
    public (int X, int Y) Place { get; set; }
    public int[,] Grid { get; set; } = new int[0, 0];
    public Loose? Part { get; set; }
    public bool? Maybe { get; set; }
    public BigInteger Big { get; set; }
    public DateOnly Day { get; set; }
    public TimeOnly Time { get; set; }
    public DateTime At { get; set; }
    public DateTimeOffset Due { get; set; }
    public TimeSpan Wait { get; set; }
    public DateOnly? MaybeDay { get; set; }
    public List<DateOnly> Days { get; set; } = [];
    public HashSet<DateOnly> DaySet { get; set; } = [];
    public Dictionary<DateOnly, TimeOnly> Hours { get; set; } = [];
    [MemMember(Encoding = MemEncoding.Compact)] public DateTimeOffset PackedDue { get; set; }
    [MemTypeScript(As = TypeScriptForm.Iso)] public DateTime IsoAt { get; set; }
    [MemTypeScript(As = TypeScriptForm.Iso)] public DateTimeOffset? IsoDue { get; set; }
    [MemTypeScript(As = TypeScriptForm.Iso)] public Dictionary<DateTimeOffset, DateTime> IsoLog { get; set; } = [];
}

/// <summary>All of it may be missing, so that writing its members refuses nothing.</summary>
[MemFormattable]
public partial class Loose
{
    public int? Count { get; set; }
    public bool? Is { get; set; }
    public Loose? Next { get; set; }
}
