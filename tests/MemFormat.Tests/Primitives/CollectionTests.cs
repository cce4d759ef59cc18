

using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Tests.Primitives;

public class CollectionTests
{
    [Fact]
    public void Strings_say_null_themselves()
    {
        List<string?> value = ["a", null, "漢", ""];
        Assert.Equal(value, Body.RoundTrip<List<string?>?, ListCodec<string?, StringCodec>>(value)!);
        Assert.Equal([2 << 2, 3, 4, 0x61], Body.Write<string?[]?, ArrayCodec<string?, StringCodec>>([null, "a"]));
    }

    [Fact]
    public void Null_is_one_and_empty_is_zero()
    {
        Assert.Equal([1], Body.Write<int[]?, ArrayCodec<int, ScalarCodec<int>>>(null));
        Assert.Equal([0], Body.Write<int[]?, ArrayCodec<int, ScalarCodec<int>>>([]));
        Assert.Equal([1], Body.Write<List<string?>?, ListCodec<string?, StringCodec>>(null));
        Assert.Equal([1], Body.Write<HashSet<int>?, HashSetCodec<int, ScalarCodec<int>>>(null));
        Assert.Equal([1], Body.Write<Dictionary<int, int>?, DictionaryCodec<int, int, ScalarCodec<int>, ScalarCodec<int>>>(null));
        Assert.Null(Body.Read<int[]?, ArrayCodec<int, ScalarCodec<int>>>([1]));
        Assert.Null(Body.Read<List<int>?, ListCodec<int, ScalarCodec<int>>>([1]));
        Assert.Null(Body.Read<HashSet<int>?, HashSetCodec<int, ScalarCodec<int>>>([1]));
        Assert.Null(Body.Read<Dictionary<int, int>?, DictionaryCodec<int, int, ScalarCodec<int>, ScalarCodec<int>>>([1]));
        Assert.Empty(Body.RoundTrip<List<int>?, ListCodec<int, ScalarCodec<int>>>([])!);
    }

    [Fact]
    public void Bools_are_packed()
    {
        var random = new Random(1);
        for (var count = 0; count < 70; count++)
        {
            bool[] value = [.. Enumerable.Range(0, count).Select(_ => random.Next(2) == 0)];
            var body = Body.Write<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>(value);
            Assert.Equal(VarInt.Size((ulong)count << 2) + (count + 7) / 8, body.Length);
            Assert.Equal(value, Body.RoundTrip<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>(value));
            Assert.Equal(value, Body.RoundTrip<List<bool>?, ListCodec<bool, CheckedCodec<bool>>>([.. value])!);
        }

        Assert.Equal([3 << 2, 0b101], Body.Write<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>([true, false, true]));
        Assert.Equal(2, Body.RoundTrip<HashSet<bool>?, HashSetCodec<bool, CheckedCodec<bool>>>([true, false])!.Count);
    }

    [Fact]
    public unsafe void Odd_trues_are_trues()
    {
        var bytes = stackalloc byte[16];
        for (var i = 0; i < 16; i++)
            bytes[i] = (byte)(i * 16);

        var value = new Span<bool>(bytes, 16).ToArray();
        Assert.Equal([16 << 2, 0xFE, 0xFF], Body.Write<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>(value));
    }

    [Fact]
    public void Nullables_have_a_bitmap_when_one_is_null()
    {
        int?[] none = [1, 2];
        Assert.Equal([2 << 2, 1, 0, 0, 0, 2, 0, 0, 0], Body.Write<int?[]?, ArrayCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(none));
        Assert.Equal(none, Body.RoundTrip<int?[]?, ArrayCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(none));
        int?[] some = [1, null, 3];
        Assert.Equal([3 << 2 | 2, 0b101, 1, 0, 0, 0, 3, 0, 0, 0], Body.Write<int?[]?, ArrayCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(some));
        for (var count = 0; count < 40; count++)
        {
            List<int?> value = [.. Enumerable.Range(0, count).Select(i => i % 3 == 0 ? (int?)null : i)];
            Assert.Equal(value, Body.RoundTrip<List<int?>?, ListCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(value)!);
        }
    }

    [Fact]
    public void Nullable_bools_are_packed_behind_their_bitmap()
    {
        Assert.Equal(
            [3 << 2 | 2, 0b101, 0b10], Body.Write<bool?[]?, ArrayCodec<bool?, NullableCodec<bool, CheckedCodec<bool>>>>([false, null, true]));
        Assert.Equal([2 << 2, 0b10], Body.Write<bool?[]?, ArrayCodec<bool?, NullableCodec<bool, CheckedCodec<bool>>>>([false, true]));
        for (var count = 0; count < 40; count++)
        {
            bool?[] all = [.. Enumerable.Range(0, count).Select(i => (bool?)(i % 2 == 0))];
            bool?[] some = [.. Enumerable.Range(0, count).Select(i => i % 3 == 0 ? (bool?)null : i % 2 == 0)];
            Assert.Equal(all, Body.RoundTrip<bool?[]?, ArrayCodec<bool?, NullableCodec<bool, CheckedCodec<bool>>>>(all));
            Assert.Equal(some, Body.RoundTrip<bool?[]?, ArrayCodec<bool?, NullableCodec<bool, CheckedCodec<bool>>>>(some));
        }
    }

