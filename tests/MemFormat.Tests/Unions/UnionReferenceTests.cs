using System.Text.Json;

namespace MemFormat.Tests;

/// <summary>Unions whose cases keep their identity, or hold objects that do, and unions in the bodies of such objects.</summary>
public partial class UnionReferenceTests
{
    [Fact]
    public void Objects_come_back_as_they_were_with_each_header()
    {
        foreach (var header in Headers.All)
        {
            Check(MemFormatSerializer.Deserialize<V1.Graph>(MemFormatSerializer.Serialize(Graph(), header), header)!);
            var ring = MemFormatSerializer.Deserialize<V1.IPart>(MemFormatSerializer.Serialize<V1.IPart>(Graph().Main!, header), header);
            Assert.Same(ring, ((V1.Knot)((V1.Knot)ring!).Other!).Other);
        }
    }

    [Fact]
    public void Objects_come_back_as_they_were_from_another_version()
    {
        var payload = MemFormatSerializer.Serialize(Graph());
        for (var i = 0; i < 2; i++)
        {
            var later = MemFormatSerializer.Deserialize<V2.Graph>(payload)!;
            var knot = Assert.IsType<V2.Knot>(later.Main);
            Assert.Same(knot, ((V2.Knot)knot.Other!).Other);
            Assert.Same(((V2.Holder)later.Parts[0]).Knot, later.Parts[1]);
            Check(MemFormatSerializer.Deserialize<V1.Graph>(MemFormatSerializer.Serialize(later))!);
        }
    }

    /// <summary>The bodies in which cases are defined are stepped over first, and read when a known member asks for the objects.</summary>
    [Fact]
    public void Cases_may_be_defined_in_bodies_that_are_read_later()
    {
        var inner = new V1.Knot { Value = 2, Other = new V1.Plain { Value = 3 } };
        var graph = new V1.Graph { Skipped = new V1.Knot { Value = 1, Other = inner } };
        graph.Parts.Add(new V1.Holder { Knot = new V1.Knot { Value = 5, Other = new V1.Knot { Value = 6, Other = inner } } });
        foreach (var header in Headers.All[..1])
        {
            var later = MemFormatSerializer.Deserialize<V2.Graph>(MemFormatSerializer.Serialize(graph, header), header)!;
            var second = (V2.Knot)((V2.Holder)later.Parts[0]).Knot!.Other!;
            Assert.Equal(3, ((V2.Plain)((V2.Knot)second.Other!).Other!).Value);
        }
    }

    [Fact]
    public void Cases_may_lose_the_identity()
    {
        var shared = new V1.Knot { Value = 1, Other = new V1.Plain { Value = 3 } };
        var graph = new V1.Graph { Main = new V1.Plain { Value = 9 }, Skipped = shared, Parts = { new V1.Holder { Knot = shared }, shared, shared } };
        var payload = MemFormatSerializer.Serialize(graph);
        for (var i = 0; i < 2; i++)
        {
            var read = MemFormatSerializer.Deserialize<V3.Graph>(payload)!;
            Assert.Equal(9, ((V3.Plain)read.Main!).Value);
            var (a, b, c) = (((V3.Holder)read.Parts[0]).Knot!, (V3.Knot)read.Parts[1], (V3.Knot)read.Parts[2]);
            Assert.NotSame(a, b);
            Assert.NotSame(b, c);
            Assert.All([a, b, c], k => Assert.Equal((1, 3), (k.Value, ((V3.Plain)k.Other!).Value)));
        }
    }

