using Fields = MemFormat.Codecs.Fields;

namespace MemFormat.Tests.Primitives;

public class CompactTests
{
    private delegate uint Putter<T>(ref byte block, ref nint at, T value);

    private delegate T Getter<T>(ref byte block, ref nint at, uint code);

    private static byte[] Check<T>(Putter<T> put, Getter<T> get, int maxSize, T value, int code)
    {
        var block = new byte[40];
        block.AsSpan().Fill(0xEE);
        nint at = 3;
        Assert.Equal(code, (int)put(ref block[0], ref at, value));
        var size = (int)at - 3;
        Assert.All(block[(3 + maxSize)..], b => Assert.Equal(0xEE, b));

        // What follows the value must not matter.
        block.AsSpan((int)at).Fill(0xFF);
        nint end = 3;
        Assert.Equal(value, get(ref block[0], ref end, (uint)code));
        Assert.Equal(at, end);
        return block[3..(3 + size)];
    }

    [Theory]
    [InlineData(0, 0, 0)]
    [InlineData(-1, 1, 1)]
    [InlineData(127, 1, 1)]
    [InlineData(-128, 1, 1)]
    [InlineData(128, 2, 2)]
    [InlineData(-32768, 2, 2)]
    [InlineData(32768, 3, 4)]
    [InlineData(int.MaxValue, 3, 4)]
    [InlineData(int.MinValue, 3, 4)]
    public void Ints_take_the_bytes_of_their_code(int value, int code, int size) =>
        Assert.Equal(size, Check<int>(Fields.PutCompact, Fields.GetCompact<int>, 4, value, code).Length);

    [Theory]
    [InlineData(0, 0, 0)]
    [InlineData(1, 1, 2)]
    [InlineData(-32768, 1, 2)]
    [InlineData(32768, 2, 4)]
    [InlineData(int.MinValue, 2, 4)]
    [InlineData(1L + int.MaxValue, 3, 8)]
    [InlineData(long.MinValue, 3, 8)]
    [InlineData(long.MaxValue, 3, 8)]
    public void Longs_take_the_bytes_of_their_code(long value, int code, int size)
    {
        Assert.Equal(size, Check<long>(Fields.PutCompact, Fields.GetCompact<long>, 8, value, code).Length);
        Check<TimeSpan>(Fields.PutCompact, Fields.GetCompact<TimeSpan>, 8, new(value), code);
    }

    [Fact]
    public void Other_integers_take_the_bytes_of_their_code()
    {
        Check<short>(Fields.PutCompact, Fields.GetCompact<short>, 4, short.MinValue, 2);
        Check<short>(Fields.PutCompact, Fields.GetCompact<short>, 4, -1, 1);
        Check<ushort>(Fields.PutCompact, Fields.GetCompact<ushort>, 4, ushort.MaxValue, 2);
        Check<char>(Fields.PutCompact, Fields.GetCompact<char>, 4, '\uFFFF', 2);
        Check<char>(Fields.PutCompact, Fields.GetCompact<char>, 4, 'a', 1);
        Check<uint>(Fields.PutCompact, Fields.GetCompact<uint>, 4, 255u, 1);
        Check<uint>(Fields.PutCompact, Fields.GetCompact<uint>, 4, uint.MaxValue, 3);
        Check<ulong>(Fields.PutCompact, Fields.GetCompact<ulong>, 8, 1UL << 32, 3);
        Check<ulong>(Fields.PutCompact, Fields.GetCompact<ulong>, 8, ulong.MaxValue, 3);
        Check<DateOnly>(Fields.PutCompact, Fields.CompactDateOnly, 4, DateOnly.MaxValue, 3);
        Check<DateOnly>(Fields.PutCompact, Fields.CompactDateOnly, 4, DateOnly.MinValue, 0);
        Check<TimeOnly>(Fields.PutCompact, Fields.CompactTimeOnly, 8, TimeOnly.MaxValue, 3);
    }

