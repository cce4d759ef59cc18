using MemFormat;

namespace Corpus;

/// <summary>Every scalar kind, a string and bytes, none of which can be null.</summary>
[MemFormattable]
public partial class Scalars
{
    public bool Flag { get; set; }

    public sbyte Tiny { get; set; }

    public byte Octet { get; set; }

    public short Short { get; set; }

    public ushort UShort { get; set; }

    public int Int { get; set; }

    public uint UInt { get; set; }

    public long Long { get; set; }

    public ulong ULong { get; set; }

    public Int128 Huge { get; set; }

    public UInt128 UHuge { get; set; }

    public Half Half { get; set; }

    public float Float { get; set; }

    public double Double { get; set; }

    public decimal Money { get; set; }

    public char Letter { get; set; }

    public Guid Key { get; set; }

    public DateTime Moment { get; set; }

    public DateTimeOffset Stamp { get; set; }

    public TimeSpan Span { get; set; }

    public DateOnly Day { get; set; }

    public TimeOnly Time { get; set; }

    public string Text { get; set; } = "";

    public byte[] Bytes { get; set; } = [];

    public static Scalars Make(ValueSource s) => new()
    {
        Flag = s.Bool(),
        Tiny = s.SByte(),
        Octet = s.Byte(),
        Short = s.Int16(),
        UShort = s.UInt16(),
        Int = s.Int32(),
        UInt = s.UInt32(),
        Long = s.Int64(),
        ULong = s.UInt64(),
        Huge = s.Int128(),
        UHuge = s.UInt128(),
        Half = s.Half(),
        Float = s.Single(),
        Double = s.Double(),
        Money = s.Decimal(),
        Letter = s.Char(),
        Key = s.Guid(),
        Moment = s.DateTime(),
        Stamp = s.DateTimeOffset(),
        Span = s.TimeSpan(),
        Day = s.DateOnly(),
        Time = s.TimeOnly(),
        Text = s.Text(),
        Bytes = s.Bytes(),
    };
}
