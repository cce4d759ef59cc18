using MemFormat;

namespace Corpus;

/// <summary>The least generic class: one value of any type.</summary>
[MemFormattable]
public partial class Box<T>
{
    public T Value { get; set; } = default!;
}

/// <summary>The same as a struct, with more around it.</summary>
[MemFormattable]
public readonly partial record struct Option<T>(bool HasValue, T? Value, int Tries);

/// <summary>Two parameters, one of which is a key, and a constructor that takes both.</summary>
[MemFormattable]
public partial record Pair<TKey, TValue>(TKey Key, TValue Value)
    where TKey : notnull
{
    public Dictionary<TKey, TValue> More { get; init; } = [];
}

/// <summary>Structs only, so that <c>T?</c> is a type of its own.</summary>
[MemFormattable]
public partial class Measured<T>
    where T : struct, IComparable<T>
{
    public T Value { get; set; }

    public T? Limit { get; set; }

    public List<T> Samples { get; set; } = [];

    public T?[] Gaps { get; set; } = [];

    public static Measured<T> Make(ValueSource s, Func<T> make) => new()
    {
        Value = make(),
        Limit = s.Nullable(make),
        Samples = s.List(make),
        Gaps = s.Array(() => s.Nullable(make)),
    };
}

/// <summary>A number whose type says what it is of: the parameter is no member's type, so values are copied as memory.</summary>
[MemFormattable]
public partial struct Id<TOwner>
{
    public int Value { get; set; }
}

/// <summary>Contains itself, with the same argument.</summary>
[MemFormattable]
public partial class Node<T>
{
    public T? Value { get; set; }

    public Node<T>? Next { get; set; }

    public List<Node<T>> Children { get; set; } = [];

    public static Node<T> Make(ValueSource s, Func<T?> make, int levels = 2) => new()
    {
        Value = make(),
        Next = levels == 0 ? null : s.Maybe(() => Make(s, make, levels - 1)),
        Children = levels == 0 ? [] : s.List(() => Make(s, make, levels - 1)),
    };
}

/// <summary>Members that a constructor, an initializer or nobody sets, around type parameters.</summary>
[MemFormattable]
[method: MemConstructor]
public sealed partial class Kept<T, TNote>(T first)
    where TNote : class, new()
{
    public T First { get; } = first;

    public required T? Second { get; init; }

    public TNote Note { get; init; } = new();

    [MemMember]
    private readonly T? _third = default;

    public List<T> All { get; } = [];

    public Kept<T, TNote> With(T? third) => new(First, third) { Second = Second, Note = Note };

    private Kept(T first, T? third) : this(first) => _third = third;
}

/// <summary>Members by id, compact where they can be.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class Numbered<T>
{
    [MemMember(2)]
    public T? Value { get; set; }

    [MemMember(1)]
    public int Count { get; set; }

    [MemMember(5)]
    public List<T>? Values { get; set; }

    [MemMember(7)]
    public List<int> Counts { get; set; } = [];
}
