namespace Corpus;

/// <summary>All of the corpus.</summary>
public static partial class CorpusCases
{
    private const int RandomValues = 6;

    /// <summary>Annotated types as roots, by the golden file that has their bytes.</summary>
    public static IReadOnlyList<(string Name, IReadOnlyList<CorpusCase> Cases)> Groups { get; } =
    [
        ("Types", [.. Scalars(), .. Shapes(), .. Others()]),
        ("Unions", [.. Unions()]),
        ("References", [.. References()]),
        ("Extensions", [.. Extensions()]),
        ("Surrogates", [.. Surrogates()]),
        ("Generics", [.. Generics()]),
        ("Constructing", [.. Constructing()]),
        ("Pooling", [.. Pooling()]),
        ("Collections", [.. Collections()]),
        ("Values", [.. Values()]),
    ];

    /// <summary>Annotated types as roots.</summary>
    public static IReadOnlyList<CorpusCase> Types { get; } = [.. Groups.SelectMany(g => g.Cases)];

    /// <summary>Types and other roots.</summary>
    public static IReadOnlyList<CorpusCase> All { get; } = [.. Types, .. RootCases.All];

    public static CorpusCase Named(string name) => All.First(c => c.Name == name);

    private static IEnumerable<CorpusCase> Scalars() =>
    [
        Of("Scalars", global::Corpus.Scalars.Make),
        Of("ScalarFields", ScalarFields.Make),
        Of("NullableScalars", NullableScalars.Make),
        Of("EnumMembers", EnumMembers.Make),
        Of("NamedEnumMembers", NamedEnumMembers.Make),
        Of("ScalarArrays", ScalarArrays.Make),
        Of("ScalarLists", ScalarLists.Make),
        Of("NullableScalarLists", NullableScalarLists.Make),
        Of("ScalarSets", ScalarSets.Make),
        Of("ScalarMaps", ScalarMaps.Make),
        Of("EnumCollections", EnumCollections.Make),
        Of("CompactScalars", CompactScalars.Make),
        Of("NullableCompactScalars", NullableCompactScalars.Make),
        Of("CompactLists", CompactLists.Make),
        Of("CompactStructLists", CompactStructLists.Make),
        Of("CompactEnums", CompactEnums.Make),
        Of("ManyWidths", ManyWidths.Make),
        Of("MixedEncodings", MixedEncodings.Make),
        Of("CompactStruct", CompactStruct.Make),
    ];

    private static IEnumerable<CorpusCase> Shapes() =>
    [
        Of("Order", Order.Make),
        Of("OrderLine", OrderLine.Make),
        Of("Address", Address.Make),
        Of("Point", Point.Make),
        Of("Segment", Segment.Make),
        Of("Padded", Padded.Make),
        Of("Checked", Checked.Make),
        Of("Labelled", Labelled.Make),
        Of("Range", Range.Make),
        Of("Nothing", _ => default(Nothing)),
        Of("StructHolder", StructHolder.Make),
        Of("Tree", s => Tree.Make(s)),
        Of("Link", Link.Make),
        Of("Person", s => Person.Make(s)),
        Of("Empty", Empty.Make),
        Of("EmptyHolder", EmptyHolder.Make),
        Of("SeventyMembers", SeventyMembers.Make),
        Of("Boxes", Boxes.Make),
        Of("ManyFlags", ManyFlags.Make),
        Of("ManySequences", ManySequences.Make),
        Of("Numbered", Numbered.Make),
        Of("NumberedPart", NumberedPart.Make),
        Of("Renamed", Renamed.Make),
        Of("Contracted", Contracted.Make),
    ];

    private static IEnumerable<CorpusCase> Others() =>
    [
        Of("Book", Book.Make),
        Of("Edition", Edition.Make),
        Of("Comic", Comic.Make),
        Of("Money", Money.Make),
        Of("Cell", Cell.Make),
        Of("Settings", Settings.Make),
        Of("Account", Account.Make),
        Of("Session", Session.Make),
        Of("Temperature", Temperature.Make),
        Of("Percentage", Percentage.Make),
        Of("Required", Required.Make),
        Of("ReadOnlyFields", ReadOnlyFields.Make),
        Of("SelfMade", SelfMade.Make),
        Of("Unstored", Unstored.Make),
        Of("Product", Product.Make),
        Of("Gadget", Gadget.Make),
        Of("GetterOnly", GetterOnly.Make),
        Of("HostileNames", HostileNames.Make),
        Of("HostileInit", HostileInit.Make),
        Of("class", @class.Make),
        Of("Outer.Inner", Outer.Inner.Make),
        Of("Outer.Middle.Inner", Outer.Middle.Inner.Make),
        Of("IOuter.Inner", IOuter.Inner.Make),
        Of("CorpusGlobal", CorpusGlobal.Make),
        Of("Trap", MemFormat.Traps.System.Trap.Make),
        Of("System.String", System.Corpus.String.Make),
        Of("ObsoleteMembers", ObsoleteMembers.Make),
        Of("Oblivious", Oblivious.Make),
        Of("ObliviousMade", ObliviousMade.Make),
        Of("Oddities", Oddities.Make),
        Of("OddStruct", OddStruct.Make),
        Of("OddParameters", OddParameters.Make),
        Of("OddDerived", OddDerived.Make),
        Of("OddRecord", OddRecord.Make),
    ];

    private static CorpusCase<T> Of<T>(string name, Func<ValueSource, T> make)
    {
        // The seed depends on the name only, so that a new case leaves the values of the others as they are.
        var seed = name.Aggregate(17, (hash, letter) => unchecked(hash * 31 + letter));
        return new CorpusCase<T>(name,
        [
            make(ValueSource.Defaults()), make(ValueSource.Least()), make(ValueSource.Greatest()),
            .. Enumerable.Range(0, RandomValues).Select(i => make(ValueSource.Seeded(seed + i))),
        ]);
    }
}
