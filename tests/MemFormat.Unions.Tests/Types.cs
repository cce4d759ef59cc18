using System.Runtime.CompilerServices;
using MemFormat;
using MemFormat.UnionLibrary;

[assembly: MemUnionCase(typeof(Plain), 1, typeof(int))]
[assembly: MemUnionCase(typeof(Plain), 2, typeof(string))]

namespace MemFormat.Unions.Tests;

public enum Color
{
    Red = 1,
    Green = 2,
}

[MemFormattable]
public partial record Circle(double Radius);

[MemFormattable]
public partial record struct Square(int Side);

[MemFormattable]
public partial class Triangle
{
    public int A { get; set; }
    public int B { get; set; }
    public int C { get; set; }
}

[MemFormattable]
public partial record Group(List<Shape> Shapes);

[MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Triangle)), MemUnion(4, typeof(Group))]
public partial union Shape(Circle, Square, Triangle, Group) : IThing;

/// <summary>Each kind of case.</summary>
[MemFormattable(UnknownCase = MemUnknownCase.Null)]
[MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(Color)), MemUnion(4, typeof(List<int>))]
[MemUnion(5, typeof((int, string)))]
[MemUnion(6, typeof(DateTime?)), MemUnion(7, typeof(byte[])), MemUnion(8, typeof(Dictionary<string, Shape>)), MemUnion(9, typeof(Shape))]
[MemUnion(10, typeof(IReadOnlyList<string>)), MemUnion(11, typeof(Square)), MemUnion(12, typeof(IThing)), MemUnion(13, typeof(Guid))]
public partial union Anything(
    int, string, Color, List<int>, (int, string), DateTime?, byte[], Dictionary<string, Shape>, Shape, IReadOnlyList<string>, Square, IThing, Guid);

[MemFormattable, MemUnion(1, typeof(Book)), MemUnion(2, typeof(Shape))]
public partial interface IThing;

[MemFormattable]
public partial record Book(string Title) : IThing;

[MemFormattable]
public partial record Person(string Name, int Age);

/// <summary>The example of Microsoft's page on unions in System.Text.Json.</summary>
[MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(Person))]
public partial union Payload(int, string, Person);

/// <summary>The union as people wrote it before.</summary>
[MemFormattable, MemUnion(1, typeof(OldCat)), MemUnion(2, typeof(OldDog))]
public partial interface IOldPet;

[MemFormattable]
public partial record OldCat(int Lives) : IOldPet;

[MemFormattable]
public partial record OldDog(string Name) : IOldPet;

[MemFormattable, MemUnion(1, typeof(Cat)), MemUnion(2, typeof(Dog))]
public partial union NewPet(Cat, Dog);

[MemFormattable]
public partial class Shelter
{
    public Pet First { get; set; }
    public Pet? Second { get; set; }
    public required List<Pet> All { get; set; }
    public Dictionary<string, Pet> ByName { get; set; } = [];
    public Dictionary<NewPet, int> Counts { get; set; } = [];
    public Pet[] More { get; init; } = [];
    public (int, Pet) Pair { get; set; }
    public HashSet<Number> Numbers { get; set; } = [];
    public Option<Pet> Maybe { get; set; }
    public Option<string>? Name { get; set; }
    public Plain Plain { get; set; }
    public Serialized<Pet>? Kept { get; set; }
}

[MemFormattable]
public partial class Page<T>
{
    public T? Item { get; set; }
    public List<T> Items { get; set; } = [];
    public Option<T> Option { get; set; }
}

[MemFormattable]
public partial record Leaf<T>(T Value);

[MemFormattable]
public partial record Branch<T>(Tree<T> Left, Tree<T> Right);

[MemFormattable, MemUnion(1, typeof(Leaf<>)), MemUnion(2, typeof(Branch<>)), MemUnion(3, "T[]")]
public partial union Tree<T>(Leaf<T>, Branch<T>, T[]);

[MemFormattable, MemUnion(1, typeof(Node)), MemUnion(2, typeof(string))]
public partial union Link(Node, string);

[MemFormattable(PreserveReferences = true)]
public partial class Node
{
    public string Name { get; set; } = "";
    public Link Next { get; set; }
}

/// <summary>A class by hand that follows the pattern.</summary>
[Union]
[MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string))]
public sealed partial class Held
{
    public Held(int value) => Value = value;

    public Held(string value) => Value = value;

    public object? Value { get; }
}