    [Fact]
    public void Rings_without_identity_end_at_the_limit() =>
        Assert.Equal(MemFormatError.LimitExceeded,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V3.Graph>(MemFormatSerializer.Serialize(Graph()))).Error);

    [Fact]
    public void Json_has_the_objects_behind_the_root()
    {
        foreach (var part in new V1.IPart[] { Graph().Main!, new V1.Holder { Knot = new V1.Knot { Value = 7 } } })
        {
            using var json = JsonDocument.Parse(MemFormatJson.ToString(MemFormatSerializer.Serialize(part)));
            Assert.True(json.RootElement.GetProperty("$objects").GetArrayLength() > 0);
        }

        using var plain = JsonDocument.Parse(MemFormatJson.ToString(MemFormatSerializer.Serialize<V1.IPart>(new V1.Plain())));
        Assert.False(plain.RootElement.TryGetProperty("$objects", out _));
        using var graph = JsonDocument.Parse(MemFormatJson.ToString(MemFormatSerializer.Serialize(Graph())));
        Assert.True(graph.RootElement.TryGetProperty("$objects", out _));
    }

    private static V1.Graph Graph()
    {
        var first = new V1.Knot { Value = 1 };
        first.Other = new V1.Knot { Value = 2, Other = first };
        return new V1.Graph
        {
            Main = first, Skipped = new V1.Knot { Value = 4, Other = first },
            Parts = { new V1.Holder { Knot = first }, first, new V1.Plain { Value = 3 } }
        };
    }

    private static void Check(V1.Graph graph)
    {
        var first = Assert.IsType<V1.Knot>(graph.Main);
        var second = Assert.IsType<V1.Knot>(first.Other);
        Assert.Equal((1, 2), (first.Value, second.Value));
        Assert.Same(first, second.Other);
        Assert.Same(first, ((V1.Holder)graph.Parts[0]).Knot);
        Assert.Same(first, graph.Parts[1]);
        Assert.Equal(3, ((V1.Plain)graph.Parts[2]).Value);
    }

    public static partial class V1
    {
        [MemFormattable]
        [MemUnion(1, typeof(Knot))]
        [MemUnion(2, typeof(Holder))]
        [MemUnion(3, typeof(Plain))]
        public partial interface IPart;

        [MemFormattable]
        public partial class Graph
        {
            [MemMember(1)]
            public Knot? Skipped { get; set; }

            [MemMember(2)]
            public IPart? Main { get; set; }

            [MemMember(3)]
            public List<IPart> Parts { get; set; } = [];
        }

        [MemFormattable(PreserveReferences = true)]
        public sealed partial class Knot : IPart
        {
            [MemMember(1)]
            public IPart? Other { get; set; }

            [MemMember(2)]
            public int Value { get; set; }
        }

        [MemFormattable]
        public sealed partial class Holder : IPart
        {
            [MemMember(1)]
            public Knot? Knot { get; set; }
        }

        [MemFormattable]
        public sealed partial class Plain : IPart
        {
            [MemMember(1)]
            public int Value { get; set; }
        }
    }

    public static partial class V2
    {
        [MemFormattable]
        [MemUnion(1, typeof(Knot))]
        [MemUnion(2, typeof(Holder))]
        [MemUnion(3, typeof(Plain))]
        public partial interface IPart;

        [MemFormattable]
        public partial class Graph
        {

            [MemMember(2)]
            public IPart? Main { get; set; }

            [MemMember(3)]
            public List<IPart> Parts { get; set; } = [];
        }

        [MemFormattable(PreserveReferences = true)]
        public sealed partial class Knot : IPart
        {
            [MemMember(1)]
            public IPart? Other { get; set; }

            [MemMember(2)]
            public int Value { get; set; }

            [MemMember(3)]
            public string? Added { get; set; }
        }

        [MemFormattable]
        public sealed partial class Holder : IPart
        {
            [MemMember(1)]
            public Knot? Knot { get; set; }
        }

        [MemFormattable]
        public sealed partial class Plain : IPart
        {
            [MemMember(1)]
            public int Value { get; set; }

            [MemMember(3)]
            public string? Added { get; set; }
        }
    }

    public static partial class V3
    {
        [MemFormattable]
        [MemUnion(1, typeof(Knot))]
        [MemUnion(2, typeof(Holder))]
        [MemUnion(3, typeof(Plain))]
        public partial interface IPart;

        [MemFormattable]
        public partial class Graph
        {

            [MemMember(2)]
            public IPart? Main { get; set; }

            [MemMember(3)]
            public List<IPart> Parts { get; set; } = [];
        }

        [MemFormattable]
        public sealed partial class Knot : IPart
        {
            [MemMember(1)]
            public IPart? Other { get; set; }

            [MemMember(2)]
            public int Value { get; set; }
        }

        [MemFormattable]
        public sealed partial class Holder : IPart
        {
            [MemMember(1)]
            public Knot? Knot { get; set; }
        }

        [MemFormattable]
        public sealed partial class Plain : IPart
        {
            [MemMember(1)]
            public int Value { get; set; }
        }
    }
}
