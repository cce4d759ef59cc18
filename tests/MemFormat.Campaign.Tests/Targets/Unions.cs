using System.Runtime.CompilerServices;

namespace MemFormat.Campaign.Tests;

public enum Color : byte
{
    Red,
    Green,
}

/// <summary>A union of the language, by hand, that does not box.</summary>
[Union]
[MemFormattable(UnknownCase = MemUnknownCase.Null)]
[MemUnion(1, typeof(int)), MemUnion(2, typeof(double))]
public readonly partial struct Amount
{
    private readonly double _double;
    private readonly int _int;
    private readonly byte _case;

    public Amount(int value) => (_int, _case) = (value, 1);

    public Amount(double value) => (_double, _case) = (value, 2);

    public bool HasValue => _case != 0;

    public object? Value => _case switch { 0 => null, 1 => _int, _ => _double };

    public bool TryGetValue(out int value)
    {
        value = _int;
        return _case == 1;
    }

    public bool TryGetValue(out double value)
    {
        value = _double;
        return _case == 2;
    }
}

/// <summary>A case of each kind, and those that nobody knows.</summary>
[Union]
[MemFormattable(UnknownCaseType = typeof(OtherThing))]
[MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(Group)), MemUnion(4, typeof(List<int>)), MemUnion(5, typeof(Point))]
[MemUnion(6, typeof(Animal)), MemUnion(7, typeof(Color)), MemUnion(8, typeof(Amount)), MemUnion(9, typeof(Dictionary<string, Thing>))]
[MemUnion(10, typeof(Link))]
public readonly partial struct Thing
{
    public Thing(int value) => Value = value;

    public Thing(string value) => Value = value;

    public Thing(Group value) => Value = value;

    public Thing(List<int> value) => Value = value;

    public Thing(Point value) => Value = value;

    public Thing(Animal value) => Value = value;

    public Thing(Color value) => Value = value;

    public Thing(Amount value) => Value = value;

    public Thing(Dictionary<string, Thing> value) => Value = value;

    public Thing(Link value) => Value = value;

    public Thing(OtherThing value) => Value = value;

    public object? Value { get; }
}

public sealed class OtherThing
{
    public MemExtensionData? Value { get; set; }
}

/// <summary>A class by hand, around objects that keep their identity.</summary>
[Union]
[MemFormattable, MemUnion(1, typeof(Person)), MemUnion(2, typeof(string))]
public sealed partial class Link
{
    public Link(Person value) => Value = value;

    public Link(string value) => Value = value;

    public object? Value { get; }
}

[MemFormattable]
public sealed partial class Group
{
    [MemMember(1)]
    public Thing First { get; set; }

    [MemMember(2)]
    public Thing? Second { get; set; }

    [MemMember(3)]
    public List<Thing>? Things { get; set; }

    [MemMember(4)]
    public Amount Sum { get; set; }

    [MemMember(5)]
    public Amount? Maybe { get; set; }

    [MemMember(6)]
    public Link? Link { get; set; }

    [MemMember(7)]
    public Dictionary<int, Amount>? Amounts { get; set; }

    [MemMember(8)]
    public Serialized<Thing>? Inner { get; set; }

    public MemExtensionData? More { get; set; }
}
