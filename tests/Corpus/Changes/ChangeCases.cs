using MemFormat;

namespace Corpus.Changes;

/// <summary>Every sort of change that evolution.md lists for the kinds there are.</summary>
public static class ChangeCases
{
    private static readonly PlainMade s_plain = new() { Id = 3, Name = "n" };

    private static readonly ManySequences s_texts = new() { First = "f", Second = "s", Numbers = [1, 2], Link = new("http://x"), Last = "l" };

    public static IReadOnlyList<ChangeCase> All { get; } = [.. Values(), .. Roots(), .. Errors(), .. CrossingCases.All];

    private static IEnumerable<ChangeCase> Values() =>
    [
        new ChangeCase<MembersOld, MembersNew>("members come, go and move", MembersNew.Written(), v => v.IsRead()),
        new ChangeCase<MembersOld, MembersNew>("nulls go", new MembersOld { Id = 1, Last = "l" }, v => v is { Id: 1, Last: "l", Added: 7 }),
        new ChangeCase<NumbersOld, NumbersNew>("numbers widen and move", NumbersNew.Written(), v => v.IsRead()),
        new ChangeCase<NumbersOld, NumbersNew>(
            "numbers default", new NumbersOld { Q = "" }, v => v is { I: 9, H: 0, N: not null, O: [], P: [0], R: null }),
        new ChangeCase<NestingOld, NestingNew>("classes, structs and records", NestingNew.Written(), v => v.IsRead()),
        new ChangeCase<PageOld, PageNew>("unions and their cases", PageNew.Written(), v => v.IsRead()),
        new ChangeCase<ChargeOld, ChargeNew>("values become unions of the language", ChargeOld.Written(), v => v.IsRead()),
        new ChangeCase<ChargeBack, ChargeOld>("unions of the language become values", ChargeBack.Written(), v => v.IsRead()),
        new ChangeCase<TalkNew, TalkOld>("unknown cases are kept", TalkNew.Written(), v => v.IsRead()),
        new ChangeCase<PairsOld, PairsNew>("tuples become objects with ids, and back", PairsOld.Written(), v => v.IsRead()),
        new ChangeCase<PlainMade, HardMade>("initial values stay", s_plain, v => v.IsRead()),
        new ChangeCase<HardMade, PlainMade>("new data in old readers", new HardMade(4) { Name = "x" }, v => v is { Id: 4, Name: "x" }),
        new ChangeCase<PlainMade, NumberedMade>("names become ids", s_plain, v => v is { Id: 3, Title: "n" }),
        new ChangeCase<NumberedMade, NumberedLater>(
            "ids keep", new NumberedMade { Id = 3, Title = "t" }, v => v is { Key: 3, Caption: "t" } && v.Day.Year == 2026),
        new ChangeCase<MayNotBeNull, MayBeNull>(
            "annotations come", new MayNotBeNull { Text = "t" }, v => v is { Text: "t", Number: 4, Part: not null, List: [] }),
        new ChangeCase<MayBeNull, MayNotBeNull>(
            "annotations go", new MayBeNull { Text = "t", Number = null, Part = new(), List = [1] }, v => v is { Text: "t", Number: 4, List: [1] }),
        new ChangeCase<WideNumber, NarrowNumber>(
            "narrow but fits", new WideNumber { Value = -300, Real = 0.5 }, v => v is { Value: -300, Real: 0.5f }),
        new ChangeCase<MomentsOld, MomentsNew>("dates and times of other kinds", MomentsNew.Written(), v => v.IsRead()),
        new ChangeCase<TextsOld, TextsNew>("values become text", TextsNew.Values(), v => v.IsRead()),
        new ChangeCase<TextsNew, TextsOld>("text becomes values", TextsNew.Written(),
            v => MemFormatSerializer.Serialize(v).AsSpan().SequenceEqual(MemFormatSerializer.Serialize(TextsNew.Values()))),
        new ChangeCase<ConstantsOld, ConstantsNew>("constants get other numbers", ConstantsNew.Written(), v => v.IsRead()),
        new ChangeCase<ConstantsNew, ConstantsOld>("constants get their numbers back", new ConstantsNew
            {
                First = ConstantsNew.State.Open, Small = ConstantsNew.State.Settled, Digits = [ConstantsNew.State.Settled],
                Tag = ConstantsNew.Ticket.Most, One = [ConstantsNew.State.Sent], Granted = ConstantsNew.Right.Read,
            },
            v => v is
            {
                First: ConstantsOld.State.Open, Small: ConstantsOld.State.Paid, Digits: [ConstantsOld.State.Paid], Tag: ConstantsOld.Ticket.Most,
                One: ConstantsOld.State.Sent, Granted: ConstantsOld.Right.Read,
            }),
        new ChangeCase<WholesOld, WholesNew>("integers become bools and whole numbers", WholesNew.Written(), v => v.IsRead()),
        new ChangeCase<ListsOld, ListsNew>("lists of one become their elements", ListsNew.Written(), v => v.IsRead()),
        new ChangeCase<ListsOld, ListsNew>("lists of nothing become null",
            new ListsOld { Number = [1], Compact = [2], Flag = [false], Maybe = [null], After = 9 },
            v => v is { Number: 1, Compact: 2, Flag: false, Maybe: 4, Text: null, Made: null, Day.Year: 1970, After: 9 }),
        new ChangeCase<HolderOld, HolderNew>("no value, no error", new HolderOld(), v => v.Items.Count == 0),
        new ChangeCase<Empty, PlainMade>("out of nothing", new Empty(), v => v is { Id: 0, Name: null }),
        new ChangeCase<Unaware, Order>("unknown members come back", Unaware.From(Order.Make(ValueSource.Greatest())),
            v => v is { Id: int.MaxValue, Lines.Count: 5, BillTo: not null }),
        new ChangeCase<OpenParcel, SealedParcel>("values become payloads of their own", OpenParcel.Written(), v => v.IsRead()),
        new ChangeCase<SealedParcel, ReopenedParcel>("payloads of their own become values", SealedParcel.Written(), v => v.IsRead()),
        new ChangeCase<OpenParcel, ReopenedParcel>(
            "a payload of its own becomes a list", OpenParcel.Written(), v => v is { Count: 7, From.City: "g", Numbers: [1, 2, 3] }),
        new ChangeCase<OpenParcel, SealedParcel>("no values, no payloads", new OpenParcel(),
            v => v is { Count.Value: 0, Weight: null, Label: null, To: null, From: null, More: [], Made: null, Numbers: null }),
        new ChangeCase<PooledOld, PooledNew>("pooled text becomes other values", PooledOld.Written(), v => v.IsRead()),
        new ChangeCase<PooledNew, PooledOld>("other values become pooled text",
            new PooledNew { Number = 7, One = ["7"], Single = "8", Version = new(1, 2), All = [7, 8, 7] },
            v => v is { Number: "7", One: "7", Single: ["8"], All: ["7", "8", "7"], Key: "0" }),
        new ChangeCase<LoosePackage, TightPackage>("members become compressed", LoosePackage.Written(), v => v.IsRead()),
        new ChangeCase<TightPackage, LoosePackage>("members are compressed no more",
            new TightPackage { Text = "abcdefgh", Numbers = [7, 8], Made = [new PlainMade { Id = 3, Name = "n" }], After = 5 }, v => v.IsRead()),
        new ChangeCase<TightPackage, LaterPackage>("values within compressed members change", TightPackage.Written(), v => v.IsRead()),
        new ChangeCase<TightPackage, AfterPackage>(
            "compressed members go", TightPackage.Written(), v => v is { After: 5, Made: [{ Id: 3, Name: "n" }] }),
        new ChangeCase<ManySequences, SomeSequences>(
            "texts lose their bits", s_texts, v => v is { First: "f", Second: "s", Bytes: null, Numbers: [1, 2], Link.Host: "x", Last: ["l"] }),
        new ChangeCase<ManySequences, SomeSequences>("null texts lose their bits", new ManySequences(),
            v => v is { First: null, Second: "", Bytes: null, Numbers: null, Link: null, Last: null }),
        new ChangeCase<ManySequences, OtherSequences>("texts keep their bits", s_texts,
            v => v is { Another: "s", First: "f", Added: null, Bytes: null, Numbers: [1, 2], Link.Host: "x", Last: ["l"], List: null }),
        new ChangeCase<FewSequences, ManySequences>("texts get bits", new FewSequences { Second = "s", Numbers = [3], Texts = [null, "t"] },
            v => v is { First: null, Second: "s", Numbers: [3], Texts: [null, "t"], Last: null }),
        new ChangeCase<Empty, LengthsNew>("inline arrays out of nothing", new Empty(), v => v.Numbers[3] == 0 && v.Points[3].X == 0),
        new ChangeCase<int[], Triple<int>>("inline array of a shorter list", [1, 2], v => (v[0], v[1], v[2]) == (1, 2, 0)),
        new ChangeCase<byte[], Triple<byte>>("inline array of fewer bytes", [1, 2], v => (v[0], v[1], v[2]) == (1, 2, 0)),
        new ChangeCase<PlainMade, Empty>("into nothing", s_plain, v => v is not null),
    ];

