using MemFormat;

namespace Corpus;

/// <summary>Things that are no members, beside some that are.</summary>
[MemFormattable]
public partial class Oddities : IOdd
{
    public const int Constant = 5;

    public static int Shared { get; set; } = 3;

    public event EventHandler? Changed;

    public volatile int Volatile;

    public int this[int index] => index;

    public int Computed => Volatile + 1;

    int IOdd.Explicit { get; set; }

    public int Through
    {
        get => Volatile;
        set => Volatile = value;
    }

    public string Trimmed
    {
        get => field ?? "";
        set => field = value.Trim();
    }

    internal int Internal { get; set; }

    protected virtual int Protected { get; set; }

    public static Oddities Make(ValueSource s)
    {
        var number = s.Int32();
        var made = new Oddities { Volatile = number, Through = number, Trimmed = s.Text() };
        made.Changed?.Invoke(made, EventArgs.Empty);
        return made;
    }
}

/// <summary>An interface that is implemented explicitly.</summary>
public interface IOdd
{
    int Explicit { get; set; }
}

/// <summary>A struct with a constructor of its own, initial values and init-only members.</summary>
[MemFormattable]
public partial struct OddStruct
{
    public OddStruct()
    {
    }

    public int Number { get; init; } = 5;

    public string? Text { get; set; } = "text";

    public readonly int Double => Number * 2;

    public static OddStruct Make(ValueSource s) => new() { Number = s.Int32(), Text = s.MaybeText() };
}

/// <summary>A constructor with parameters by readonly reference.</summary>
[MemFormattable]
public sealed partial class OddParameters(in Point from, in Point to, params int[] rest)
{
    public Point From { get; } = from;

    public Point To { get; } = to;

    public int[] Rest { get; } = rest;

    public static OddParameters Make(ValueSource s) => new(Point.Make(s), Point.Make(s), s.Array(s.Int32));
}

/// <summary>A member that hides one of the base class, which is left out.</summary>
public class OddBase
{
    [MemIgnore]
    public object? Tag { get; set; }

    public int Kept { get; set; }
}

/// <summary>The class that hides it.</summary>
[MemFormattable]
public partial class OddDerived : OddBase
{
    public new string? Tag { get; set; }

    public static OddDerived Make(ValueSource s) => new() { Tag = s.MaybeText(), Kept = s.Int32() };
}

/// <summary>Filled and required members together, in a record.</summary>
[MemFormattable]
public sealed partial record OddRecord(int Id)
{
    public required string Name { get; init; }

    public List<int> Numbers { get; } = [];

    public Dictionary<string, OddStruct> Map { get; } = [];

    [MemMember]
    private string? Secret { get; init; }

    public static OddRecord Make(ValueSource s)
    {
        var made = new OddRecord(s.Int32()) { Name = s.Text(), Secret = s.MaybeText() };
        made.Numbers.AddRange(s.List(s.Int32));
        foreach (var (key, value) in s.Map(s.Text, () => OddStruct.Make(s)))
            made.Map[key] = value;
        return made;
    }
}
