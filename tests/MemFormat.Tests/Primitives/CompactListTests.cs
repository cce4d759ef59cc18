using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

public class CompactListTests
{
    public enum Colour : ushort
    {
        Red = 300,
    }

    private static void RoundTrip<T, TCodec>(T[] values)
        where TCodec : struct, IMemFormatCompactCodec<T>
    {
        Assert.Equal(values, Body.RoundTrip<T[]?, CompactArrayCodec<T, TCodec>>(values));
        Assert.Equal(values, Body.RoundTrip<List<T>?, CompactListCodec<T, TCodec>>([.. values])!);
    }

    [Fact]
    public void Lists_of_every_length_and_width()
    {
        var random = new Random(4);
        for (var count = 0; count < 30; count++)
        {
            long[] values = [.. Enumerable.Range(0, count).Select(_ => random.NextInt64() >> random.Next(64))];
            RoundTrip<long, ScalarCodec<long>>(values);
            RoundTrip<ulong, ScalarCodec<ulong>>(Array.ConvertAll(values, v => (ulong)v));
            RoundTrip<int, ScalarCodec<int>>(Array.ConvertAll(values, v => (int)v));
            RoundTrip<uint, ScalarCodec<uint>>(Array.ConvertAll(values, v => (uint)v));
            RoundTrip<short, ScalarCodec<short>>(Array.ConvertAll(values, v => (short)v));
            RoundTrip<ushort, ScalarCodec<ushort>>(Array.ConvertAll(values, v => (ushort)v));
            RoundTrip<char, ScalarCodec<char>>(Array.ConvertAll(values, v => (char)v));
            RoundTrip<Colour, EnumCodec<Colour, ushort>>(Array.ConvertAll(values, v => (Colour)v));
        }
    }

    [Fact]
    public void Null_and_empty_stay_apart()
    {
        Assert.Equal([1], Body.Write<int[]?, CompactArrayCodec<int, ScalarCodec<int>>>(null));
        Assert.Null(Body.Read<List<int>?, CompactListCodec<int, ScalarCodec<int>>>([1]));
        Assert.Empty(Body.Read<List<int>?, CompactListCodec<int, ScalarCodec<int>>>([0])!);
    }

    [Fact]
    public void Counts_are_checked_before_anything_is_allocated()
    {
        foreach (var count in new[] { 5UL, 1UL << 31, 1UL << 61 })
        {
            foreach (var flag in new[] { 0UL, 2UL })
            {
                byte[] body = [.. VarIntTests.Put(count << 2 | flag), 0];
                Assert.Equal(MemFormatError.Truncated, Body.Error<int[]?, CompactArrayCodec<int, ScalarCodec<int>>>(body));
            }
        }

        Assert.Equal(MemFormatError.InvalidData, Body.Error<int[]?, CompactArrayCodec<int, ScalarCodec<int>>>(1 << 2 | 3, 0, 0));
    }
}
