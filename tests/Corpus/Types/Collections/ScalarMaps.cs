using MemFormat;

namespace Corpus;

/// <summary>Dictionaries with every scalar kind as the key.</summary>
[MemFormattable]
public partial class ScalarMaps
{
    public Dictionary<bool, int> Flag { get; set; } = [];

    public Dictionary<sbyte, string> Tiny { get; set; } = [];

    public Dictionary<byte, string?> Octet { get; set; } = [];

    public Dictionary<short, bool> Short { get; set; } = [];

    public Dictionary<ushort, Guid?> UShort { get; set; } = [];

    public Dictionary<int, byte[]> Int { get; set; } = [];

    public Dictionary<uint, bool?> UInt { get; set; } = [];

    public Dictionary<long, List<int>?> Long { get; set; } = [];

    public Dictionary<ulong, DateTime> ULong { get; set; } = [];

    public Dictionary<Int128, decimal?> Huge { get; set; } = [];

    public Dictionary<UInt128, Int128> UHuge { get; set; } = [];

    public Dictionary<Half, int> Half { get; set; } = [];

    public Dictionary<float, string> Float { get; set; } = [];

    public Dictionary<double, string?> Double { get; set; } = [];

    public Dictionary<decimal, bool> Money { get; set; } = [];

    public Dictionary<char, Guid?> Letter { get; set; } = [];

    public Dictionary<Guid, byte[]> Key { get; set; } = [];

    public Dictionary<DateTime, bool?> Moment { get; set; } = [];

    public Dictionary<DateTimeOffset, List<int>?> Stamp { get; set; } = [];

    public Dictionary<TimeSpan, DateTime> Span { get; set; } = [];

    public Dictionary<DateOnly, decimal?> Day { get; set; } = [];

    public Dictionary<TimeOnly, Int128> Time { get; set; } = [];

    public Dictionary<string, Dictionary<string, int?>?> Texts { get; set; } = [];

    public Dictionary<int, string>? Maybe { get; set; }

    public static ScalarMaps Make(ValueSource s) => new()
    {
        Flag = s.Map(s.Bool, s.Int32),
        Tiny = s.Map(s.SByte, s.Text),
        Octet = s.Map(s.Byte, s.MaybeText),
        Short = s.Map(s.Int16, s.Bool),
        UShort = s.Map(s.UInt16, () => s.Nullable(s.Guid)),
        Int = s.Map(s.Int32, s.Bytes),
        UInt = s.Map(s.UInt32, () => s.Nullable(s.Bool)),
        Long = s.Map(s.Int64, () => s.Maybe(() => s.List(s.Int32))),
        ULong = s.Map(s.UInt64, s.DateTime),
        Huge = s.Map(s.Int128, () => s.Nullable(s.Decimal)),
        UHuge = s.Map(s.UInt128, s.Int128),
        Half = s.Map(s.Half, s.Int32),
        Float = s.Map(s.Single, s.Text),
        Double = s.Map(s.Double, s.MaybeText),
        Money = s.Map(s.Decimal, s.Bool),
        Letter = s.Map(s.Char, () => s.Nullable(s.Guid)),
        Key = s.Map(s.Guid, s.Bytes),
        Moment = s.Map(s.DateTime, () => s.Nullable(s.Bool)),
        Stamp = s.Map(s.DateTimeOffset, () => s.Maybe(() => s.List(s.Int32))),
        Span = s.Map(s.TimeSpan, s.DateTime),
        Day = s.Map(s.DateOnly, () => s.Nullable(s.Decimal)),
        Time = s.Map(s.TimeOnly, s.Int128),
        Texts = s.Map(s.Text, () => s.Maybe(() => s.Map(s.Text, () => s.Nullable(s.Int32)))),
        Maybe = s.Maybe(() => s.Map(s.Int32, s.Text)),
    };
}
