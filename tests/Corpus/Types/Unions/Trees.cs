using MemFormat;

namespace Corpus;

/// <summary>A generic union, whose open cases take its argument.</summary>
[MemFormattable]
[MemUnion(1, typeof(Leaf<>))]
[MemUnion(2, typeof(Fork<>))]
public partial interface ITree<T>
{
    public static ITree<T> Make(ValueSource s, Func<T> make, int levels = 2) => levels == 0 || s.Below(2) == 0
        ? new Leaf<T> { Value = make() }
        : new Fork<T> { Left = s.Maybe(() => Make(s, make, levels - 1)), Right = Make(s, make, levels - 1) };
}

[MemFormattable]
public sealed partial class Leaf<T> : ITree<T>
{
    public T Value { get; set; } = default!;
}

[MemFormattable]
public sealed partial class Fork<T> : ITree<T>
{
    public ITree<T>? Left { get; set; }

    public ITree<T> Right { get; set; } = new Leaf<T>();
}

/// <summary>Closed in several ways.</summary>
[MemFormattable]
public partial class Forest
{
    public ITree<int>? Numbers { get; set; }

    public List<ITree<string?>> Texts { get; set; } = [];

    public ITree<Address> Places { get; set; } = new Leaf<Address>();

    public static Forest Make(ValueSource s) => new()
    {
        Numbers = s.Maybe(() => ITree<int>.Make(s, s.Int32)),
        Texts = s.List(() => ITree<string?>.Make(s, s.MaybeText, 1)),
        Places = ITree<Address>.Make(s, () => Address.Make(s)),
    };
}
