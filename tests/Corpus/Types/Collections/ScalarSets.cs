using MemFormat;

namespace Corpus;

/// <summary>Sets of every scalar kind.</summary>
[MemFormattable]
public partial class ScalarSets
{
    public HashSet<bool> Flag { get; set; } = [];

    public HashSet<sbyte> Tiny { get; set; } = [];

    public HashSet<byte> Octet { get; set; } = [];

    public HashSet<short> Short { get; set; } = [];

    public HashSet<ushort> UShort { get; set; } = [];

    public HashSet<int> Int { get; set; } = [];

    public HashSet<uint> UInt { get; set; } = [];

    public HashSet<long> Long { get; set; } = [];

    public HashSet<ulong> ULong { get; set; } = [];

    public HashSet<Int128> Huge { get; set; } = [];

    public HashSet<UInt128> UHuge { get; set; } = [];

    public HashSet<Half> Half { get; set; } = [];

    public HashSet<float> Float { get; set; } = [];

    public HashSet<double> Double { get; set; } = [];

    public HashSet<decimal> Money { get; set; } = [];

    public HashSet<char> Letter { get; set; } = [];

    public HashSet<Guid> Key { get; set; } = [];

    public HashSet<DateTime> Moment { get; set; } = [];

    public HashSet<DateTimeOffset> Stamp { get; set; } = [];

    public HashSet<TimeSpan> Span { get; set; } = [];

    public HashSet<DateOnly> Day { get; set; } = [];

    public HashSet<TimeOnly> Time { get; set; } = [];

    public HashSet<string>? Texts { get; set; }

    public HashSet<int?> MaybeInts { get; set; } = [];

    public HashSet<string?> MaybeTexts { get; set; } = [];

    public static ScalarSets Make(ValueSource s) => new()
    {
        Flag = s.Set(s.Bool),
        Tiny = s.Set(s.SByte),
        Octet = s.Set(s.Byte),
        Short = s.Set(s.Int16),
        UShort = s.Set(s.UInt16),
        Int = s.Set(s.Int32),
        UInt = s.Set(s.UInt32),
        Long = s.Set(s.Int64),
        ULong = s.Set(s.UInt64),
        Huge = s.Set(s.Int128),
        UHuge = s.Set(s.UInt128),
        Half = s.Set(s.Half),
        Float = s.Set(s.Single),
        Double = s.Set(s.Double),
        Money = s.Set(s.Decimal),
        Letter = s.Set(s.Char),
        Key = s.Set(s.Guid),
        Moment = s.Set(s.DateTime),
        Stamp = s.Set(s.DateTimeOffset),
        Span = s.Set(s.TimeSpan),
        Day = s.Set(s.DateOnly),
        Time = s.Set(s.TimeOnly),
        Texts = s.Maybe(() => s.Set(s.Text)),
        MaybeInts = s.Set(() => s.Nullable(s.Int32)),
        MaybeTexts = s.Set(s.MaybeText),
    };
}
