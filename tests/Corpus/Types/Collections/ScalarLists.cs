using MemFormat;

namespace Corpus;

/// <summary>Lists of every scalar kind.</summary>
[MemFormattable]
public partial class ScalarLists
{
    public List<bool> Flag { get; set; } = [];

    public List<sbyte> Tiny { get; set; } = [];

    public List<byte> Octet { get; set; } = [];

    public List<short> Short { get; set; } = [];

    public List<ushort> UShort { get; set; } = [];

    public List<int> Int { get; set; } = [];

    public List<uint> UInt { get; set; } = [];

    public List<long> Long { get; set; } = [];

    public List<ulong> ULong { get; set; } = [];

    public List<Int128> Huge { get; set; } = [];

    public List<UInt128> UHuge { get; set; } = [];

    public List<Half> Half { get; set; } = [];

    public List<float> Float { get; set; } = [];

    public List<double> Double { get; set; } = [];

    public List<decimal> Money { get; set; } = [];

    public List<char> Letter { get; set; } = [];

    public List<Guid> Key { get; set; } = [];

    public List<DateTime> Moment { get; set; } = [];

    public List<DateTimeOffset> Stamp { get; set; } = [];

    public List<TimeSpan> Span { get; set; } = [];

    public List<DateOnly> Day { get; set; } = [];

    public List<TimeOnly> Time { get; set; } = [];

    public List<string> Texts { get; set; } = [];

    public List<string?>? MaybeTexts { get; set; }

    public List<byte[]?> Blobs { get; set; } = [];

    public List<List<int>?> Nested { get; set; } = [];

    public static ScalarLists Make(ValueSource s) => new()
    {
        Flag = s.List(s.Bool),
        Tiny = s.List(s.SByte),
        Octet = s.List(s.Byte),
        Short = s.List(s.Int16),
        UShort = s.List(s.UInt16),
        Int = s.List(s.Int32),
        UInt = s.List(s.UInt32),
        Long = s.List(s.Int64),
        ULong = s.List(s.UInt64),
        Huge = s.List(s.Int128),
        UHuge = s.List(s.UInt128),
        Half = s.List(s.Half),
        Float = s.List(s.Single),
        Double = s.List(s.Double),
        Money = s.List(s.Decimal),
        Letter = s.List(s.Char),
        Key = s.List(s.Guid),
        Moment = s.List(s.DateTime),
        Stamp = s.List(s.DateTimeOffset),
        Span = s.List(s.TimeSpan),
        Day = s.List(s.DateOnly),
        Time = s.List(s.TimeOnly),
        Texts = s.List(s.Text),
        MaybeTexts = s.Maybe(() => s.List(s.MaybeText)),
        Blobs = s.List(() => s.Maybe(s.Bytes)),
        Nested = s.List(() => s.Maybe(() => s.List(s.Int32))),
    };
}