    private static IEnumerable<ChangeCase> Roots() =>
    [
        new ChangeCase<int, long>("root int to long", -5, v => v == -5),
        new ChangeCase<long, int>("root long to int", -5, v => v == -5),
        new ChangeCase<int, string>("root int to text", -5, v => v == "-5"),
        new ChangeCase<string, int>("root text to int", "-5", v => v == -5),
        new ChangeCase<int, short?>("root int to short?", 7, v => v == 7),
        new ChangeCase<byte[], List<byte>>("bytes to list", [1, 2, 3], v => v is [1, 2, 3]),
        new ChangeCase<List<byte>, byte[]>("list to bytes", [1, 2, 3], v => v is [1, 2, 3]),
        new ChangeCase<byte[], int[]>("bytes to ints", [1, 2, 255], v => v is [1, 2, 255]),
        new ChangeCase<int[], HashSet<long>>("sets drop duplicates", [1, 2, 1], v => v.SetEquals([1L, 2L])),
        new ChangeCase<List<int>, List<double?>>("list of ints to doubles", [1, -2], v => v is [1.0, -2.0]),
        new ChangeCase<List<NumbersOld>, NumbersNew[]>("list of objects", [NumbersNew.Written(), null!], v => v is [{ K: (Level)200 }, null]),
        new ChangeCase<Dictionary<int, string>, Dictionary<byte, string?>>("map keys narrow", new() { [255] = "x" }, v => v[255] == "x"),
    ];

