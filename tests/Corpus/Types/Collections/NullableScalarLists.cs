using MemFormat;

namespace Corpus;

/// <summary>Lists and arrays of every scalar kind with nulls.</summary>
[MemFormattable]
public partial class NullableScalarLists
{
    public bool?[] Flag { get; set; } = [];

    public List<sbyte?> Tiny { get; set; } = [];

    public byte?[] Octet { get; set; } = [];

    public List<short?> Short { get; set; } = [];

    public ushort?[] UShort { get; set; } = [];

    public List<int?> Int { get; set; } = [];

    public uint?[] UInt { get; set; } = [];

    public List<long?> Long { get; set; } = [];

    public ulong?[] ULong { get; set; } = [];

    public List<Int128?> Huge { get; set; } = [];

    public UInt128?[] UHuge { get; set; } = [];

    public List<Half?> Half { get; set; } = [];

    public float?[] Float { get; set; } = [];

    public List<double?> Double { get; set; } = [];

    public decimal?[] Money { get; set; } = [];

    public List<char?> Letter { get; set; } = [];

    public Guid?[] Key { get; set; } = [];

    public List<DateTime?> Moment { get; set; } = [];

    public DateTimeOffset?[] Stamp { get; set; } = [];

    public List<TimeSpan?> Span { get; set; } = [];

    public DateOnly?[] Day { get; set; } = [];

    public List<TimeOnly?> Time { get; set; } = [];

    public List<bool?>? Flags { get; set; }

    public static NullableScalarLists Make(ValueSource s) => new()
    {
        Flag = s.Array(() => s.Nullable(s.Bool)),
        Tiny = s.List(() => s.Nullable(s.SByte)),
        Octet = s.Array(() => s.Nullable(s.Byte)),
        Short = s.List(() => s.Nullable(s.Int16)),
        UShort = s.Array(() => s.Nullable(s.UInt16)),
        Int = s.List(() => s.Nullable(s.Int32)),
        UInt = s.Array(() => s.Nullable(s.UInt32)),
        Long = s.List(() => s.Nullable(s.Int64)),
        ULong = s.Array(() => s.Nullable(s.UInt64)),
        Huge = s.List(() => s.Nullable(s.Int128)),
        UHuge = s.Array(() => s.Nullable(s.UInt128)),
        Half = s.List(() => s.Nullable(s.Half)),
        Float = s.Array(() => s.Nullable(s.Single)),
        Double = s.List(() => s.Nullable(s.Double)),
        Money = s.Array(() => s.Nullable(s.Decimal)),
        Letter = s.List(() => s.Nullable(s.Char)),
        Key = s.Array(() => s.Nullable(s.Guid)),
        Moment = s.List(() => s.Nullable(s.DateTime)),
        Stamp = s.Array(() => s.Nullable(s.DateTimeOffset)),
        Span = s.List(() => s.Nullable(s.TimeSpan)),
        Day = s.Array(() => s.Nullable(s.DateOnly)),
        Time = s.List(() => s.Nullable(s.TimeOnly)),
        Flags = s.Maybe(() => s.List(() => s.Nullable(s.Bool))),
    };
}
