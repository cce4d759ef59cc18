using MemFormat;

namespace Corpus;

/// <summary>Every scalar kind that can be null, in a type that is compact as a whole.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class NullableCompactScalars
{
    public bool? Flag { get; set; }

    public sbyte? Tiny { get; set; }

    public byte? Octet { get; set; }

    public short? Short { get; set; }

    public ushort? UShort { get; set; }

    public int? Int { get; set; }

    public uint? UInt { get; set; }

    public long? Long { get; set; }

    public ulong? ULong { get; set; }

    public Int128? Huge { get; set; }

    public UInt128? UHuge { get; set; }

    public Half? Half { get; set; }

    public float? Float { get; set; }

    public double? Double { get; set; }

    public decimal? Money { get; set; }

    public char? Letter { get; set; }

    public Guid? Key { get; set; }

    public DateTime? Moment { get; set; }

    public DateTimeOffset? Stamp { get; set; }

    public TimeSpan? Span { get; set; }

    public DateOnly? Day { get; set; }

    public TimeOnly? Time { get; set; }

    public static NullableCompactScalars Make(ValueSource s) => new()
    {
        Flag = s.Nullable(s.Bool),
        Tiny = s.Nullable(s.SByte),
        Octet = s.Nullable(s.Byte),
        Short = s.Nullable(s.Int16),
        UShort = s.Nullable(s.UInt16),
        Int = s.Nullable(s.Int32),
        UInt = s.Nullable(s.UInt32),
        Long = s.Nullable(s.Int64),
        ULong = s.Nullable(s.UInt64),
        Huge = s.Nullable(s.Int128),
        UHuge = s.Nullable(s.UInt128),
        Half = s.Nullable(s.Half),
        Float = s.Nullable(s.Single),
        Double = s.Nullable(s.Double),
        Money = s.Nullable(s.Decimal),
        Letter = s.Nullable(s.Char),
        Key = s.Nullable(s.Guid),
        Moment = s.Nullable(s.DateTime),
        Stamp = s.Nullable(s.DateTimeOffset),
        Span = s.Nullable(s.TimeSpan),
        Day = s.Nullable(s.DateOnly),
        Time = s.Nullable(s.TimeOnly),
    };
}
