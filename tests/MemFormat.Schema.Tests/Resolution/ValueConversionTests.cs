using Xunit;
using static MemFormat.Schemas.Tests.EvolutionTests;

namespace MemFormat.Schemas.Tests;

public class ValueConversionTests
{
    [Fact]
    public void Numbers_convert_exactly_or_overflow()
    {
        Converts<int, long>(-5, -5);
        Converts<long, int>(int.MinValue, int.MinValue);
        Overflows<long, int>(1L << 31);
        Converts<sbyte, byte>(100, 100);
        Overflows<sbyte, byte>(-1);
        Overflows<sbyte, ulong>(-1);
        Converts<ulong, long>(long.MaxValue, long.MaxValue);
        Overflows<ulong, long>(ulong.MaxValue);
        Converts<ulong, UInt128>(ulong.MaxValue, ulong.MaxValue);
        Converts<Int128, int>(-7, -7);
        Converts<int, Int128>(-7, -7);
        Overflows<Int128, int>(Int128.MinValue);
        Converts<UInt128, Int128>(UInt128.MaxValue >> 1, Int128.MaxValue);
        Overflows<UInt128, Int128>(UInt128.MaxValue);
        Converts<char, int>('x', 'x');
        Converts<int, char>('x', 'x');
        Overflows<int, char>(70_000);
        Converts<char, short>('a', 97);
        Converts<bool, int>(true, 1);
        Converts<bool, decimal>(true, 1m);
    }

    [Fact]
    public void Floating_numbers_convert_exactly_or_overflow()
    {
        Converts<float, double>(0.1f, 0.1f);
        Converts<double, float>(0.5, 0.5f);
        Overflows<double, float>(0.1);
        Overflows<double, float>(1e300);
        Converts<double, float>(double.PositiveInfinity, float.PositiveInfinity);
        Converts<double, float>(double.NaN, float.NaN);
        Converts<Half, float>((Half)1.5f, 1.5f);
        Overflows<float, Half>(70000f);
        Converts<int, float>(1 << 24, 1 << 24);
        Overflows<int, float>((1 << 24) + 1);
        Overflows<UInt128, double>(UInt128.MaxValue);
        Converts<double, int>(-3.0, -3);
        Overflows<double, int>(0.5);
        Overflows<double, int>(double.NaN);
        Overflows<double, long>(9.3e18);
        Converts<double, ulong>(9.3e18, 9_300_000_000_000_000_000);
        Overflows<float, UInt128>(float.PositiveInfinity);
    }

    [Fact]
    public void Decimals_convert_to_and_from_integers_only()
    {
        Converts<int, decimal>(-5, -5m);
        Converts<decimal, int>(5.00m, 5);
        Overflows<decimal, int>(5.01m);
        Converts<decimal, Int128>(decimal.MinValue, (Int128)decimal.MinValue);
        Overflows<UInt128, decimal>(UInt128.MaxValue);
        Mismatches<decimal, double>(1);
        Mismatches<double, decimal>(1);
    }

    [Fact]
    public void Other_pairs_are_a_mismatch()
    {
        Mismatches<char, bool>('a');
        Mismatches<double, string>(1);
        Mismatches<string, bool>("a");
        Mismatches<int, Guid>(1);
        Mismatches<string, byte[]>("a");
        Mismatches<DateTime, long>(default);
        Mismatches<DateTime, long>(default);
        Mismatches<int[], Dictionary<int, int>>([]);
        Mismatches<int[], DateTime>([1]);
        Mismatches<double[], string[]>([]);
        Mismatches<byte[], List<byte[]>>([1]);
        Mismatches<byte, byte[]>(1);
    }

    [Fact]
    public void Text_converts_if_a_value_prints_it()
    {
        Converts<int, string>(-7, "-7");
        Converts<string, int>("-7", -7);
        Overflows<string, int>("07");
        Converts<int[], string[]>([1, 2], ["1", "2"]);
        Assert.Equal(1, Read<int[], int>([1]));
        Overflows<int[], int>([1, 2]);
        Converts<int, bool>(1, true);
        Overflows<int, bool>(2);
    }

