using MemFormat;

namespace Corpus;

/// <summary>A type that contains itself through a list.</summary>
[MemFormattable]
public partial class Tree
{
    public int Value { get; set; }

    public List<Tree> Children { get; set; } = [];

    public static Tree Make(ValueSource s, int levels = 3) => new()
    {
        Value = s.Int32(),
        Children = levels == 0 ? [] : [.. Enumerable.Range(0, s.Below(3)).Select(_ => Make(s, levels - 1))],
    };
}

/// <summary>A type that contains itself directly.</summary>
[MemFormattable]
public partial class Link
{
    public string Name { get; set; } = "";

    public Link? Next { get; set; }

    /// <summary>A chain of the length given, which must be 1 at least.</summary>
    public static Link Chain(int length)
    {
        Link? head = null;
        for (var i = length; i > 0; i--)
            head = new Link { Name = "n" + i, Next = head };
        return head!;
    }

    public static Link Make(ValueSource s) => new() { Name = s.Text(), Next = s.Maybe(() => Chain(1 + s.Below(40))) };
}

/// <summary>One of two types that contain each other, through a map and a nullable struct.</summary>
[MemFormattable]
public partial class Person
{
    public string? Name { get; set; }

    public Dictionary<string, Person>? Friends { get; set; }

    public Home? Home { get; set; }

    public static Person Make(ValueSource s, int levels = 2) => new()
    {
        Name = s.MaybeText(),
        Friends = levels == 0 ? null : s.Maybe(() => s.Map(s.Text, () => Make(s, levels - 1))),
        Home = levels == 0 ? null : s.Nullable(() => new Home { Street = s.MaybeText(), Owner = Make(s, levels - 1) }),
    };
}

/// <summary>The struct of the two.</summary>
[MemFormattable]
public partial struct Home
{
    public string? Street { get; set; }

    public Person? Owner { get; set; }
}
