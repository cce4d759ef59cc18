using System.Numerics;

namespace MemFormat.Evolution.Tests;

/// <summary>Values at the borders of numeric types.</summary>
internal static class Borders
{
    private static readonly int[] s_powers = [0, 1, 7, 8, 11, 12, 15, 16, 24, 25, 31, 32, 53, 54, 63, 64, 65, 95, 96, 97, 113, 126, 127, 128];

    /// <summary>Powers of two and their neighbours, and the largest integers of the floating types.</summary>
    public static IReadOnlyList<BigInteger> Integers { get; } = s_powers.Select(p => BigInteger.Pow(2, p))
        .SelectMany(p => (BigInteger[])[p - 1, p, p + 1])
        .Append(65504).Append(65519).Append(65520).Append((BigInteger)float.MaxValue).Append((BigInteger)decimal.MaxValue)
        .SelectMany(p => (BigInteger[])[p, -p])
        .Distinct().Order().ToList();

    private static double[] Doubles { get; } =
    [
        -0.0, 0.5, -0.5, 1.5, 0.1, 1.0 / 3, 1e10, 1e300, double.NaN, double.PositiveInfinity, double.NegativeInfinity, double.Epsilon,
        double.MaxValue, double.MinValue,
        float.Epsilon, float.MaxValue, float.MinValue, (double)Half.Epsilon, (double)Half.MaxValue, (double)Half.MinValue, (double)Half.Epsilon / 2,
        2049.5, 65535.5, 2147483647.5,
    ];

    /// <summary>All of them that a type holds.</summary>
    public static object[] Of(Type type)
    {
        var integers = Integers.Select(i => new Exact(i, 1).To(type)).OfType<object>();
        if (type == typeof(double))
            return [.. integers, .. Doubles.Cast<object>()];
        if (type == typeof(float))
            return [.. integers, .. Doubles.Select(d => (object)(float)d)];
        if (type == typeof(Half))
            return [.. integers, .. Doubles.Select(d => (object)(Half)d)];
        if (type == typeof(decimal))
        {
            return [.. integers, 0.5m, 1.0m, -1.10m, 1.000_000_000_000_000_000_000_000_000m, new decimal(0, 0, 0, true, 28),
                new decimal(1, 0, 0, false, 28), 79228162514264337593543950335m, -0.1m, 255.00m, 255.01m];
        }

        return [.. integers];
    }
}
