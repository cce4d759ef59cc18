

using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

public class HostileCollectionTests
{
    private static readonly ulong[] s_counts = [3, 5000, int.MaxValue, 1UL << 31, 1UL << 32, 1UL << 60, (1UL << 62) - 1];

    private static void Refused<T, TCodec>(uint flags)
        where TCodec : struct, IMemFormatCodec<T>
    {
        foreach (var count in s_counts)
        {
            byte[] body = [.. VarIntTests.Put(count << 2 | flags), .. new byte[2]];
            _ = Body.Error<T, TCodec>(body);
            var before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Contains(Body.Error<T, TCodec>(body), new[] { MemFormatError.Truncated, MemFormatError.InvalidData });
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 * 1024);
        }
    }

    [Fact]
    public void Counts_beyond_the_payload_allocate_nothing()
    {
        Refused<byte[]?, ArrayCodec<byte, ScalarCodec<byte>>>(0);
        Refused<long[]?, ArrayCodec<long, ScalarCodec<long>>>(0);
        Refused<string?[]?, ArrayCodec<string?, StringCodec>>(0);
        Refused<List<decimal>?, ListCodec<decimal, CheckedCodec<decimal>>>(0);
        Refused<HashSet<int>?, HashSetCodec<int, ScalarCodec<int>>>(0);
        Refused<Dictionary<int, int>?, DictionaryCodec<int, int, ScalarCodec<int>, ScalarCodec<int>>>(0);
        Refused<Dictionary<string, int?>?, DictionaryCodec<string, int?, StringCodec, NullableCodec<int, ScalarCodec<int>>>>(2);
        Refused<int?[]?, ArrayCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(0);
    }

    [Fact]
    public void Bits_beyond_the_payload_allocate_nothing()
    {
        foreach (var count in s_counts.AsSpan(1))
        {
            byte[] body = [.. VarIntTests.Put(count << 2), 0, 0];
            Assert.Equal(MemFormatError.Truncated, Body.Error<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>(body));
            Assert.Equal(MemFormatError.Truncated, Body.Error<bool?[]?, ArrayCodec<bool?, NullableCodec<bool, CheckedCodec<bool>>>>(body));
            body = [.. VarIntTests.Put(count << 2 | 2), 0, 0];
            Assert.Equal(MemFormatError.Truncated, Body.Error<long?[]?, ArrayCodec<long?, NullableCodec<long, ScalarCodec<long>>>>(body));
        }
    }

    [Fact]
    public void Present_elements_must_be_there() => Assert.Equal(
        MemFormatError.Truncated, Body.Error<long?[]?, ArrayCodec<long?, NullableCodec<long, ScalarCodec<long>>>>(8 << 2 | 2, 0xFF, 1, 2, 3));

    [Fact]
    public void Spare_bits_are_checked()
    {
        Assert.Equal(MemFormatError.InvalidData, Body.Error<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>(3 << 2, 0b1000));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<int?[]?, ArrayCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(1 << 2 | 2, 0b10));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<bool?[]?, ArrayCodec<bool?, NullableCodec<bool, CheckedCodec<bool>>>>(1 << 2 | 2, 1, 2));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void Unknown_flags_are_refused(byte flags)
    {
        byte[] body = [(byte)(1 << 2 | flags), 0, 0, 0, 0, 0, 0, 0, 0];
        Assert.Equal(MemFormatError.InvalidData, Body.Error<int[]?, ArrayCodec<int, ScalarCodec<int>>>(body));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<bool[]?, ArrayCodec<bool, CheckedCodec<bool>>>(body));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<List<string?>?, ListCodec<string?, StringCodec>>(body));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<HashSet<string?>?, HashSetCodec<string?, StringCodec>>(body));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<byte[]?, BytesCodec>(body));
        Assert.Equal(
            MemFormatError.InvalidData, Body.Error<Dictionary<string, int>?, DictionaryCodec<string, int, StringCodec, ScalarCodec<int>>>(body));
        if (flags != 2)
        {
            Assert.Equal(MemFormatError.InvalidData, Body.Error<int?[]?, ArrayCodec<int?, NullableCodec<int, ScalarCodec<int>>>>(body));
            Assert.Equal(MemFormatError.InvalidData,
                Body.Error<Dictionary<string, int?>?, DictionaryCodec<string, int?, StringCodec, NullableCodec<int, ScalarCodec<int>>>>(body));
        }
    }
}
