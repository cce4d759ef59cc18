using MemFormat;

namespace Corpus;

/// <summary>One constructor, whose parameters match members without regard to case; some have defaults of every sort.</summary>
[MemFormattable]
public partial class Account
{
    public Account(
        int id,
        string OWNER,
        decimal balance = 1.50m,
        double rate = double.NaN,
        char grade = '\'',
        string? note = "none \"yet\"",
        Color color = Color.High,
        long? limit = null,
        bool isOpen = true,
        float factor = float.NegativeInfinity)
    {
        Id = id;
        Owner = OWNER;
        Balance = balance;
        Rate = rate;
        Grade = grade;
        Note = note;
        Color = color;
        Limit = limit;
        IsOpen = isOpen;
        Factor = factor;
    }

    public int Id { get; }

    public string Owner { get; }

    public decimal Balance { get; }

    public double Rate { get; }

    public char Grade { get; }

    public string? Note { get; }

    public Color Color { get; private set; }

    public long? Limit { get; }

    public bool IsOpen { get; }

    public float Factor { get; }

    /// <summary>Set beside the constructor.</summary>
    public string? Comment { get; set; }

    public static Account Make(ValueSource s) => new(
        s.Int32(), s.Text(), s.Decimal(), s.Double(), s.Char(), s.MaybeText(), s.OneOf(Color.Low, Color.Top), s.Nullable(s.Int64), s.Bool(),
        s.Single())
    {
        Comment = s.MaybeText(),
    };
}

/// <summary>Several constructors, one of which is marked; a parameter belongs to an ignored member.</summary>
[MemFormattable]
public partial class Session
{
    public Session()
        : this("", 0, null)
    {
    }

    [MemConstructor]
    public Session(string user, int visits, string? cached)
    {
        User = user;
        Visits = visits;
        Cached = cached;
    }

    public string User { get; }

    public int Visits { get; set; }

    [MemIgnore]
    public string? Cached { get; }

    public static Session Make(ValueSource s) => new(s.Text(), s.Int32(), null);
}

/// <summary>A private constructor and a primary one with other names for its fields.</summary>
[MemFormattable]
public sealed partial class Temperature(double degrees)
{
    public double Degrees { get; } = degrees;

    public static Temperature Make(ValueSource s) => new(s.Double());
}

/// <summary>A constructor that refuses values.</summary>
[MemFormattable]
public sealed partial class Percentage
{
    public Percentage(int value)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan(value, 100);
        Value = value;
    }

    public int Value { get; }

    public static Percentage Make(ValueSource s) => new(s.Below(101));
}
