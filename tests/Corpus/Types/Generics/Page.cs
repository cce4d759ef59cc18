using MemFormat;

namespace Corpus;

/// <summary>A type parameter in every shape that a member can have.</summary>
[MemFormattable]
public partial class Page<T>
{
    public int Number { get; set; }

    public T? First { get; set; }

    public List<T> Items { get; set; } = [];

    public T[]? Others { get; set; }

    public List<List<T?>?> Rows { get; set; } = [];

    public Dictionary<string, T> ByName { get; set; } = [];

    public Box<T>? Boxed { get; set; }

    public Option<T> Best { get; set; }

    public Option<T>? Last { get; set; }

    public List<Box<T?>> Boxes { get; } = [];

    public Pair<string, List<T>>? Named { get; set; }

    protected void FillFrom(ValueSource s, Func<T> make)
    {
        (Number, First, Items, Others) = (s.Int32(), make(), s.List(make), s.Below(2) == 0 ? null : s.Array(make));
        Rows = s.List(() => s.Maybe(() => new List<T?>(s.Array(make))));
        ByName = s.Map(s.Text, make);
        Boxed = s.Maybe(() => new Box<T> { Value = make() });
        Best = new Option<T>(s.Bool(), make(), s.Int32());
        Last = s.Nullable(() => new Option<T>(s.Bool(), default, s.Int32()));
        Boxes.AddRange(s.List(() => new Box<T?> { Value = make() }));
        Named = s.Maybe(() => new Pair<string, List<T>>(s.Text(), s.List(make)) { More = s.Map(s.Text, () => s.List(make)) });
    }

    public static Page<T> Make(ValueSource s, Func<T> make)
    {
        var page = new Page<T>();
        page.FillFrom(s, make);
        return page;
    }
}

/// <summary>A generic class derived from one.</summary>
[MemFormattable]
public partial class TitledPage<TItem, TTitle> : Page<TItem>
{
    public TTitle Title { get; set; } = default!;

    public static TitledPage<TItem, TTitle> Make(ValueSource s, Func<TItem> make, Func<TTitle> title)
    {
        var page = new TitledPage<TItem, TTitle> { Title = title() };
        page.FillFrom(s, make);
        return page;
    }
}

/// <summary>A class derived from a generic one with a type argument: it is not generic itself.</summary>
[MemFormattable]
public partial class OrderPage : Page<OrderLine>
{
    public string? Filter { get; set; }

    public static OrderPage Make(ValueSource s)
    {
        var page = new OrderPage { Filter = s.MaybeText() };
        page.FillFrom(s, () => OrderLine.Make(s));
        return page;
    }
}

/// <summary>A base class that only derived ones complete.</summary>
public abstract class Entity<TKey>
    where TKey : struct
{
    public required TKey Key { get; init; }

    public TKey? Previous { get; set; }
}

/// <summary>It closes the base class's parameter.</summary>
[MemFormattable]
public sealed partial class Visit : Entity<Guid>
{
    public string Text { get; set; } = "";

    public static Visit Make(ValueSource s) => new() { Key = s.Guid(), Previous = s.Nullable(s.Guid), Text = s.Text() };
}
