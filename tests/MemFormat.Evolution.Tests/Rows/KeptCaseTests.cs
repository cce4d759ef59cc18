namespace MemFormat.Evolution.Tests.KeptCases;

public class KeptCaseTests
{
    private static readonly MemFormatOptions[] s_headers =
        [MemFormatOptions.Default, new() { Header = MemFormatHeader.Fingerprint }, new() { Header = MemFormatHeader.Fingerprint64 }];

    private static readonly V2.Text s_text = KeptValues.Text;

    private static readonly V2.Group s_group = KeptValues.Group;

    private static readonly string[] s_cases = ["text", "group", "dot", "both"];

    private static V2.Drawing Drawing(V2.IShape first, V2.IShape second) => KeptValues.Drawing(first, second);

    private static V2.Drawing Drawing(string cases) => KeptValues.Drawing(cases);

    [Fact, Row("Keep the cases you do not know")]
    public void A_payload_comes_back_without_a_changed_byte() => Array.ForEach(s_cases, cases =>
    {
        Evolve.IsOneDescriptor<V1.Drawing, V2.Drawing>();
        var payload = MemFormatSerializer.Serialize(Drawing(cases));
        var old = MemFormatSerializer.Deserialize<V1.Drawing>(payload)!;
        Assert.Equal(9, old.Count);
        Assert.Equal(new V1.Circle(6), old.Shapes[0]);
        Assert.IsType<V1.UnknownShape>(old.Main);
        Assert.Equal(payload, MemFormatSerializer.Serialize(old));
        Assert.Equal(payload, MemFormatSerializer.Serialize(MemFormatSerializer.Clone(old)));
        foreach (var options in s_headers)
        {
            // A fingerprint is the old program's own.
            var again = MemFormatSerializer.Deserialize<V1.Drawing>(MemFormatSerializer.Serialize(old, options));
            Assert.Equal(payload, MemFormatSerializer.Serialize(again));
        }
    });

    [Fact, Row("Keep the cases you do not know")]
    public void What_is_kept_moves_with_its_object() => Array.ForEach(s_cases, cases =>
    {
        var old = MemFormatSerializer.Deserialize<V1.Drawing>(MemFormatSerializer.Serialize(Drawing(cases)))!;
        var album = new V1.Album(
            new V1.Frame(old.Frame.Right.Item2, default), "a", new V1.Paper(1), [.. Enumerable.Reverse(old.Shapes), new V1.Circle(9)]);
        var shown = MemFormatSerializer.Deserialize<V2.Album>(MemFormatSerializer.Serialize(album))!;
        var wanted = Drawing(cases);
        var expected = new V2.Album(new V2.Frame(wanted.Frame.Right.Item2, default), "a", new V2.Paper(1),
            [.. Enumerable.Reverse(wanted.Shapes), new V2.Circle(9)]);
        Assert.Equal(MemFormatSerializer.Serialize(expected), MemFormatSerializer.Serialize(shown));
    });

    [Fact, Row("Keep the cases you do not know")]
    public void Values_of_many_payloads_go_into_one()
    {
        var read = new List<V1.IShape>();
        var written = new List<V2.IShape>();
        for (var i = 0; i < 20; i++)
        {
            V2.IShape shape = i % 3 == 0 ? s_group : s_text with { Content = $"{i}" };
            written.Add(shape);
            read.Add(i % 2 == 0
                ? MemFormatSerializer.Deserialize<V1.IShape>(MemFormatSerializer.Serialize(shape))!
                : MemFormatSerializer.Deserialize<V1.Drawing>(MemFormatSerializer.Serialize(Drawing(shape, shape)))!.Main);
        }

        var shown = MemFormatSerializer.Deserialize<List<V2.IShape>>(MemFormatSerializer.Serialize(read))!;
        Assert.Equal(MemFormatSerializer.Serialize(written), MemFormatSerializer.Serialize(shown));
    }

