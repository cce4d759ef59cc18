namespace MemFormat.Evolution.Tests.Strict;

/// <summary>A strict read refuses what the report would call skipped or missing, with its path, wherever it is.</summary>
public class StrictTests
{
    private const MemFormatStrictness Unknown = MemFormatStrictness.UnknownMembers, Missing = MemFormatStrictness.MissingMembers;

    private static readonly MemFormatOptions s_unknown = new() { Strictness = Unknown }, s_missing = new() { Strictness = Missing };

    private static readonly string s_old = "?" + Wire.NameKey.Of("Old").ToString("x8", System.Globalization.CultureInfo.InvariantCulture);

    [Fact]
    public void Members_of_another_name_or_kind_are_neither_unknown_nor_missing()
    {
        foreach (var (name, read) in Ways<V1.Order, Same.Order>(V1.Full(), Unknown | Missing))
        {
            var order = read();
            Assert.True(order is { Lines: [_], Tags: [""], Cents: "0", Opened: not null, Shape: Same.Circle }, name);
            Assert.NotNull(order.Packed!.Value);
            Assert.NotNull(order.Closed!.Value);
        }
    }

    [Fact]
    public void The_own_shape_is_read()
    {
        foreach (var (_, read) in Ways<V1.Order, V1.Order>(V1.Full(), Unknown | Missing))
            Assert.NotNull(read()!.Packed!.Value);
    }

    /// <summary>A line with one member more and one less, wherever a value can be.</summary>
    [Fact]
    public void Each_place_is_looked_into()
    {
        Refused(new V1.Line(), new V2.Line(), "Line");
        Refused(new List<V1.Line> { new() }, new List<V2.Line>(), "[]");
        Refused(new Dictionary<string, V1.Line[]> { ["a"] = [new()] }, new Dictionary<string, V2.Line[]>(), "[][]");
        Refused(new Box<V1.Line> { Value = new() }, new Box<V2.Line>(), "Box.Value");
        Refused(new Box<List<V1.Line?>> { Value = [null, new()] }, new Box<V2.Line?[]>(), "Box.Value[]");
        Refused(new Box<Box<Dictionary<int, V1.Line>>> { Value = new() { Value = [] } }, new Box<Box<Dictionary<int, V2.Line>>>(),
            "Box.Value.Value[]");
        Refused(new Box<(int, V1.Line)> { Value = (1, new()) }, new Box<(int, V2.Line)>(), "Box.Value.Item2");
        Refused(new Box<V1.Line> { Value = new() }, new Box<Serialized<V2.Line>>(), "Box.Value");
        Refused(new Box<V1.Line> { Value = new() }, new Box<List<V2.Line>>(), "Box.Value");
        Refused(new V1.Circle(new()), new V2.Circle(new()), "Circle.Line");
        Refused(new Box<V1.Node> { Value = new() { Next = new() { Line = new() } } }, new Box<V2.Node>(), "Box.Value.Line");
    }

    /// <summary>The schema decides, not the values: an empty list is refused like a full one.</summary>
    [Fact]
    public void Values_do_not_matter() => Refused(new Box<List<V1.Line>>(), new Box<List<V2.Line>>(), "Box.Value[]");