    [Fact]
    public void Sets_drop_duplicates()
    {
        var set = Body.Read<HashSet<int>?, HashSetCodec<int, ScalarCodec<int>>>([3 << 2, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0])!;
        Assert.Equal([1, 2], set.Order());
        Assert.Equal(["", null, "a"], Body.RoundTrip<HashSet<string?>?, HashSetCodec<string?, StringCodec>>(["", null, "a"])!);
        Assert.Equal([null, 1], Body.RoundTrip<HashSet<int?>?, HashSetCodec<int?, NullableCodec<int, ScalarCodec<int>>>>([null, 1])!.Order());
    }

    [Fact]
    public void Maps_round_trip()
    {
        var value = new Dictionary<string, int?> { ["a"] = 1, ["b"] = null };
        Assert.Equal(value,
            Body.RoundTrip<Dictionary<string, int?>?, DictionaryCodec<string, int?, StringCodec, NullableCodec<int, ScalarCodec<int>>>>(value));
        Assert.Equal(
            [2 << 2 | 2, 0b01, 4, 0x61, 1, 0, 0, 0, 4, 0x62],
            Body.Write<Dictionary<string, int?>?, DictionaryCodec<string, int?, StringCodec, NullableCodec<int, ScalarCodec<int>>>>(value));
        var bools = new Dictionary<bool, bool> { [true] = false, [false] = true };
        Assert.Equal(
            [2 << 2, 1, 0, 0, 1], Body.Write<Dictionary<bool, bool>?, DictionaryCodec<bool, bool, CheckedCodec<bool>, CheckedCodec<bool>>>(bools));
        Assert.Equal(bools, Body.RoundTrip<Dictionary<bool, bool>?, DictionaryCodec<bool, bool, CheckedCodec<bool>, CheckedCodec<bool>>>(bools));
    }

    [Fact]
    public void Maps_refuse_keys_that_come_twice_or_are_null()
    {
        Assert.Equal(
            MemFormatError.InvalidData,
            Body.Error<Dictionary<byte, byte>?, DictionaryCodec<byte, byte, ScalarCodec<byte>, ScalarCodec<byte>>>(2 << 2, 7, 1, 7, 2));
        Assert.Equal(
            MemFormatError.InvalidData,
            Body.Error<Dictionary<string, byte>?, DictionaryCodec<string, byte, StringCodec, ScalarCodec<byte>>>(1 << 2, 3, 1));
    }

    [Fact]
    public void Nested_collections_round_trip()
    {
        List<int[]?> value = [[1, 2], null, []];
        Assert.Equal(value, Body.RoundTrip<List<int[]?>?, ListCodec<int[]?, ArrayCodec<int, ScalarCodec<int>>>>(value)!);
    }

    [Fact]
    public void Large_blocks_go_in_parts()
    {
        long[] value = [.. Enumerable.Range(0, 400_000).Select(i => (long)i * i)];
        var body = Body.Write<long[]?, ArrayCodec<long, ScalarCodec<long>>>(value);
        Assert.Equal(value, Body.Read<long[]?, ArrayCodec<long, ScalarCodec<long>>>(body));
        byte[] bytes = [.. value.Select(v => (byte)v)];
        Assert.Equal(bytes, Body.Read<byte[]?, BytesCodec>(Body.Write<byte[]?, BytesCodec>(bytes)));
    }

    [Fact]
    public void A_list_that_changes_while_it_is_written_is_noticed()
    {
        List<int[]?> list = [];
        list.Add([1]);
        ChangingCodec.Target = list;
        Assert.Throws<InvalidOperationException>(() => Body.Write<List<int[]?>?, ListCodec<int[]?, ChangingCodec>>(list));
    }

    private readonly struct ChangingCodec : IMemFormatCodec<int[]?>
    {
        public static List<int[]?> Target = null!;

        public static int MinSize => 1;

        public static bool HasPresence => false;

        public static bool IsBlock => false;

        public static void Describe(SchemaComposer schema) => throw new NotSupportedException();

        public static void Write(ref MemFormatWriter writer, int[]? value) => Target.Add(value);

        public static int[]? Read(ref MemFormatReader reader) => throw new NotSupportedException();

        public static int[]? ReadResolved(ref MemFormatReader reader, PlanNode node) => throw new NotSupportedException();
    }
}
