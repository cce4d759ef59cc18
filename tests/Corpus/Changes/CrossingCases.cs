using Corpus.Pooling;
using MemFormat;

namespace Corpus.Changes;

/// <summary>
/// Values of one large type read as another that loses nothing of them: written by that one and read back, they are what they were.
/// </summary>
public static class CrossingCases
{
    private const int RandomValues = 4;

    public static IReadOnlyList<ChangeCase> All { get; } =
    [
        .. Cross<ScalarFields, Scalars>(ScalarFields.Make),
        .. Cross<ScalarFields, CompactScalars>(ScalarFields.Make),
        .. Cross<ScalarFields, NullableScalars>(ScalarFields.Make),
        .. Cross<ScalarFields, NullableCompactScalars>(ScalarFields.Make),
        .. Cross<Scalars, NullableScalars>(Scalars.Make),
        .. Cross<CompactScalars, NullableScalars>(CompactScalars.Make),
        .. Cross<NullableCompactScalars, NullableScalars>(NullableCompactScalars.Make),
        .. Cross<EnumMembers, CompactEnums>(EnumMembers.Make),
        .. Cross<ManyWidths, ManyFixedWidths>(ManyWidths.Make),
        .. Cross<ManyFlags, ManyOtherFlags>(ManyFlags.Make),
        .. Cross<ScalarArrays, ScalarLists>(s =>
            new ScalarArrays { Flag = s.Array(s.Bool), Octet = s.Bytes(), Money = s.Array(s.Decimal), Stamp = s.Array(s.DateTimeOffset),
                Texts = s.Array(s.Text), Blobs = s.Array(s.Bytes), Huge = s.Array(s.Int128) }),
        .. Cross<ScalarSets, ScalarLists>(s =>
            new ScalarSets { Texts = [], Int = s.Set(s.Int32), Double = s.Set(s.Double), Flag = s.Set(s.Bool), Key = s.Set(s.Guid),
                Moment = s.Set(s.DateTime) }),
        .. Cross<ScalarSets, ScalarArrays>(s => new ScalarSets { Texts = s.Set(s.Text), Octet = s.Set(s.Byte), Money = s.Set(s.Decimal) }),
        .. Cross<PooledTexts, PlainTexts>(PooledTexts.Make),
        .. Cross<PlainTexts, PooledTexts>(PlainTexts.Make),
        .. Part<PooledTexts, FewTexts>(PooledTexts.Make, (whole, part) => part.IsPartOf(whole)),
        .. Part<ManyFlags, EveryThirdFlag>(ManyFlags.Make,
            (whole, part) => part.F01 == whole.F01 && part.F04 == whole.F04 && part.F57 == whole.F57 && part.F53 == whole.F53 && part.F50 == whole.F50
                && part.F18 == whole.F18 && !part.G),
        .. Part<SeventyMembers, SeventyOfMany>(SeventyMembers.Make,
            (whole, part) => part.M00 == whole.M00 && part.M42 == whole.M42 && part.M66 == whole.M66 && part.M17 == whole.M17
                && part.M68 == whole.M68),
    ];

    private static IEnumerable<ChangeCase> Cross<TWriter, TReader>(Func<ValueSource, TWriter> make) =>
        from source in Sources()
        let written = make(source.Source)
        select new ChangeCase<TWriter, TReader>(
            $"{typeof(TWriter).Name} as {typeof(TReader).Name}, {source.Name}", written, read => ComesBack(written, read));

    private static IEnumerable<ChangeCase> Part<TWriter, TReader>(Func<ValueSource, TWriter> make, Func<TWriter, TReader, bool> check) =>
        from source in Sources()
        let written = make(source.Source)
        select new ChangeCase<TWriter, TReader>(
            $"{typeof(TReader).Name} of {typeof(TWriter).Name}, {source.Name}", written, read => check(written, read));

    private static bool ComesBack<TWriter, TReader>(TWriter written, TReader read) =>
        MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<TWriter>(MemFormatSerializer.Serialize(read))).AsSpan()
            .SequenceEqual(MemFormatSerializer.Serialize(written));

    private static IEnumerable<(string Name, ValueSource Source)> Sources() =>
    [
        ("defaults", ValueSource.Defaults()), ("least", ValueSource.Least()), ("greatest", ValueSource.Greatest()),
        .. Enumerable.Range(0, RandomValues).Select(i => ($"random {i}", ValueSource.Seeded(100 + i))),
    ];
}
