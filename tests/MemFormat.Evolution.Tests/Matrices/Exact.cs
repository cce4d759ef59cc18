using System.Numerics;

namespace MemFormat.Evolution.Tests;

/// <summary>
/// A number without loss, and which types hold it: the oracle of conversions, written with nothing but big integers.
/// </summary>
internal readonly struct Exact
{
    private readonly BigInteger _numerator, _denominator;

    /// <summary>A floating value that is no fraction: no number, an infinity, the negative zero.</summary>
    private readonly double? _special;

    public Exact(BigInteger numerator, BigInteger denominator)
    {
        var divisor = BigInteger.GreatestCommonDivisor(numerator, denominator);
        (_numerator, _denominator) = divisor.IsZero ? (numerator, BigInteger.One) : (numerator / divisor, denominator / divisor);
    }

    private Exact(double special)
    {
        _special = special;
        _denominator = double.IsFinite(special) ? 1 : 0;
    }

    public static Exact Of(object value) => value switch
    {
        bool v => new(v ? 1 : 0, 1),
        sbyte v => new(v, 1),
        byte v => new(v, 1),
        short v => new(v, 1),
        ushort v => new(v, 1),
        int v => new(v, 1),
        uint v => new(v, 1),
        long v => new(v, 1),
        ulong v => new(v, 1),
        Int128 v => new((BigInteger)v, 1),
        UInt128 v => new((BigInteger)v, 1),
        char v => new(v, 1),
        Half v => OfDouble((double)v),
        float v => OfDouble(v),
        double v => OfDouble(v),
        decimal v => OfDecimal(v),
        Enum v => Of(Convert.ChangeType(v, Enum.GetUnderlyingType(v.GetType()), System.Globalization.CultureInfo.InvariantCulture)),
        _ => throw new ArgumentException(value.GetType().Name),
    };

    /// <summary>The number as a value of a type, or null when that does not hold it.</summary>
    public object? To(Type type)
    {
        if (type.IsEnum)
            return To(Enum.GetUnderlyingType(type)) is { } underlying ? Enum.ToObject(type, underlying) : null;
        if (type == typeof(double))
            return Floating(53, -1074, 1023);
        if (type == typeof(float))
            return Floating(24, -149, 127) is { } single ? (float)single : null;
        if (type == typeof(Half))
            return Floating(11, -24, 15) is { } half ? (Half)half : null;
        if (_denominator != 1)
            return null;
        if (type == typeof(bool))
            return In(0, 1) ? !_numerator.IsZero : null;
        if (type == typeof(sbyte))
            return In(sbyte.MinValue, sbyte.MaxValue) ? (sbyte)_numerator : null;
        if (type == typeof(byte))
            return In(0, byte.MaxValue) ? (byte)_numerator : null;
        if (type == typeof(short))
            return In(short.MinValue, short.MaxValue) ? (short)_numerator : null;
        if (type == typeof(ushort))
            return In(0, ushort.MaxValue) ? (ushort)_numerator : null;
        if (type == typeof(char))
            return In(0, ushort.MaxValue) ? (char)(ushort)_numerator : null;
        if (type == typeof(int))
            return In(int.MinValue, int.MaxValue) ? (int)_numerator : null;
        if (type == typeof(uint))
            return In(0, uint.MaxValue) ? (uint)_numerator : null;
        if (type == typeof(long))
            return In(long.MinValue, long.MaxValue) ? (long)_numerator : null;
        if (type == typeof(ulong))
            return In(0, ulong.MaxValue) ? (ulong)_numerator : null;
        if (type == typeof(Int128))
            return In((BigInteger)Int128.MinValue, (BigInteger)Int128.MaxValue) ? (Int128)_numerator : null;
        if (type == typeof(UInt128))
            return In(0, (BigInteger)UInt128.MaxValue) ? (UInt128)_numerator : null;
        if (type == typeof(decimal))
            return In((BigInteger)decimal.MinValue, (BigInteger)decimal.MaxValue) ? (decimal)_numerator : null;
        throw new ArgumentException(type.Name);
    }

    private bool In(BigInteger least, BigInteger largest) => _numerator >= least && _numerator <= largest;

    /// <summary>The number when it is an odd integer of so many bits times a power of two within the exponents.</summary>
    private double? Floating(int bits, int leastExponent, int largestExponent)
    {
        if (_special is { } special)
            return special;
        if (_numerator.IsZero)
            return 0;
        if (!_denominator.IsPowerOfTwo)
            return null;
        var exponent = -(int)(_denominator.GetBitLength() - 1);
        var odd = _numerator;
        for (; odd.IsEven; exponent++)
            odd /= 2;
        var length = (int)BigInteger.Abs(odd).GetBitLength();
        return length <= bits && exponent >= leastExponent && exponent + length - 1 <= largestExponent ? Math.ScaleB((double)odd, exponent) : null;
    }

    private static Exact OfDouble(double value)
    {
        if (!double.IsFinite(value) || (value == 0 && double.IsNegative(value)))
            return new(value);
        var bits = BitConverter.DoubleToInt64Bits(value);
        var exponent = (int)(bits >> 52 & 0x7FF);
        var mantissa = (BigInteger)(bits & 0xF_FFFF_FFFF_FFFF) + (exponent == 0 ? 0 : BigInteger.One << 52);
        exponent = Math.Max(exponent, 1) - 1075;
        mantissa = bits < 0 ? -mantissa : mantissa;
        return exponent >= 0 ? new(mantissa << exponent, 1) : new(mantissa, BigInteger.One << -exponent);
    }

    private static Exact OfDecimal(decimal value)
    {
        var parts = decimal.GetBits(value);
        var size = ((BigInteger)(uint)parts[2] << 64) + ((BigInteger)(uint)parts[1] << 32) + (uint)parts[0];
        return new(parts[3] < 0 ? -size : size, BigInteger.Pow(10, parts[3] >> 16 & 0xFF));
    }
}