    [Fact, Row("Keep the cases you do not know")]
    public void Drawn_values_come_back()
    {
        var random = new Random(36);
        for (var i = 0; i < 300; i++)
        {
            var (written, read) = (new List<V2.IShape>(), new List<V1.IShape>());
            for (var payload = random.Next(1, 4); payload > 0; payload--)
            {
                List<V2.IShape> some = [.. Enumerable.Range(0, random.Next(5)).Select(_ => KeptValues.Draw(random, 4))];
                var bytes = MemFormatSerializer.Serialize(some);
                var old = MemFormatSerializer.Deserialize<List<V1.IShape>>(bytes)!;
                Assert.Equal(bytes, MemFormatSerializer.Serialize(old));
                written.AddRange(some);
                read.AddRange(old);
            }

            foreach (var options in s_headers)
            {
                var again = MemFormatSerializer.Deserialize<List<V1.IShape>>(MemFormatSerializer.Serialize(read, options));
                var shown = MemFormatSerializer.Deserialize<List<V2.IShape>>(MemFormatSerializer.Serialize(again));
                Assert.Equal(MemFormatSerializer.Serialize(written), MemFormatSerializer.Serialize(shown));
            }

            var album = MemFormatSerializer.Serialize(new V1.Album(default, "", new V1.Paper(1), read));
            var pages = MemFormatSerializer.Deserialize<V2.Album>(album)!.Pages;
            Assert.Equal(MemFormatSerializer.Serialize(written), MemFormatSerializer.Serialize(pages));
        }
    }

    [Fact, Row("Keep the cases you do not know")]
    public void Known_cases_within_a_kept_one_stay_those_of_the_newer_release()
    {
        var newer = new V3.Drawing
        {
            Main = new V3.Group([new V3.Circle(1, "red"), new V3.Square(long.MaxValue), new V3.Text("t", true)]),
            Shapes = [new V3.Circle(2, "blue"), new V3.Text("u", false)],
        };
        var old = MemFormatSerializer.Deserialize<V1.Drawing>(MemFormatSerializer.Serialize(newer))!;
        Assert.Equal(new V1.Circle(2), old.Shapes[0]);
        old.Shapes.Add(new V1.Square(4));
        var again = MemFormatSerializer.Deserialize<V3.Drawing>(MemFormatSerializer.Serialize(old))!;
        Assert.Equal(((V3.Group)newer.Main).Members, ((V3.Group)again.Main).Members);
        Assert.Equal([new V3.Circle(2, null), new V3.Text("u", false), new V3.Square(4)], again.Shapes);
    }

