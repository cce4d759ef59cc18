using MemFormat;

namespace Corpus;

/// <summary>Every scalar kind in the public fields of a struct.</summary>
[MemFormattable]
public partial struct ScalarFields
{
    public bool Flag;
    public sbyte Tiny;
    public byte Octet;
    public short Short;
    public ushort UShort;
    public int Int;
    public uint UInt;
    public long Long;
    public ulong ULong;
    public Int128 Huge;
    public UInt128 UHuge;
    public Half Half;
    public float Float;
    public double Double;
    public decimal Money;
    public char Letter;
    public Guid Key;
    public DateTime Moment;
    public DateTimeOffset Stamp;
    public TimeSpan Span;
    public DateOnly Day;
    public TimeOnly Time;

    public static ScalarFields Make(ValueSource s) => new()
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
    };
}
