using MemFormat;

namespace Corpus;

/// <summary>Arrays of every scalar kind.</summary>
[MemFormattable]
public partial class ScalarArrays
{
    public bool[] Flag { get; set; } = [];

    public sbyte[] Tiny { get; set; } = [];

    public byte[] Octet { get; set; } = [];

    public short[] Short { get; set; } = [];

    public ushort[] UShort { get; set; } = [];

    public int[] Int { get; set; } = [];

    public uint[] UInt { get; set; } = [];

    public long[] Long { get; set; } = [];

    public ulong[] ULong { get; set; } = [];

    public Int128[] Huge { get; set; } = [];

    public UInt128[] UHuge { get; set; } = [];

    public Half[] Half { get; set; } = [];

    public float[] Float { get; set; } = [];

    public double[] Double { get; set; } = [];

    public decimal[] Money { get; set; } = [];

    public char[] Letter { get; set; } = [];

    public Guid[] Key { get; set; } = [];

    public DateTime[] Moment { get; set; } = [];

    public DateTimeOffset[] Stamp { get; set; } = [];

    public TimeSpan[] Span { get; set; } = [];

    public DateOnly[] Day { get; set; } = [];

    public TimeOnly[] Time { get; set; } = [];

    public string[] Texts { get; set; } = [];

    public string?[]? MaybeTexts { get; set; }

    public byte[][] Blobs { get; set; } = [];

    public int[][] Jagged { get; set; } = [];

    public static ScalarArrays Make(ValueSource s) => new()
    {
        Flag = s.Array(s.Bool),
        Tiny = s.Array(s.SByte),
        Octet = s.Bytes(),
        Short = s.Array(s.Int16),
        UShort = s.Array(s.UInt16),
        Int = s.Array(s.Int32),
        UInt = s.Array(s.UInt32),
        Long = s.Array(s.Int64),
        ULong = s.Array(s.UInt64),
        Huge = s.Array(s.Int128),
        UHuge = s.Array(s.UInt128),
        Half = s.Array(s.Half),
        Float = s.Array(s.Single),
        Double = s.Array(s.Double),
        Money = s.Array(s.Decimal),
        Letter = s.Array(s.Char),
        Key = s.Array(s.Guid),
        Moment = s.Array(s.DateTime),
        Stamp = s.Array(s.DateTimeOffset),
        Span = s.Array(s.TimeSpan),
        Day = s.Array(s.DateOnly),
        Time = s.Array(s.TimeOnly),
        Texts = s.Array(s.Text),
        MaybeTexts = s.Maybe(() => s.Array(s.MaybeText)),
        Blobs = s.Array(s.Bytes),
        Jagged = s.Array(() => s.Array(s.Int32)),
    };
}