    [Fact]
    public void Collections_convert_by_element()
    {
        Converts<int[], List<long>>([1, -2, 3], [1, -2, 3]);
        Converts<List<int>, HashSet<int>>([1, 2, 2], [1, 2]);
        Converts<byte[], List<byte>>([1, 2], [1, 2]);
        Converts<List<byte>, byte[]>([1, 2], [1, 2]);
        Converts<byte[], int[]>([1, 200], [1, 200]);
        Converts<bool[], int[]>([true, false, true, true, true, true, true, true, true, false], [1, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
        Converts<int?[], long[]>([1, null, 3], [1, 0, 3]);
        Converts<int?[], long?[]>([1, null, 3], [1, null, 3]);
        Converts<bool?[], int?[]>([true, null, false], [1, null, 0]);
        Converts<int[], int?[]>([1, 2], [1, 2]);
        Converts<bool[], bool?[]>([true, false], [true, false]);
        Converts<bool?[], bool[]>([true, null], [true, false]);
        Converts<Dictionary<int, string>, Dictionary<long, string>>(new() { [1] = "a" }, new() { [1] = "a" });
        Converts<Dictionary<int, int?>, Dictionary<long, long?>>(new() { [1] = 5, [2] = null }, new() { [1] = 5, [2] = null });
        Converts<int[]?, List<long>?>(null, null);
        Overflows<long[], int[]>([1, 1L << 40]);
        Converts<int[][], List<long[]>>([[1], [2, 3]], [[1], [2, 3]]);
    }

    [Fact]
    public void A_value_becomes_a_list_of_one()
    {
        Converts<int, List<long>>(5, [5]);
        Converts<string, List<string>>("a", ["a"]);
        Converts<string?, List<string>?>(null, null);
        Converts<int?, List<int>?>(5, [5]);
        Converts<int?, List<int>?>(null, null);
        Converts<bool, List<bool>>(true, [true]);
    }

    [Fact]
    public void Nulls_of_values_leave_the_default()
    {
        Converts<int?, int>(null, 0);
        Converts<int?, long>(7, 7);
        Converts<int, long?>(7, 7);
        Converts<Guid?, Guid>(null, default);
        Converts<bool?, bool>(null, false);
        Converts<bool, bool?>(true, true);
        Converts<bool?, int?>(true, 1);
    }

    private static TNew? Read<TOld, TNew>(TOld value)
    {
        var read = HolderCodecs.Evolve<TOld, TNew>(new Holder<TOld> { Value = value, After = 77 });
        Assert.Equal(77, read.After);
        return read.Value;
    }

    private static void Converts<TOld, TNew>(TOld value, TNew expected)
    {
        Assert.Equal(expected, Read<TOld, TNew>(value));

        // As a root, but for what only members do.
        if (value is not null
            && !(typeof(TNew).IsGenericType && typeof(TNew).GetGenericTypeDefinition() == typeof(List<>)
            && value is not System.Collections.ICollection))
        {
            Assert.Equal(expected, Evolve<TOld, TNew>(value));
        }
    }

    private static void Overflows<TOld, TNew>(TOld value) =>
        Assert.Equal(MemFormatError.Overflow,
            Assert.Throws<MemFormatException>(() => HolderCodecs.Evolve<TOld, TNew>(new Holder<TOld> { Value = value })).Error);

    private static void Mismatches<TOld, TNew>(TOld value)
    {
        var error = Assert.Throws<MemFormatException>(() => HolderCodecs.Evolve<TOld, TNew>(new Holder<TOld> { Value = value }));
        Assert.Equal((MemFormatError.SchemaMismatch, "Holder.Value"), (error.Error, error.Path));
    }
}
