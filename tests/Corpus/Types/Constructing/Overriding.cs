using MemFormat;

namespace Corpus;

/// <summary>Virtual members of every sort, some required.</summary>
public abstract class Overridden
{
    public abstract required string Name { get; init; }

    public virtual required int Count { get; set; }

    public virtual int Level { get; init; } = 1;

    public virtual List<int> Numbers { get; } = [];

    protected virtual string Secret { get; set; } = "";

    [MemMember(Encoding = MemEncoding.Compact)]
    protected virtual long Code { get; set; }
}

/// <summary>They are overridden, one only in part.</summary>
[MemFormattable]
public partial class Overriding : Overridden
{
    private int _level = 2;

    public override required string Name { get; init; }

    public override required int Count
    {
        get => base.Count;
        set => base.Count = value;
    }

    public override int Level
    {
        get => _level;
        init => _level = value;
    }

    public override List<int> Numbers { get; } = [];

    protected override long Code { get; set; } = 3;

    public static Overriding Make(ValueSource s)
    {
        var made = new Overriding { Name = s.Text(), Count = s.Int32(), Level = s.Int32(), Code = s.Int64() };
        made.Numbers.AddRange(s.List(s.Int32));
        return made;
    }
}

/// <summary>A positional record at the root of others.</summary>
public abstract record Shape(string Name)
{
    public virtual double Area { get; init; }

    public required string? Colour { get; init; }
}

/// <summary>It hands its parameter on and overrides a member by one of its own.</summary>
[MemFormattable]
public partial record Square(string Name, double Side) : Shape(Name)
{
    public override double Area { get; init; } = Side * Side;
}

/// <summary>The last one, with another order of parameters and one renamed.</summary>
[MemFormattable]
public sealed partial record NamedSquare(double Side, string Name, int Count = 1) : Square(Name, Side)
{
    public List<string> Names { get; init; } = [Name];

    public static NamedSquare Make(ValueSource s) =>
        new(s.Double(), s.Text(), s.Int32()) { Area = s.Double(), Colour = s.MaybeText(), Names = s.List(s.Text) };
}

/// <summary>Shadowed by type and by kind: a field of the derived class, a method and a constant stand in front of the base's members.</summary>
public class Shadowed
{
    [MemIgnore]
    public int Kind { get; set; }

    public int Size { get; set; }

    public int Rank;
}

/// <summary>What shadows them is stored, or is nothing to store.</summary>
[MemFormattable]
public partial class Shadowing : Shadowed
{
    public new string Kind = "";

    public new const int Size = 3;

    public new int Rank() => base.Rank;

    public static Shadowing Make(ValueSource s)
    {
        var made = new Shadowing { Kind = s.Text() };
        ((Shadowed)made).Size = s.Int32();
        ((Shadowed)made).Rank = s.Int32();
        return made;
    }
}

/// <summary>A readonly struct that is not copied as memory, since its constructor says what may be in it.</summary>
[MemFormattable]
public readonly partial struct Ratio
{
    public Ratio(int numerator, int denominator)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(denominator);
        (Numerator, Denominator) = (numerator, denominator);
    }

    public int Numerator { get; }

    public int Denominator { get; }

    public string? Unit { get; init; }

    public static Ratio Make(ValueSource s) => new(s.Int32(), s.Below(1000)) { Unit = s.MaybeText() };
}
