namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Surrogates() =>
    [
        Of("Fraction", Fraction.Make),
        Of("Angle", Angle.Make),
        Of("Token", Token.Make),
        Of("Plate", Plate.Make),
        Of("Folder", Folder.Make),
        Of("SurrogateHolder", SurrogateHolder.Make),
        Of("Notified", Notified.Make),
        Of("NotifiedStruct", NotifiedStruct.Make),
        Of("Cash", Cash.Make),
        Of("Heat", Heat.Make),
        Of("CodecHolder", CodecHolder.Make),
        Of("Parcel", s => Parcel.Make(s)),
        Of("Packed", s => Packed.Make(s)),
    ];
}
