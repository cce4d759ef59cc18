using MemFormat;

namespace Corpus;

/// <summary>A struct that is stored as a struct, which is copied as memory.</summary>
[MemSurrogate(typeof(AngleDegrees))]
public readonly struct Angle(int turns, int degrees) : IEquatable<Angle>
{
    internal readonly long Total = turns * 360L + degrees;

    public bool Equals(Angle other) => Total == other.Total;

    public override bool Equals(object? obj) => obj is Angle other && Equals(other);

    public override int GetHashCode() => Total.GetHashCode();

    public static Angle Make(ValueSource s) => new(s.Int16(), s.Int16());
}

[MemFormattable]
public partial struct AngleDegrees : IMemSurrogate<AngleDegrees, Angle>
{
    public long Degrees;

    public static AngleDegrees From(Angle value) => new() { Degrees = value.Total };

    public readonly Angle ToValue() => new((int)(Degrees / 360), (int)(Degrees % 360));
}

/// <summary>A class that is stored as a struct.</summary>
[MemSurrogate(typeof(TokenCode))]
public class Token(string code)
{
    internal string Code { get; } = code;

    public static Token Make(ValueSource s) => new(s.Text());
}

[MemFormattable]
public readonly partial record struct TokenCode(string Code) : IMemSurrogate<TokenCode, Token>
{
    public static TokenCode From(Token value) => new(value.Code);

    public Token ToValue() => new(Code);
}

/// <summary>A struct that is stored as a class.</summary>
[MemSurrogate(typeof(PlateText))]
public readonly struct Plate(string? text)
{
    internal string? Text { get; } = text;

    public static Plate Make(ValueSource s) => new(s.MaybeText());
}

[MemFormattable]
public sealed partial class PlateText : IMemSurrogate<PlateText, Plate>
{
    public string? Text { get; set; }

    public static PlateText From(Plate value) => new() { Text = value.Text };

    public Plate ToValue() => new(Text);
}
