using MemFormat;

namespace Corpus;

/// <summary>Collections of integers in groups, and of what does not come in groups.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactLists
{
    public sbyte[] TinyArray { get; set; } = [];

    public byte[] OctetArray { get; set; } = [];

    public short[] ShortArray { get; set; } = [];

    public ushort[] UShortArray { get; set; } = [];

    public int[] IntArray { get; set; } = [];

    public uint[] UIntArray { get; set; } = [];

    public long[] LongArray { get; set; } = [];

    public ulong[] ULongArray { get; set; } = [];

    public decimal[] MoneyArray { get; set; } = [];

    public char[] LetterArray { get; set; } = [];

    public DateTime[] MomentArray { get; set; } = [];

    public TimeSpan[] SpanArray { get; set; } = [];

    public List<sbyte>? TinyList { get; set; }

    public List<byte>? OctetList { get; set; }

    public List<short>? ShortList { get; set; }

    public List<ushort>? UShortList { get; set; }

    public List<int>? IntList { get; set; }

    public List<uint>? UIntList { get; set; }

    public List<long>? LongList { get; set; }

    public List<ulong>? ULongList { get; set; }

    public List<decimal>? MoneyList { get; set; }

    public List<char>? LetterList { get; set; }

    public List<DateTime>? MomentList { get; set; }

    public List<TimeSpan>? SpanList { get; set; }

    public List<int?> MaybeInts { get; set; } = [];

    public List<List<long>> Nested { get; set; } = [];

    public HashSet<int> Set { get; set; } = [];

    public Dictionary<int, long> Map { get; set; } = [];

    public List<Level> Levels { get; set; } = [];

    public static CompactLists Make(ValueSource s) => new()
    {
        TinyArray = s.Array(s.SByte),
        OctetArray = s.Bytes(),
        ShortArray = s.Array(s.Int16),
        UShortArray = s.Array(s.UInt16),
        IntArray = s.Array(s.Int32),
        UIntArray = s.Array(s.UInt32),
        LongArray = s.Array(s.Int64),
        ULongArray = s.Array(s.UInt64),
        MoneyArray = s.Array(s.Decimal),
        LetterArray = s.Array(s.Char),
        MomentArray = s.Array(s.DateTime),
        SpanArray = s.Array(s.TimeSpan),
        TinyList = s.Maybe(() => s.List(s.SByte)),
        OctetList = s.Maybe(() => s.List(s.Byte)),
        ShortList = s.Maybe(() => s.List(s.Int16)),
        UShortList = s.Maybe(() => s.List(s.UInt16)),
        IntList = s.Maybe(() => s.List(s.Int32)),
        UIntList = s.Maybe(() => s.List(s.UInt32)),
        LongList = s.Maybe(() => s.List(s.Int64)),
        ULongList = s.Maybe(() => s.List(s.UInt64)),
        MoneyList = s.Maybe(() => s.List(s.Decimal)),
        LetterList = s.Maybe(() => s.List(s.Char)),
        MomentList = s.Maybe(() => s.List(s.DateTime)),
        SpanList = s.Maybe(() => s.List(s.TimeSpan)),
        MaybeInts = s.List(() => s.Nullable(s.Int32)),
        Nested = s.List(() => s.List(s.Int64)),
        Set = s.Set(s.Int32),
        Map = s.Map(s.Int32, s.Int64),
        Levels = s.List(() => s.OneOf(Level.Low, Level.High, (Level)77)),
    };
}