    [Fact]
    public void Cases_are_looked_into_where_they_occur()
    {
        var payload = MemFormatSerializer.Serialize(new Box<List<V1.IShape>> { Value = [new V1.Circle(new())] });
        AssertRefused("Box.Value[0].Line." + s_old, () => MemFormatSerializer.Deserialize<Box<List<V2.IShape>>>(payload, s_unknown));
        AssertRefused("Box.Value[0].Line.New", () => MemFormatSerializer.Deserialize<Box<List<V2.IShape>>>(payload, s_missing));
        Assert.Single(MemFormatSerializer.Deserialize<Box<List<V2.IShape>>>(payload)!.Value!);

        var unknown = MemFormatSerializer.Serialize(new List<V1.IShape> { new V1.Square(1) });
        Assert.Equal([null], MemFormatSerializer.Deserialize<List<V2.IShape?>>(unknown)!);
        Assert.Equal([null], MemFormatSerializer.Deserialize<List<V2.IShape?>>(unknown, s_missing)!);
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<V2.IShape?>>(unknown, s_unknown));
        Assert.Equal((MemFormatError.UnknownCase, "[0]"), (error.Error, error.Path));
    }

    [Fact]
    public void Objects_with_an_identity_are_looked_into() => Refused(
        new V1.Person { Friend = new() }, new V2.Person(), "Person", "New",
        "?" + Wire.NameKey.Of("Gone").ToString("x8", System.Globalization.CultureInfo.InvariantCulture));

    [Fact]
    public void Members_known_by_id_are_told_by_it() => Refused(new V1.Numbered(), new V2.Numbered(), "Numbered", "Other", "#2");

    /// <summary>One flag says nothing about the other difference. A member that is reserved is one that the type lacks.</summary>
    [Fact, FinePoint("Strict reads")]
    public void Each_flag_by_itself()
    {
        var payload = MemFormatSerializer.Serialize(new V1.Line { Price = 3 });
        Assert.Equal(3, MemFormatSerializer.Deserialize<V2.Shrunk>(payload, s_missing)!.Price);
        AssertRefused("Shrunk." + s_old, () => MemFormatSerializer.Deserialize<V2.Shrunk>(payload, s_unknown));
        Assert.Equal(3, MemFormatSerializer.Deserialize<V2.Grown>(payload, s_unknown)!.Price);
        AssertRefused("Grown.New", () => MemFormatSerializer.Deserialize<V2.Grown>(payload, s_missing));
    }

    [Fact]
    public void What_is_kept_is_not_refused()
    {
        var payload = MemFormatSerializer.Serialize(new V1.Line { Old = 7 });
        var kept = MemFormatSerializer.Deserialize<V2.Keeping>(payload, new() { Strictness = Unknown | Missing })!;
        Assert.Equal(1, kept.Rest!.Count);

        // Members that an intermediary kept are members of the payload like others.
        var passed = MemFormatSerializer.Serialize(kept);
        Assert.Equal(7, MemFormatSerializer.Deserialize<V1.Line>(passed, new() { Strictness = Unknown | Missing })!.Old);
        AssertRefused("Shrunk." + s_old, () => MemFormatSerializer.Deserialize<V2.Shrunk>(passed, s_unknown));
        AssertRefused("Grown.New", () => MemFormatSerializer.Deserialize<V2.Grown>(passed, s_missing));
        Assert.NotNull(MemFormatSerializer.Deserialize<V2.Grown>(passed, s_unknown));
        Assert.NotNull(MemFormatSerializer.Deserialize<V2.Shrunk>(MemFormatSerializer.Serialize(new V2.Keeping()), s_unknown));
    }

    /// <summary>They are read later, by the options of the read that made them.</summary>
    [Fact]
    public void Payloads_within_payloads_are_as_strict_as_the_one_around()
    {
        var payload = MemFormatSerializer.Serialize(new Box<Serialized<V1.Line>> { Value = Serialized.From(new V1.Line()) });
        foreach (var options in (MemFormatOptions[])[
            s_unknown, s_unknown with { Limits = new() { MaxDepth = 9 } }, s_unknown with { Compression = MemFormatCompression.Brotli() }])
        {
            var box = MemFormatSerializer.Deserialize<Box<Serialized<V2.Line>>>(payload, options)!;
            AssertRefused("Line." + s_old, () => _ = box.Value!.Value);
            AssertRefused("Line." + s_old, () => _ = MemFormatSerializer.Clone(box, options).Value!.Value);
        }

        Assert.NotNull(MemFormatSerializer.Deserialize<Box<Serialized<V2.Line>>>(payload)!.Value!.Value);
        AssertRefused("Line." + s_old, () => _ = Serialized.FromPayload<V2.Line>(MemFormatSerializer.Serialize(new V1.Line()), s_unknown).Value);

        // Opened at once: the payload around says nothing of its members.
        foreach (var (member, options) in new[] { (s_old, s_unknown), ("New", s_missing) })
        {
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Box<V2.Line>>(payload, options));
            Assert.Equal(MemFormatError.SchemaMismatch, error.Error);
            Assert.EndsWith("Line." + member, error.Path, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Populating_is_as_strict()
    {
        var payload = MemFormatSerializer.Serialize(new V1.Line { Price = 5 });
        var line = new V2.Line { Price = 1, New = 2 };
        AssertRefused("Line." + s_old, () => MemFormatSerializer.Populate(payload, ref line, s_unknown));
        AssertRefused("Line.New", () => MemFormatSerializer.Populate(payload, ref line, s_missing));
        Assert.Equal((1, 2), (line.Price, line.New));
        MemFormatSerializer.Populate(payload, ref line);
        Assert.Equal((5, 2), (line.Price, line.New));
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(line), ref line, new() { Strictness = Unknown | Missing });
    }

    /// <summary>Plans and refusals are kept: strict reads and others take turns, and each has its own answer.</summary>
    [Fact]
    public void Reads_in_turns()
    {
        var payload = MemFormatSerializer.Serialize(new List<V1.Line> { new() { Price = 4 } });
        var shapes = MemFormatSerializer.Serialize(new List<V1.IShape> { new V1.Circle(new()) });
        for (var i = 0; i < 4; i++)
        {
            AssertRefused("[].New", () => MemFormatSerializer.Deserialize<List<V2.Grown>>(payload, s_missing));
            Assert.Equal(4, MemFormatSerializer.Deserialize<List<V2.Grown>>(payload)![0].Price);
            Assert.Equal(4, MemFormatSerializer.Deserialize<List<V2.Grown>>(payload, s_unknown)![0].Price);
            Assert.Single(MemFormatSerializer.Deserialize<List<V2.IShape>>(shapes)!);
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<V2.IShape>>(shapes, s_unknown));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<V2.IShape>>(shapes, s_missing));
        }
    }

    [Fact]
    public void A_recorded_release_is_read_as_strictly()
    {
        const string First = "[MemFormattable] public partial class Order { public int Id { get; set; } public int Old { get; set; } }";
        using var releases = new Releases(First, First.Replace("int Old", "int New", StringComparison.Ordinal), "Order");
        foreach (var header in (MemFormatHeader[])[MemFormatHeader.Inline, MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64])
        {
            var payload = releases.First.Write("Order", releases.First.New("Order", ("Id", 3)), new() { Header = header });
            for (var i = 0; i < 2; i++)
            {
                AssertRefused("Order." + s_old, () => releases.Second.Read("Order", payload, s_unknown));
                AssertRefused("Order.New", () => releases.Second.Read("Order", payload, s_missing));
                Assert.NotNull(releases.Second.Read("Order", payload));
            }
        }
    }

    [Fact]
    public void The_option_is_part_of_the_options()
    {
        var limits = new MemFormatLimits { MaxDepth = 5 };
        var options = new MemFormatOptions { Strictness = Unknown, Limits = limits };
        Assert.Equal(options, new MemFormatOptions { Limits = limits, Strictness = Unknown });
        Assert.NotEqual(options, options with { Strictness = MemFormatStrictness.None });
        Assert.Same(limits, options.Limits);
        Assert.Equal((Unknown, Missing, MemFormatStrictness.None),
            ((options with { Limits = new() }).Strictness, (options with { Strictness = Missing }).Strictness, MemFormatOptions.Default.Strictness));
    }

    /// <summary>Both flags refuse the value, in each way to read it.</summary>
    private static void Refused<TOld, TNew>(TOld written, TNew asked, string path, string missing = "New", string? unknown = null)
    {
        Assert.NotNull(asked);
        foreach (var (strictness, expected) in new[] { (Missing, $"{path}.{missing}"), (Unknown, $"{path}.{unknown ?? s_old}") })
        {
            foreach (var (name, read) in Ways<TOld, TNew>(written, strictness))
            {
                var error = Assert.Throws<MemFormatException>(() => { read(); });
                Assert.True((error.Error, error.Path) == (MemFormatError.SchemaMismatch, expected),
                    $"{typeof(TOld)} as {typeof(TNew)}, {name}: {error.Error} at {error.Path}, not {expected}: {error.Message}");
            }
        }
    }

    private static IEnumerable<(string Name, Func<TNew?> Read)> Ways<TOld, TNew>(TOld written, MemFormatStrictness strictness)
    {
        var options = new MemFormatOptions { Strictness = strictness };
        var inline = MemFormatSerializer.Serialize(written);
        yield return ("inline", () => MemFormatSerializer.Deserialize<TNew>(inline, options));
        yield return ("inline again", () => MemFormatSerializer.Deserialize<TNew>(inline, options));
        yield return ("by type", () => (TNew?)MemFormatSerializer.Deserialize(inline, typeof(TNew), options));
        yield return ("from segments", () => MemFormatSerializer.Deserialize<TNew>(Segments.Of(inline), options));
        yield return (
            "from a stream", () => MemFormatSerializer.DeserializeAsync<TNew>(new MemoryStream(inline), options).AsTask().GetAwaiter().GetResult());
        yield return ("with a report", () => MemFormatSerializer.Deserialize<TNew>(inline, options with { Report = new() }));

        var brotli = Payload.Wrapped with { Strictness = strictness };
        var wrapped = MemFormatSerializer.Serialize(written, Payload.Wrapped);
        yield return ("compressed", () => MemFormatSerializer.Deserialize<TNew>(wrapped, brotli));

        var bare = MemFormatSerializer.Serialize(written, Payload.None);
        yield return ("without header",
            () =>
                MemFormatSerializer.Deserialize<TNew>(
                    bare, Payload.None with { WriterSchema = MemFormatSchema.Of<TOld>(), Strictness = strictness }));

        var many = new MemoryStream();
        MemFormatSerializer.WriteManyAsync(many, [written, written]).AsTask().GetAwaiter().GetResult();
        yield return (
            "as a message", () => MemFormatSerializer.ReadManyAsync<TNew>(new MemoryStream(many.ToArray()), options).ToBlockingEnumerable().Last());
    }

    private static void AssertRefused(string path, Action read)
    {
        var error = Assert.Throws<MemFormatException>(read);
        Assert.Equal((MemFormatError.SchemaMismatch, path), (error.Error, error.Path));
        Assert.Contains("MemFormatOptions.Strictness", error.Message, StringComparison.Ordinal);
    }
}
