using System.Runtime.CompilerServices;

namespace MemFormat.Tests;

/// <summary>All elements of structs with <see cref="InlineArrayAttribute"/> are stored, wherever these stand.</summary>
public sealed partial class InlineArrayTests
{
    [Fact]
    public void Every_place_keeps_every_element()
    {
        var quad = Quad(1, 2, 3, 4);
        var all = new All(quad)
        {
            Field = quad, Array = [quad, default], List = [quad], Map = { [1] = quad }, Nullable = quad, Names = Of("a", null, "c"),
            Boxes = Of(null, new Box(7), null), Pair = (quad, 5),
            Flags = Of(false, true, false), MaybeFlags = Of<bool?>(false, null, true), Money = Of(0, 0, 1.5m), Nested = Of(default, quad, default),
            Bytes = Of<byte>(255, 0, 0),
        };
        foreach (var options in Headers.All)
        {
            var payload = MemFormatSerializer.Serialize(all, options);
            Check(MemFormatSerializer.Deserialize<All>(payload, options)!);
            for (var size = 0; size < payload.Length; size++)
                Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<All>(payload.AsSpan(0, size), options));
        }

        Check(MemFormatSerializer.Clone(all));
        var populated = new All(default) { Array = [default] };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(all), ref populated);
        Check(populated);

        void Check(All read)
        {
            foreach (var one in (Quad4[])[
                read.Field, read.Made, read.Array[0], read.List[0], read.Map[1], read.Nullable!.Value, read.Pair.Item1, read.Nested[1]])
            {
                Assert.Equal([1, 2, 3, 4], (int[])[one[0], one[1], one[2], one[3]]);
            }

            Assert.Null(read.None);
            Assert.Equal(("a", null, "c"), (read.Names[0], read.Names[1], read.Names[2]));
            Assert.Equal((null, 7, null), (read.Boxes[0]?.Value, read.Boxes[1]?.Value, read.Boxes[2]?.Value));
            Assert.Equal((false, true, false), (read.Flags[0], read.Flags[1], read.Flags[2]));
            Assert.Equal((false, null, true), (read.MaybeFlags[0], read.MaybeFlags[1], read.MaybeFlags[2]));
            Assert.Equal((0m, 1.5m), (read.Money[1], read.Money[2]));
            Assert.Equal((255, 0), (read.Bytes[0], read.Bytes[2]));
        }
    }

    [Fact]
    public void A_root_and_the_lists_it_may_come_from()
    {
        var quad = Quad(1, 2, 3, 4);
        Assert.Equal([1, 2, 3, 4], MemFormatSerializer.Deserialize<List<int>>(MemFormatSerializer.Serialize(quad))!);
        Assert.Equal(2, MemFormatSerializer.Deserialize<Quad4>(MemFormatSerializer.Serialize(new[] { 1, 2 }))[1]);
        Assert.Equal(4, ((Quad4)MemFormatSerializer.Deserialize(MemFormatSerializer.Serialize(quad, typeof(Quad4)), typeof(Quad4))!)[3]);
        Assert.Equal(4, Open(quad)[3]);
        var pair = default(InlineArray2<int>);
        pair[1] = 9;
        Assert.Equal(9, MemFormatSerializer.Clone(pair)[1]);
        Assert.Equal("List", MemFormatSchema.Of<Quad4>().Root.Kind.ToString());
        var error =
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Quad4>(MemFormatSerializer.Serialize(new[] { 1, 2, 3, 4, 5 })));
        Assert.Equal(MemFormatError.Overflow, error.Error);
        Assert.Contains("5 elements", error.Message, StringComparison.Ordinal);
    }

    /// <summary>Elements that are stored as memory are one copy.</summary>
    [Fact]
    public void The_bytes_are_those_of_a_list()
    {
        var quad = Quad(1, 2, 3, 4);
        Assert.Equal(MemFormatSerializer.Serialize(new[] { 1, 2, 3, 4 }), MemFormatSerializer.Serialize(quad));
        Assert.Equal(MemFormatSerializer.Serialize(new byte[] { 0, 7, 0 }), MemFormatSerializer.Serialize(Of<byte>(0, 7, 0)));
        Assert.Equal("[[1,2,3,4]]", MemFormatJson.ToString(MemFormatSerializer.Serialize(new List<Quad4> { quad })));
        var payload = MemFormatSerializer.Serialize(quad);
        MemFormatSerializer.Deserialize<Quad4>(payload);
        var before = GC.GetAllocatedBytesForCurrentThread();
        MemFormatSerializer.Deserialize<Quad4>(payload);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    private static T? Open<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value));

    private static Quad4 Quad(params int[] items)
    {
        var quad = default(Quad4);
        items.CopyTo(quad);
        return quad;
    }

    private static Row<T> Of<T>(params T[] items)
    {
        var row = default(Row<T>);
        items.CopyTo(row);
        return row;
    }

    [InlineArray(4)]
    [MemFormattable]
    public partial struct Quad4
    {
        private int _first;
    }

    [InlineArray(3)]
    public struct Row<T>
    {
        public T First;
    }

    [MemFormattable]
    public partial record Box(int Value);

    [MemFormattable]
    public partial class All(Quad4 made)
    {
        public Quad4 Field;

        public Quad4 Made { get; } = made;

        public Quad4[] Array { get; set; } = [];

        public List<Quad4> List { get; set; } = [];

        public Dictionary<int, Quad4> Map { get; set; } = [];

        public Quad4? Nullable { get; set; }

        public Quad4? None { get; set; }

        public Row<string?> Names { get; init; }

        public Row<Box?> Boxes { get; set; }

        public (Quad4, int) Pair { get; set; }

        public Row<bool> Flags { get; set; }

        public Row<bool?> MaybeFlags { get; set; }

        public Row<decimal> Money { get; set; }

        public Row<Quad4> Nested { get; set; }

        public Row<byte> Bytes { get; set; }
    }
}
