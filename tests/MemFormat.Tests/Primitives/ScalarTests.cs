

using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

public class ScalarTests
{
    public enum Small : byte
    {
        One = 1,
    }

    public enum Large : long
    {
        Most = long.MaxValue,
    }

    private static void All<T, TCodec>(int size, params T[] values)
        where TCodec : struct, IMemFormatCodec<T>
    {
        Assert.Equal(size, TCodec.MinSize);
        foreach (var value in values)
        {
            Assert.Equal(size, Body.Write<T, TCodec>(value).Length);
            Assert.Equal(value, Body.RoundTrip<T, TCodec>(value));
        }

        Assert.Equal(values, Body.RoundTrip<T[]?, ArrayCodec<T, TCodec>>(values));
        Assert.Equal(values, Body.RoundTrip<List<T>?, ListCodec<T, TCodec>>([.. values])!);
    }

    [Fact]
    public void Integers_round_trip()
    {
        All<sbyte, ScalarCodec<sbyte>>(1, 0, 1, -1, sbyte.MinValue, sbyte.MaxValue);
        All<byte, ScalarCodec<byte>>(1, 0, 1, byte.MaxValue);
        All<short, ScalarCodec<short>>(2, 0, 1, -1, short.MinValue, short.MaxValue);
        All<ushort, ScalarCodec<ushort>>(2, 0, 1, ushort.MaxValue);
        All<int, ScalarCodec<int>>(4, 0, 1, -1, int.MinValue, int.MaxValue);
        All<uint, ScalarCodec<uint>>(4, 0, 1, uint.MaxValue);
        All<long, ScalarCodec<long>>(8, 0, 1, -1, long.MinValue, long.MaxValue);
        All<ulong, ScalarCodec<ulong>>(8, 0, 1, ulong.MaxValue);
        All<Int128, ScalarCodec<Int128>>(16, 0, 1, -1, Int128.MinValue, Int128.MaxValue);
        All<UInt128, ScalarCodec<UInt128>>(16, 0, 1, UInt128.MaxValue);
        All<char, ScalarCodec<char>>(2, '\0', 'a', '\uD800', '\uFFFF');
    }

