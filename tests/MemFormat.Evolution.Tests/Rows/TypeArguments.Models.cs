namespace MemFormat.Evolution.Tests.TypeArguments;

[MemFormattable]
public partial class Box<T>
{
    public int Before { get; set; }

    public T? Value { get; set; }

    public int After { get; set; }
}

[MemFormattable]
public partial class Number<T>
    where T : struct
{
    public int Before { get; set; }

    public T Value { get; set; }

    public int After { get; set; }
}

[MemFormattable]
public partial class Started<T>(T value)
{
    public int Before { get; set; }

    public T Value { get; set; } = value;

    public T? More { get; init; } = value;

    public int After { get; set; }
}

[MemFormattable]
public partial class Ends
{
    public int Before { get; set; }

    public int After { get; set; }
}

[MemFormattable]
public partial struct Plain
{
    public int Before { get; set; }

    public int Value { get; set; }

    public int After { get; set; }
}

[MemFormattable]
public partial record PlainText(int Before, string Value, int After);

[MemFormattable]
public partial class Renamed<TItem>
{
    [MemFormerName("Value")]
    public List<TItem>? Values { get; set; }

    public int After { get; set; }
}

[MemFormattable]
public partial class Line
{
    public int A { get; set; }
}

[MemFormattable]
public partial class LongLine
{
    public string Name { get; set; } = "new";

    public long A { get; set; }
}

[MemFormattable]
public partial class Holder
{
    public Box<Box<Line>>? First { get; set; }

    public Box<bool> Second { get; set; } = new();

    public Box<string?> Third { get; set; } = new();

    public List<Box<int[]>> Fourth { get; set; } = [];

    public int Z { get; set; }
}

[MemFormattable]
public partial class Rest
{
    public int Z { get; set; }
}

[MemFormattable]
public partial class Preset<T>
{
    public static T? Start { get; set; }

    public int Before { get; set; }

    public T? Value { get; set; } = Start;

    public int After { get; set; }
}
