namespace MemFormat.Evolution.Tests.KeptCases;

/// <summary>Values with cases that the earlier release does not know.</summary>
internal static class KeptValues
{
    public static readonly V2.Text Text = new("t", new V2.Font("f", new V2.Striped(new V2.Plain(1), null, default)), [1, 2]);

    public static readonly V2.Group Group = new([new V2.Circle(1), Text, new V2.Square(2) { Inside = new V2.Dot { IsVisible = true } }],
        new V2.Frame(Text, (3, new V2.Circle(4))));

    public static V2.Drawing Drawing(V2.IShape first, V2.IShape second) => new()
    {
        Main = first,
        Other = new V2.Square(5) { Inside = second },
        Shapes = [new V2.Circle(6), first, second, new V2.Square(7), first],
        Named = { ["a"] = second, ["b"] = null },
        Frame = new V2.Frame(first, (8, second)),
        Count = 9,
    };

    public static V2.Drawing Drawing(string cases) => cases switch
    {
        "text" => Drawing(Text, new V2.Circle(1)),
        "group" => Drawing(Group, Group),
        "dot" => Drawing(new V2.Dot(), new V2.Dot { IsVisible = true }),
        _ => Drawing(Text, Group),
    };

    public static V2.IShape Draw(Random random, int depth) => (depth == 0 ? random.Next(3) : random.Next(5)) switch
    {
        0 => new V2.Circle(random.Next()),
        1 => new V2.Dot { IsVisible = random.Next(2) == 0 },
        2 => new V2.Text($"{random.Next(10)}", random.Next(2) == 0 ? null : new V2.Font("f", Paint(random, depth)), [random.Next(), 1]),
        3 => new V2.Square(random.Next(9)) { Inside = random.Next(3) == 0 ? null : Draw(random, depth - 1) },
        _ => new V2.Group([.. Enumerable.Range(0, random.Next(4)).Select(_ => Draw(random, depth - 1))], Frame(random, depth - 1)),
    };

    private static V2.Frame Frame(Random random, int depth) => depth <= 0 || random.Next(3) == 0
        ? default
        : new(random.Next(2) == 0 ? null : Draw(random, depth - 1), (random.Next(), random.Next(2) == 0 ? null : Draw(random, depth - 1)));

    private static V2.IPaint? Paint(Random random, int depth) => random.Next(3) switch
    {
        0 => null,
        1 => new V2.Plain(random.Next(3)),
        _ => new V2.Striped(new V2.Plain(1), depth > 0 ? Paint(random, depth - 1) : null, Frame(random, depth - 1)),
    };
}
