using MemFormat;

namespace Corpus;

/// <summary>A class that keeps its numbers to itself, stored as another class.</summary>
[MemSurrogate(typeof(FractionParts))]
public sealed class Fraction
{
    private readonly (long Top, long Bottom) _parts;

    public Fraction(long top, long bottom) => _parts = bottom == 0 ? throw new ArgumentOutOfRangeException(nameof(bottom)) : (top, bottom);

    internal (long Top, long Bottom) Parts => _parts;

    public override bool Equals(object? obj) => obj is Fraction other && other._parts == _parts;

    public override int GetHashCode() => _parts.GetHashCode();

    public static Fraction Make(ValueSource s) => new(s.Int64(), s.Int64() | 1);
}

[MemFormattable]
public partial class FractionParts : IMemSurrogate<FractionParts, Fraction>
{
    [MemMember(1)]
    public long Top { get; set; }

    [MemMember(2)]
    public long Bottom { get; set; } = 1;

    public static FractionParts From(Fraction value) => new() { Top = value.Parts.Top, Bottom = value.Parts.Bottom };

    public Fraction ToValue() => new(Top, Bottom);
}
