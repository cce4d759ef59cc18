using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>What the values of a member or element are.</summary>
internal abstract record Shape;

internal sealed record ScalarShape(Kind Kind) : Shape
{
    public static ScalarShape Of(string type) => new(Kinds.All.Single(k => k.CSharp == type));
}

internal sealed record EnumShape(int Enum) : Shape;

internal sealed record ObjectShape(int Type) : Shape;

internal sealed record ListShape(ListForm Form, Use Element) : Shape
{
    /// <summary><c>byte[]</c> is a value of its own where single values become lists.</summary>
    public bool IsBytes => Form == ListForm.Array && Element is { IsNullable: false, Shape: ScalarShape { Kind.CSharp: "byte" } };
}

internal sealed record MapShape(MapForm Form, Use Key, Use Value) : Shape;

internal sealed record SerializedShape(Use Inner) : Shape;

internal sealed record TupleShape(ImmutableList<Use> Elements) : Shape;

/// <summary>The C# type of a list.</summary>
internal enum ListForm
{
    Array,
    List,
    HashSet,
    SortedSet,
    Queue,
    Stack,
    LinkedList,
    ImmutableArray,
    ImmutableList,
    IReadOnlyList,
}

/// <summary>The C# type of a map.</summary>
internal enum MapForm
{
    Dictionary,
    SortedDictionary,
    IReadOnlyDictionary,
}