    [Fact, Row("Keep the cases you do not know")]
    public void Two_releases_of_a_case_in_one_payload_are_refused()
    {
        List<V1.IShape> both =
        [
            MemFormatSerializer.Deserialize<V1.IShape>(MemFormatSerializer.Serialize<V2.IShape>(s_text))!,
            MemFormatSerializer.Deserialize<V1.IShape>(MemFormatSerializer.Serialize<V3.IShape>(new V3.Text("t", true)))!,
        ];
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(both));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        Assert.True(error.Message.Contains("Case 3 of the union IShape, which this program does not have, differs between two payloads", StringComparison.Ordinal));
        foreach (var one in both)
            MemFormatSerializer.Serialize(one);
    }

    [Fact, Row("Keep the cases you do not know")]
    public void A_class_as_a_union_keeps_its_cases()
    {
        var zoo = new V2.Zoo(new V2.Cat { Name = "a", Lives = 9 }, new() { [1] = new V2.Bee { Name = "b" }, [2] = new V2.Dog(), [3] = new V2.Cat() });
        var payload = MemFormatSerializer.Serialize(zoo);
        var old = MemFormatSerializer.Deserialize<V1.Zoo>(payload)!;
        Assert.Equal("", old.First!.Name);
        Assert.Equal(payload, MemFormatSerializer.Serialize(old));
        old.Cages.Remove(1);
        old.Cages[4] = old.First;
        var again = MemFormatSerializer.Deserialize<V2.Zoo>(MemFormatSerializer.Serialize(old))!;
        Assert.Equal(9, ((V2.Cat)again.Cages[4]).Lives);
        Assert.Equal(3, again.Cages.Count);
    }

    [Fact, Row("Keep the cases you do not know")]
    public void A_union_that_is_a_case_of_another_keeps_its_own()
    {
        Floors.New.House house = new([new Floors.New.Glass("red"), new Floors.New.Cork(new Floors.New.Slate(2)), new Floors.New.Oak(3)]);
        var payload = MemFormatSerializer.Serialize(house);
        var old = MemFormatSerializer.Deserialize<Floors.Old.House>(payload)!;
        Assert.IsType<Floors.Old.OtherTile>(old.Floors[0]);
        Assert.IsType<Floors.Old.OtherFloor>(old.Floors[1]);
        Assert.Equal(payload, MemFormatSerializer.Serialize(old));
    }

    [Fact, Row("Keep the cases you do not know")]
    public void Messages_of_a_session_define_what_they_keep_once()
    {
        V2.IShape[] values = [s_text, s_group, new V2.Circle(1), s_group, s_text];
        foreach (var options in s_headers)
        {
            var stream = Write(values, options);
            var old = Read<V1.IShape>(Write(values, MemFormatOptions.Default));
            Assert.Equal(old[0], old[4]);
            Assert.NotEqual(old[0], old[1]);
            var again = Write(old, options);
            if (options.Header == MemFormatHeader.Inline)
                Assert.Equal(stream, again);
            Assert.Equal(Write(values, MemFormatOptions.Default), Write(Read<V1.IShape>(again), MemFormatOptions.Default));
        }
    }

    [Fact, Row("Keep the cases you do not know")]
    public void Objects_that_were_not_read_are_refused()
    {
        var old = MemFormatSerializer.Deserialize<V1.Zoo>(MemFormatSerializer.Serialize(new V2.Zoo(new V2.Cat(), [])))!;
        var cat = (V1.UnknownAnimal)old.First!;
        Refused(() => MemFormatSerializer.Serialize<V1.IShape>(new V1.UnknownShape()), "is not a case of the union IShape");
        Refused(() => MemFormatSerializer.Serialize<V1.IShape>(new V1.UnknownShape { Value = cat.Value }), "is not a case of the union IShape");
        Refused(() => MemFormatSerializer.Serialize(cat), "only be written as a value of the union");

        static void Refused(Action write, string text)
        {
            var error = Assert.Throws<MemFormatException>(write);
            Assert.Equal(MemFormatError.UnsupportedType, error.Error);
            Assert.True(error.Message.Contains(text, StringComparison.Ordinal));
        }
    }

    [Fact, Row("Keep the cases you do not know")]
    public void A_case_with_identity_is_refused_at_its_place()
    {
        Evolve.Fails<List<Linked.IShape>, List<V1.IShape>>(
            [new Linked.Circle(1), new Linked.Link(new Linked.Node())], MemFormatError.UnknownCase, "[1].?537233e9");
        var none = MemFormatSerializer.Serialize<List<Linked.IShape>>([new Linked.Link(null)]);
        Assert.Equal(none, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<List<V1.IShape>>(none)));
    }

    [Fact, Row("Keep the cases you do not know")]
    public void Strict_readers_refuse_it()
    {
        var payload = MemFormatSerializer.Serialize<V2.IShape>(s_text);
        var options = new MemFormatOptions { Strictness = MemFormatStrictness.UnknownMembers };
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V1.IShape>(payload, options));
        Assert.Equal(MemFormatError.UnknownCase, error.Error);
    }

    [Fact, Row("Keep the cases you do not know")]
    public void A_cut_payload_is_refused()
    {
        var payload = MemFormatSerializer.Serialize(Drawing("both"));
        for (var size = 0; size < payload.Length; size++)
        {
            var part = payload[..size];
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V1.Drawing>(part));
        }
    }

    private static byte[] Write<T>(IEnumerable<T> values, MemFormatOptions options)
    {
        using var stream = new MemoryStream();
        MemFormatSerializer.WriteManyAsync(stream, values, options).AsTask().GetAwaiter().GetResult();
        return stream.ToArray();
    }

    private static List<T> Read<T>(byte[] stream) => MemFormatSerializer.ReadManyAsync<T>(new MemoryStream(stream)).ToBlockingEnumerable().ToList();
}