    [Fact]
    public void Dates_of_whole_seconds_take_five_bytes()
    {
        Assert.Empty(Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, default, 0));
        Assert.Equal(5, Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, new(2026, 11, 21, 10, 30, 0, DateTimeKind.Utc), 1).Length);
        Assert.Equal(8, Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, new(2026, 11, 21, 10, 30, 0, 1, DateTimeKind.Utc), 2).Length);
        Assert.Equal(8, Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, new(9999, 1, 1), 2).Length);
        Assert.Equal(5, Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, new DateTime(0, DateTimeKind.Local), 1).Length);

        // The first second that needs more than 40 bits with its kind, and the one before.
        Assert.Equal(5, Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, new(((1L << 38) - 1) * TimeSpan.TicksPerSecond), 1).Length);
        Assert.Equal(8, Check<DateTime>(Fields.PutCompact, Fields.CompactDateTime, 8, new((1L << 38) * TimeSpan.TicksPerSecond), 2).Length);
    }

    [Fact]
    public void Dates_with_an_offset()
    {
        Assert.Empty(Check<DateTimeOffset>(Fields.PutCompact, Fields.CompactDateTimeOffset, 10, default, 0));
        Assert.Equal(7,
            Check<DateTimeOffset>(Fields.PutCompact, Fields.CompactDateTimeOffset, 10, new(2026, 1, 1, 0, 0, 0, TimeSpan.FromHours(-5)), 1).Length);
        Assert.Equal(
            10, Check<DateTimeOffset>(Fields.PutCompact, Fields.CompactDateTimeOffset, 10, new(2026, 1, 1, 0, 0, 0, 7, TimeSpan.Zero), 2).Length);
        Assert.Equal(
            7, Check<DateTimeOffset>(Fields.PutCompact, Fields.CompactDateTimeOffset, 10, new(1, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)), 1).Length);
    }

    [Fact]
    public void Decimals_take_the_bytes_of_their_digits()
    {
        Assert.Empty(Check<decimal>(Fields.PutCompact, Fields.CompactDecimal, 13, 0m, 0));
        Assert.Equal(5, Check<decimal>(Fields.PutCompact, Fields.CompactDecimal, 13, 0.00m, 1).Length);
        Assert.Equal([0x82, 1, 0, 0, 0], Check<decimal>(Fields.PutCompact, Fields.CompactDecimal, 13, -0.01m, 1));
        Assert.Equal(9, Check<decimal>(Fields.PutCompact, Fields.CompactDecimal, 13, 1m + uint.MaxValue, 2).Length);
        Assert.Equal(13, Check<decimal>(Fields.PutCompact, Fields.CompactDecimal, 13, decimal.MinValue, 3).Length);
    }

    [Fact]
    public void Any_width_is_read_and_what_does_not_fit_is_refused()
    {
        byte[] block = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        nint at = 0;
        Assert.Equal(1, Fields.GetCompact<int>(ref block[0], ref at, 3));
        Assert.Equal(4, at);
        at = 0;
        Assert.Equal(1, Fields.GetCompact<short>(ref block[0], ref at, 3));

        byte[] large = [.. Enumerable.Repeat((byte)0xFF, 16)];
        Refused(() => { nint i = 0; Fields.GetCompact<short>(ref large[0], ref i, 3); });
        Refused(() => { nint i = 0; Fields.GetCompact<char>(ref large[0], ref i, 3); });
        Refused(() => { nint i = 0; Fields.CompactDateOnly(ref large[0], ref i, 3); });
        Refused(() => { nint i = 0; Fields.CompactTimeOnly(ref large[0], ref i, 3); });
        Refused(() => { nint i = 0; Fields.CompactDateTime(ref large[0], ref i, 3); });
        Refused(() => { nint i = 0; Fields.CompactDateTime(ref large[0], ref i, 2); });
        Refused(() => { nint i = 0; Fields.CompactDateTimeOffset(ref large[0], ref i, 3); });
        Refused(() => { nint i = 0; Fields.CompactDateTimeOffset(ref large[0], ref i, 1); });
        Refused(() => { nint i = 0; Fields.CompactDecimal(ref large[0], ref i, 1); });
    }

    private static void Refused(Action action) => Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(action).Error);
}
