namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Values() =>
    [
        Of("BclValues", BclValues.Make),
        Of("NullableBclValues", NullableBclValues.Make),
        Of("BclValueLists", BclValueLists.Make),
        Of("BclValueMaps", BclValueMaps.Make),
        Of("Vectors", Vectors.Make),
        Of("Place", Place.Make),
        Of("SecondOnly", SecondOnly.Make),
        Of("Tuples", Tuples.Make),
        Of("ClassTuples", ClassTuples.Make),
        Of("Relative", Relative.Make),
        Of("Memories", Memories.Make),
        Of("NullableCollections", NullableCollections.Make),
        Of("InlineArrays", InlineArrays.Make),
        Of("Grids", Grids.Make),
        Of("LazyValues", LazyValues.Make),
        Of("Addresses", Addresses.Make),
        Of("TextValues", TextValues.Make),
        Of("Drawings", Drawings.Make),
    ];
}
