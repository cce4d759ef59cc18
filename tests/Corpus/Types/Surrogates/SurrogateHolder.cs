using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus;

/// <summary>Types with surrogates wherever a type can be.</summary>
[MemFormattable]
public sealed partial class SurrogateHolder
{
    public required Fraction Fraction { get; set; }

    public Fraction? MaybeFraction { get; init; }

    public Angle Angle { get; set; }

    public Angle? MaybeAngle { get; set; }

    public Token? Token { get; set; }

    public Plate Plate { get; set; }

    public Plate? MaybePlate { get; set; }

    public System.Drawing.Point Pixel { get; set; }

    public System.Drawing.Point? MaybePixel { get; set; }

    public StrongBox<int>? Box { get; set; }

    public List<Fraction?> Fractions { get; set; } = [];

    public Angle[]? Angles { get; set; }

    public List<Plate?> Plates { get; } = [];

    public HashSet<Fraction> Set { get; set; } = [];

    public Dictionary<Angle, Token?> Map { get; set; } = [];

    public Dictionary<Fraction, Plate>? ByFraction { get; set; }

    public static SurrogateHolder Make(ValueSource s)
    {
        var holder = new SurrogateHolder
        {
            Fraction = Fraction.Make(s),
            MaybeFraction = s.Maybe(() => Fraction.Make(s)),
            Angle = Angle.Make(s),
            MaybeAngle = s.Nullable(() => Angle.Make(s)),
            Token = s.Maybe(() => Token.Make(s)),
            Plate = Plate.Make(s),
            MaybePlate = s.Nullable(() => Plate.Make(s)),
            Pixel = PixelParts.Make(s),
            MaybePixel = s.Nullable(() => PixelParts.Make(s)),
            Box = s.Maybe(() => BoxParts.Make(s)),
            Fractions = s.List(() => s.Maybe(() => Fraction.Make(s))),
            Angles = s.Maybe(() => s.Array(() => Angle.Make(s))),
            Set = s.Set(() => Fraction.Make(s)),
            Map = s.Map(() => Angle.Make(s), () => s.Maybe(() => Token.Make(s))),
            ByFraction = s.Maybe(() => s.Map(() => Fraction.Make(s), () => Plate.Make(s))),
        };
        holder.Plates.AddRange(s.List(() => s.Nullable(() => Plate.Make(s))));
        return holder;
    }
}