    [Fact]
    public void Little_endian_low_half_first()
    {
        Assert.Equal([4, 3, 2, 1], Body.Write<int, ScalarCodec<int>>(0x01020304));
        Assert.Equal([1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], Body.Write<Int128, ScalarCodec<Int128>>(new Int128(2, 1)));
        Assert.Equal([0xE0, 4, 0x25, 0x3F, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
            Body.Write<Guid, ScalarCodec<Guid>>(new Guid(0x3F2504E0, 0x0201, 0x0403, 5, 6, 7, 8, 9, 10, 11, 12)));
        Assert.Equal(
            [0, 0, 2, 0x80, 3, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0],
            Body.Write<decimal, CheckedCodec<decimal>>(new decimal(1, 2, 3, isNegative: true, scale: 2)));
    }

    [Fact]
    public void Floating_point_numbers_keep_every_bit()
    {
        All<Half, ScalarCodec<Half>>(2, (Half)0, Half.NegativeZero, Half.Epsilon, Half.NaN, Half.PositiveInfinity);
        All<float, ScalarCodec<float>>(4, 0, -0f, float.Epsilon, float.NaN, float.NegativeInfinity, float.MaxValue);
        All<double, ScalarCodec<double>>(8, 0, -0d, double.Epsilon, double.NaN, double.NegativeInfinity, double.MaxValue);
        var odd = BitConverter.UInt64BitsToDouble(0x7FF0_0000_0000_0123);
        Assert.Equal(0x7FF0_0000_0000_0123UL, BitConverter.DoubleToUInt64Bits(Body.RoundTrip<double, ScalarCodec<double>>(odd)));
        Assert.Equal(1UL << 63, BitConverter.DoubleToUInt64Bits(Body.RoundTrip<double, ScalarCodec<double>>(-0d)));
    }

    [Fact]
    public void Decimals_keep_scale_and_sign()
    {
        foreach (var value in new[] { 0m, 0.00m, -0.0m, 1.10m, decimal.MaxValue, decimal.MinValue, 0.0000000000000000000000000001m })
            Assert.Equal(decimal.GetBits(value), decimal.GetBits(Body.RoundTrip<decimal, CheckedCodec<decimal>>(value)));
    }

    [Fact]
    public void Dates_and_times_round_trip()
    {
        All<TimeSpan, ScalarCodec<TimeSpan>>(8, TimeSpan.Zero, TimeSpan.MinValue, TimeSpan.MaxValue);
        All<DateOnly, CheckedCodec<DateOnly>>(4, DateOnly.MinValue, DateOnly.MaxValue, new(2026, 11, 21));
        All<TimeOnly, CheckedCodec<TimeOnly>>(8, TimeOnly.MinValue, TimeOnly.MaxValue);
        All<DateTimeOffset, CheckedCodec<DateTimeOffset>>(
            10, default, DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new(2026, 11, 21, 1, 2, 3, TimeSpan.FromHours(14)),
            new(1, 1, 1, 14, 0, 0, TimeSpan.FromHours(14)));
        All<Guid, ScalarCodec<Guid>>(16, Guid.Empty, Guid.NewGuid());
    }

    [Fact]
    public void Offsets_come_back()
    {
        var value = new DateTimeOffset(2026, 11, 21, 1, 2, 3, TimeSpan.FromMinutes(-839));
        Assert.Equal(value.Offset, Body.RoundTrip<DateTimeOffset, CheckedCodec<DateTimeOffset>>(value).Offset);
    }

    [Fact]
    public void All_four_kinds_of_DateTime_come_back_bit_for_bit()
    {
        for (ulong kind = 0; kind < 4; kind++)
        {
            foreach (var ticks in new[] { 0UL, 1UL, 638_000_000_000_000_000UL, 3_155_378_975_999_999_999UL })
            {
                var body = BitConverter.GetBytes(ticks | kind << 62);
                Assert.Equal(body, Body.Write<DateTime, CheckedCodec<DateTime>>(Body.Read<DateTime, CheckedCodec<DateTime>>(body)));
            }
        }
    }

    [Fact]
    public void Enums_keep_values_without_a_name()
    {
        Assert.Equal((Small)77, Body.RoundTrip<Small, EnumCodec<Small, byte>>((Small)77));
        Assert.Equal(Large.Most, Body.RoundTrip<Large, EnumCodec<Large, long>>(Large.Most));
    }

    [Fact]
    public void Invalid_patterns_are_refused()
    {
        Assert.Equal(MemFormatError.InvalidData, Body.Error<bool, CheckedCodec<bool>>(2));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<bool, CheckedCodec<bool>>(255));
        Assert.Equal(
            MemFormatError.InvalidData, Body.Error<DateOnly, CheckedCodec<DateOnly>>(BitConverter.GetBytes(DateOnly.MaxValue.DayNumber + 1)));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<DateOnly, CheckedCodec<DateOnly>>(BitConverter.GetBytes(-1)));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<TimeOnly, CheckedCodec<TimeOnly>>(BitConverter.GetBytes(TimeSpan.TicksPerDay)));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<TimeOnly, CheckedCodec<TimeOnly>>(BitConverter.GetBytes(-1L)));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<DateTime, CheckedCodec<DateTime>>(BitConverter.GetBytes(3_155_378_976_000_000_000L)));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<DateTime, CheckedCodec<DateTime>>(BitConverter.GetBytes(-1L)));
    }

    [Theory]
    [InlineData(0, 841)]
    [InlineData(0, -1)]
    [InlineData(3_155_378_975_999_999_999, 1)]
    [InlineData(3_155_378_976_000_000_000, 0)]
    [InlineData(-1, 1)]
    [InlineData(1_000_000_000_000_000, 841)]
    [InlineData(1_000_000_000_000_000, -841)]
    [InlineData(1_000_000_000_000_000, short.MinValue)]
    public void Invalid_offsets_are_refused(long ticks, short minutes) => Assert.Equal(
        MemFormatError.InvalidData,
        Body.Error<DateTimeOffset, CheckedCodec<DateTimeOffset>>([.. BitConverter.GetBytes(ticks), .. BitConverter.GetBytes(minutes)]));

    [Theory]
    [InlineData(0x001D0000u)]
    [InlineData(0x00FF0000u)]
    [InlineData(0x00000001u)]
    [InlineData(0x01000000u)]
    [InlineData(0x40000000u)]
    public void Invalid_decimals_are_refused(uint flags)
    {
        byte[] body = [.. BitConverter.GetBytes(flags), 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
        Assert.Equal(MemFormatError.InvalidData, Body.Error<decimal, CheckedCodec<decimal>>(body));
        Assert.Equal(MemFormatError.InvalidData, Body.Error<decimal[]?, ArrayCodec<decimal, CheckedCodec<decimal>>>([4, .. body]));
    }
}