    private static IEnumerable<ChangeCase> Errors() =>
    [
        Fails<WideNumber, NarrowNumber>("too wide", new WideNumber { Value = 40000 }, MemFormatError.Overflow, "NarrowNumber.Value"),
        Fails<ConstantsNew, ConstantsOld>("a constant whose number has another name",
            new ConstantsNew { First = ConstantsNew.State.Packed, Small = ConstantsNew.State.Open }, MemFormatError.Overflow, "ConstantsOld.First"),
        Fails<ConstantsNew, ConstantsOld>("constants whose numbers have other names",
            new ConstantsNew
            {
                First = ConstantsNew.State.Open, Small = ConstantsNew.State.Open, One = [ConstantsNew.State.Open],
                Digits = [ConstantsNew.State.Open, ConstantsNew.State.Packed],
            },
            MemFormatError.Overflow, "ConstantsOld.Digits[1]"),
        Fails<ChargeWide, ChargeNew>("too wide in an object that became a case", new ChargeWide { Mark = new() { At = ulong.MaxValue } },
            MemFormatError.Overflow, "ChargeNew.Mark.At"),
        Fails<ChargeWide, ChargeNew>("too wide in an element that became a case", new ChargeWide { Single = [new(), new() { At = ulong.MaxValue }] },
            MemFormatError.Overflow, "ChargeNew.Single[1].At"),
        Fails<PairHolderOld, PairHolderNew>("a tuple has no names", new PairHolderOld((1, "a")), MemFormatError.SchemaMismatch, "PairHolderNew.Pair"),
        Fails<WideNumber, NarrowNumber>("too precise", new WideNumber { Real = 0.1 }, MemFormatError.Overflow, "NarrowNumber.Real"),
        Fails<MomentsOld, MomentsNew>("a moment without a zone", new MomentsOld { At = new DateTime(2026, 1, 2) }, MemFormatError.Overflow,
            "MomentsNew.At"),
        Fails<MomentsOld, MomentsNew>(
            "a compact moment without a zone", new MomentsOld { Short = new(2026, 1, 2) }, MemFormatError.Overflow, "MomentsNew.Short"),
        Fails<MomentsOld, MomentsNew>("a day with a time", new MomentsOld { Day = new DateTime(2026, 1, 2, 3, 0, 0) }, MemFormatError.Overflow,
            "MomentsNew.Day"),
        Fails<MomentsOld, MomentsNew>("a day of a zone", new MomentsOld { All = [DateTime.UnixEpoch] }, MemFormatError.Overflow, null),
        Fails<MomentsOld, MomentsNew>("a moment with an offset", new MomentsOld { Stamp = new(2026, 1, 2, 3, 4, 5, TimeSpan.FromHours(1)) },
            MemFormatError.Overflow, "MomentsNew.Stamp"),
        Fails<MomentsOld, MomentsNew>("a time of day of more than a day", new MomentsOld { Opens = TimeSpan.FromDays(1) }, MemFormatError.Overflow,
            "MomentsNew.Opens"),
        Fails<WideNumber, KeyNumber>("number to Guid", new WideNumber(), MemFormatError.SchemaMismatch, "KeyNumber.Value"),
        .. new[] { "007", "+7", " 7", "-0", "7.", "", "x", "129", "1e2", "٧" }.Select(text => Fails<TextsNew, TextsOld>(
            $"text that no number has: {text}", Changed(t => t.Small = text), MemFormatError.Overflow, "TextsOld.Small")),
        .. new[] { "00112233-4455-6677-8899-AABBCCDDEEFF", "{00112233-4455-6677-8899-aabbccddeeff}", "00112233445566778899aabbccddeeff" }
            .Select(text => Fails<TextsNew, TextsOld>(
                $"text that no Guid has: {text}", Changed(t => t.Key = text), MemFormatError.Overflow, "TextsOld.Key")),
        .. new[] { "79228162514264337593543950336", "0.00000000000000000000000000001", "-0.0", ".5", "01.5" }
            .Select(text => Fails<TextsNew, TextsOld>(
                $"text that no decimal has: {text}", Changed(t => t.Price = text), MemFormatError.Overflow, "TextsOld.Price")),
        Fails<TextsNew, TextsOld>("text that no char has", Changed(t => t.Letter = "ab"), MemFormatError.Overflow, "TextsOld.Letter"),
        Fails<WholesOld, WholesNew>("a number that is no bool", new WholesOld { Flag = 2 }, MemFormatError.Overflow, "WholesNew.Flag"),
        Fails<WholesOld, WholesNew>("a negative number that is no bool", new WholesOld { Flags = [-1] }, MemFormatError.Overflow, null),
        Fails<WholesOld, WholesNew>("a BigInteger too large", new WholesOld { Small = 1L << 40 }, MemFormatError.Overflow, "WholesNew.Small"),
        Fails<WholesOld, WholesNew>("a BigInteger much too large", new WholesOld { Wide = System.Numerics.BigInteger.Pow(2, 128) },
            MemFormatError.Overflow, "WholesNew.Wide"),
        Fails<WholesOld, WholesNew>("a negative BigInteger", new WholesOld { Wide = -1 }, MemFormatError.Overflow, "WholesNew.Wide"),
        Fails<TextsNew, TextsOld>("text that no BigInteger has", Changed(t => t.Big = "00"), MemFormatError.Overflow, "TextsOld.Big"),
        Fails<TextsNew, TextsOld>(
            "text too long for a BigInteger", Changed(t => t.Big = new string('1', 4097)), MemFormatError.Overflow, "TextsOld.Big"),
        Fails<TextsOld, TextsNew>("a BigInteger with a text too long", new TextsOld { Big = System.Numerics.BigInteger.Pow(256, 1701) },
            MemFormatError.Overflow, "TextsNew.Big"),
        Fails<ListsOld, ListsNew>(
            "a list of two", new ListsOld { Number = [1], Compact = [2], Flag = [true], Maybe = [3], Text = ["a", "b"] }, MemFormatError.Overflow,
            "ListsNew.Text"),
        Fails<ListsOld, ListsNew>("a list of none where null may not be", new ListsOld { Compact = [2], Flag = [true], Maybe = [3] },
            MemFormatError.Overflow, "ListsNew.Number"),
        Fails<ListsOld, ListsNew>("a list of one that does not fit",
            new ListsOld { Number = [1], Compact = [1L << 40], Flag = [true], Maybe = [3] }, MemFormatError.Overflow, "ListsNew.Compact[0]"),
        Fails<PlainMade, Demanding>("required is missing", s_plain, MemFormatError.MissingMember, "Demanding.Owner"),
        Fails<PlainMade, DemandingRecord>("parameter is missing", s_plain, MemFormatError.MissingMember, "DemandingRecord.Owner"),
        Fails<HolderOld, HolderNew>("nested required is missing", new HolderOld { Items = [s_plain] }, MemFormatError.MissingMember, null),
        Fails<MayBeNull, MayNotBeNull>("null string", new MayBeNull { Part = new(), List = [] }, MemFormatError.NullNotAllowed, "MayNotBeNull.Text"),
        Fails<MayBeNull, MayNotBeNull>("null object", new MayBeNull { Text = "", List = [] }, MemFormatError.NullNotAllowed, "MayNotBeNull.Part"),
        Fails<MayBeNull, MayNotBeNull>("null list", new MayBeNull { Text = "", Part = new() }, MemFormatError.NullNotAllowed, "MayNotBeNull.List"),
        Fails<FewSequences, ManySequences>("null text where bits come", new FewSequences(), MemFormatError.NullNotAllowed, "ManySequences.Second"),
        Fails<OtherSequences, SomeSequences>("null text where bits go", new OtherSequences(), MemFormatError.NullNotAllowed, "SomeSequences.Second"),
        Fails<NumberedMade, PlainMade>("ids become names", new NumberedMade(), MemFormatError.SchemaMismatch, null),
        Fails<PlainMade, Address>("nothing in common", s_plain, MemFormatError.SchemaMismatch, null),
        Fails<Bead, Address>("nothing in common with what keeps its identity", new Bead { Color = 1 }, MemFormatError.SchemaMismatch, null),
        Fails<Contracted, Uncontracted>("contract", new Contracted(), MemFormatError.SchemaMismatch, null),
        Fails<int[], Triple<int>>("inline array of a longer list", [1, 2, 3, 4], MemFormatError.Overflow, null),
        Fails<byte[], Triple<byte>>("inline array of more bytes", [1, 2, 3, 4], MemFormatError.Overflow, null),
        Fails<bool, string>("root bool to text", true, MemFormatError.SchemaMismatch, null),
        Fails<int, List<int>>("roots are not wrapped", 5, MemFormatError.SchemaMismatch, null),
        Fails<Dictionary<int, string>, Dictionary<byte, string?>>("map key too wide", new() { [256] = "x" }, MemFormatError.Overflow, null),
    ];

    private static TextsNew Changed(Action<TextsNew> change)
    {
        var texts = TextsNew.Written();
        change(texts);
        return texts;
    }

    private static ChangeCase<TWriter, TReader> Fails<TWriter, TReader>(string name, TWriter written, MemFormatError error, string? path) =>
        new(name, written, _ => false) { Error = error, Path = path };
}
