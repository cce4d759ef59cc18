using System.Runtime.CompilerServices;

namespace MemFormat.UnionLibrary;

[MemFormattable]
public partial record Cat(int Lives);

[MemFormattable]
public partial record Dog(string Name);

[MemFormattable]
public partial record None;

[MemFormattable, MemUnion(1, typeof(Cat)), MemUnion(2, typeof(Dog)), MemUnion(3, typeof(int))]
public partial union Pet(Cat, Dog, int);

/// <summary>Knows nothing of MemFormat.</summary>
public union Plain(int, string);

[MemFormattable, MemUnion(1, nameof(T)), MemUnion(2, typeof(None))]
public partial union Option<T>(T, None);

/// <summary>A union by hand: values are not boxed.</summary>
[Union]
[MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(double))]
public readonly partial struct Number
{
    private readonly long _bits;
    private readonly byte _case;

    public Number(int value) => (_bits, _case) = (value, 1);

    public Number(double value) => (_bits, _case) = (BitConverter.DoubleToInt64Bits(value), 2);

    public bool HasValue => _case != 0;

    /// <summary>Counts the values that were boxed.</summary>
    public static int Boxed { get; private set; }

    public object? Value
    {
        get
        {
            Boxed++;
            return _case switch { 0 => null, 1 => (int)_bits, _ => BitConverter.Int64BitsToDouble(_bits) };
        }
    }

    public bool TryGetValue(out int value)
    {
        value = (int)_bits;
        return _case == 1;
    }

    public bool TryGetValue(out double value)
    {
        value = BitConverter.Int64BitsToDouble(_bits);
        return _case == 2;
    }
}
