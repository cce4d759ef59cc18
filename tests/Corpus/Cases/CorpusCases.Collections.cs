namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Collections() =>
    [
        Of("Sequences", Sequences.Make),
        Of("SortedCollections", SortedCollections.Make),
        Of("HashedCollections", HashedCollections.Make),
        Of("ConcurrentCollections", ConcurrentCollections.Make),
        Of("Producers", Producers.Make),
        Of("CollectionInterfaces", CollectionInterfaces.Make),
        Of("FilledCollections", FilledCollections.Make),
        Of("Comparers", Comparers.Make),
        Of("ComparedRecord", ComparedRecord.Make),
        Of("OwnCollections", OwnCollections.Make),
        Of("BuiltCollections", BuiltCollections.Make),
        Of("GenericCollections", GenericCollections.Make),
        Of("Groupings", Groupings.Make),
#if NET10_0_OR_GREATER
        Of("NewCollections", NewCollections.Make),
#endif
        Of("Club", s => new Club { Name = s.Text() }),
    ];
}
