namespace Corpus;

public sealed partial class ValueSource
{
    public bool Bool() => Pick<bool>(false, true, [true, false], r => r.Next(2) == 1);

    public sbyte SByte() => Pick<sbyte>(sbyte.MinValue, sbyte.MaxValue, [-1, 0, 1], r => (sbyte)r.Next());

    public byte Byte() => Pick<byte>(byte.MinValue, byte.MaxValue, [1, 127, 128], r => (byte)r.Next());

    public short Int16() => Pick<short>(short.MinValue, short.MaxValue, [-1, 0, 1, 63, 64, -64, -65, 127, 128, -129], r => (short)r.Next());

    public ushort UInt16() => Pick<ushort>(ushort.MinValue, ushort.MaxValue, [1, 255, 256, 0x7FFF], r => (ushort)r.Next());

    public int Int32() => Pick<int>(
        int.MinValue, int.MaxValue, [-1, 0, 1, 127, -128, 128, short.MaxValue, short.MinValue, 65536, -32769], r => r.Next() >> r.Next(31));

    public uint UInt32() => Pick<uint>(uint.MinValue, uint.MaxValue, [1, 255, 256, 65535, 65536], r => (uint)r.Next() >> r.Next(31));

    public long Int64() => Pick<long>(
        long.MinValue, long.MaxValue, [-1, 0, 1, short.MaxValue, short.MinValue, int.MaxValue, int.MinValue, 1L << 40],
        r => r.NextInt64() >> r.Next(63));

    public ulong UInt64() => Pick<ulong>(
        ulong.MinValue, ulong.MaxValue, [1, 65535, 65536, uint.MaxValue, 1UL << 32], r => (ulong)r.NextInt64() >> r.Next(63));

    public Int128 Int128() => Pick<Int128>(
        System.Int128.MinValue, System.Int128.MaxValue, [-1, 0, long.MinValue, ulong.MaxValue],
        r => new Int128((ulong)r.NextInt64(), (ulong)r.NextInt64()));

    public UInt128 UInt128() => Pick<UInt128>(
        System.UInt128.MinValue, System.UInt128.MaxValue, [1, ulong.MaxValue, (UInt128)ulong.MaxValue + 1],
        r => new UInt128((ulong)r.NextInt64(), (ulong)r.NextInt64()));

    public Half Half() => Pick<Half>(
        System.Half.MinValue,
        System.Half.MaxValue,
        [System.Half.NegativeZero, System.Half.Epsilon, System.Half.NaN, BitConverter.UInt16BitsToHalf(0x7D55), System.Half.NegativeInfinity],
        r => BitConverter.UInt16BitsToHalf((ushort)r.Next()));

    // The NaN is a quiet one: the JIT, where it optimizes, folds the constant by way of a double, which quiets others.
    public float Single() => Pick<float>(
        float.MinValue,
        float.MaxValue,
        [-0f, float.Epsilon, float.NaN, BitConverter.UInt32BitsToSingle(0x7FC12345), BitConverter.UInt32BitsToSingle(0xFFC00001),
            float.PositiveInfinity, 1f / 3],
        r => BitConverter.UInt32BitsToSingle((uint)r.NextInt64(uint.MaxValue)));

    public double Double() => Pick<double>(
        double.MinValue,
        double.MaxValue,
        [-0d, double.Epsilon, double.NaN, BitConverter.UInt64BitsToDouble(0x7FF0000012345678), BitConverter.UInt64BitsToDouble(0xFFF8000000000001),
            double.NegativeInfinity, 0.1],
        r => BitConverter.Int64BitsToDouble(r.NextInt64()));

    public decimal Decimal() => Pick<decimal>(
        decimal.MinValue,
        decimal.MaxValue,
        [0.0m, -0.0m, 1m, 1.00m, -1m, 0.0000000000000000000000000001m, -0.0000000000000000000000000001m, uint.MaxValue, ulong.MaxValue, 4294967296m,
            19.99m],
        r => new decimal(r.Next(), r.Next(2) * r.Next(), r.Next(2) * r.Next(), r.Next(2) == 0, (byte)r.Next(29)));

    public char Char() => Pick<char>(char.MinValue, char.MaxValue, ['a', 'ÿ', 'Ā', '\uD800', '\uDFFF'], r => (char)r.Next(char.MaxValue + 1));
}
