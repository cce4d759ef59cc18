using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus;

/// <summary>A union of the language, by hand because not every compiler knows the keyword, that does not box.</summary>
[Union]
[MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(double)), MemUnion(3, typeof(Guid))]
public readonly partial struct Quantity
{
    private readonly double _double;
    private readonly int _int;
    private readonly object? _other;

    public Quantity(int value) => (_int, Case) = (value, 1);

    public Quantity(double value) => (_double, Case) = (value, 2);

    public Quantity(Guid value) => (_other, Case) = (value, 3);

    private int Case { get; }

    public bool HasValue => Case != 0;

    public object? Value => Case switch { 1 => _int, 2 => _double, _ => _other };

    public bool TryGetValue(out int value)
    {
        value = _int;
        return Case == 1;
    }

    public bool TryGetValue(out double value)
    {
        value = _double;
        return Case == 2;
    }

    public static Quantity Make(ValueSource s) => s.Below(4) switch
    {
        0 => new(s.Int32()),
        1 => new(s.Double()),
        2 => default,
        _ => new(s.Guid()),
    };
}

/// <summary>A union of the language that is a class.</summary>
[Union]
[MemFormattable, MemUnion(1, typeof(long)), MemUnion(2, typeof(Order))]
public sealed partial class Claim
{
    public Claim(long value) => Value = value;

    public Claim(Order value) => Value = value;

    public object? Value { get; }

    public static Claim Make(ValueSource s) => s.Below(2) == 0 ? new(s.Int64()) : new(Order.Make(s));
}
