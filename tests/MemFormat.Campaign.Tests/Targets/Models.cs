using System.Collections.Immutable;
using System.Numerics;

namespace MemFormat.Campaign.Tests;

/// <summary>The types that drawn payloads are read into: every kind, place and collection, small enough to be met often.</summary>
[MemFormattable]
public sealed partial class Everything
{
    public bool Flag { get; set; }

    public bool? MaybeFlag { get; set; }

    public int Number { get; set; }

    public long? MaybeNumber { get; set; }

    public decimal Price { get; set; }

    public DateTime When { get; set; }

    public DateTimeOffset? Where { get; set; }

    public Guid Id { get; set; }

    public string? Text { get; set; }

    public byte[]? Bytes { get; set; }

    public List<int>? Numbers { get; set; }

    public List<long?>? MaybeNumbers { get; set; }

    public List<bool?>? MaybeFlags { get; set; }

    public HashSet<long>? Set { get; set; }

    public Dictionary<int, string?>? Map { get; set; }

    public Dictionary<string, Point?>? Places { get; set; }

    public List<string?>? Texts { get; set; }

    public Everything? Next { get; set; }

    public List<Everything?>? Children { get; set; }

    public (int, string?, Point) Tuple { get; set; }

    public int[,]? Grid { get; set; }

    public BigInteger Big { get; set; }

    public Version? Version { get; set; }

    public ImmutableArray<short> Shorts { get; set; } = [];

    public ReadOnlyMemory<float> Floats { get; set; }

    public Serialized<Keeping>? Inner { get; set; }

    public Animal? Animal { get; set; }

    public List<int> Held { get; } = [];

    public ISet<long> HeldSet { get; } = new HashSet<long>();
}

[MemFormattable]
public partial struct Point
{
    public int X;
    public int Y;
}

[MemFormattable]
public readonly partial record struct Amounts(long First, long Second, long Third);

/// <summary>Structs of numbers whose digits lie side by side.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public sealed partial class Mapped
{
    public Point[]? Points { get; set; }

    public List<Amounts>? Amounts { get; set; }

    public Point[][]? Arcs { get; set; }

    public Mapped? Next { get; set; }
}

/// <summary>Reads those into objects, and into other numbers.</summary>
[MemFormattable]
public sealed partial class MappedElsewhere
{
    public List<Place?>? Points { get; set; }

    public List<Point>? Amounts { get; set; }

    public List<int[]>? Arcs { get; set; }
}

[MemFormattable]
public sealed partial class Place
{
    public long X { get; set; }

    public string? Name { get; set; }

    public decimal? Y { get; set; }
}

/// <summary>Keeps what it does not know.</summary>
[MemFormattable]
public sealed partial class Keeping
{
    [MemMember(1)]
    public int Id { get; set; }

    [MemMember(2)]
    public string? Name { get; set; }

    [MemMember(3)]
    public Keeping? Next { get; set; }

    [MemMember(4)]
    public List<Keeping>? Children { get; set; }

    public MemExtensionData? More { get; set; }
}

[MemFormattable(UnknownCaseType = typeof(OtherAnimal))]
[MemUnion(1, typeof(Cat))]
[MemUnion(2, typeof(Dog))]
[MemUnion(3, typeof(Herd))]
public abstract partial class Animal
{
    [MemMember(1)]
    public string? Name { get; set; }
}

public sealed class OtherAnimal : Animal
{
    public MemExtensionData? Value { get; set; }
}

[MemFormattable]
public sealed partial class Cat : Animal
{
    [MemMember(2)]
    public int Lives { get; set; }
}

[MemFormattable]
public sealed partial class Dog : Animal
{
    [MemMember(2)]
    public long? Owner { get; set; }

    public MemExtensionData? More { get; set; }
}

[MemFormattable]
public sealed partial class Herd : Animal
{
    [MemMember(2)]
    public List<Animal?>? Animals { get; set; }

    [MemMember(3)]
    public Person? Keeper { get; set; }
}

/// <summary>Keeps its identity.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Person
{
    [MemMember(1)]
    public string? Name { get; set; }

    [MemMember(2)]
    public Person? Friend { get; set; }

    [MemMember(3)]
    public List<Person?>? Friends { get; set; }

    [MemMember(4)]
    public Animal? Pet { get; set; }
}

/// <summary>Keeps what it does not know, and has objects that keep their identity.</summary>
[MemFormattable]
public sealed partial class Holder
{
    [MemMember(1)]
    public Person? Owner { get; set; }

    [MemMember(2)]
    public List<Person?>? People { get; set; }

    [MemMember(3)]
    public Animal? Pet { get; set; }

    [MemMember(4)]
    public Keeping? Kept { get; set; }

    [MemMember(5)]
    public List<Holder>? Inner { get; set; }

    public MemExtensionData? More { get; set; }
}

/// <summary>Large, and small on the wire.</summary>
[MemFormattable]
public sealed partial class Wide
{
    [MemMember(1)]
    public Wide? A { get; set; }

    [MemMember(2)]
    public string? B { get; set; }

    [MemMember(3)]
    public Int128? C { get; set; }

    [MemMember(4)]
    public Block? D { get; set; }

    [MemMember(5)]
    public List<Wide?>? E { get; set; }

    [MemMember(6)]
    public Dictionary<short, Wide?>? F { get; set; }

    [MemMember(7)]
    public Guid? G { get; set; }

    [MemMember(8)]
    public List<Block?>? H { get; set; }
}

[MemFormattable]
public partial struct Block
{
    public Guid A;
    public Guid B;
    public Guid C;
    public Guid D;
}

/// <summary>Made by its constructor, with members that must be there.</summary>
[MemFormattable]
public sealed partial record Made(int Id, string Name, List<Made>? Parts)
{
    public required long Weight { get; init; }
}

[MemFormattable]
public sealed partial class Ring1
{
    public Ring2? A { get; set; }

    public Ring3? B { get; set; }

    public int C { get; set; }
}

[MemFormattable]
public sealed partial class Ring2
{
    public Ring3? A { get; set; }

    public Ring1? B { get; set; }

    public string? C { get; set; }
}

[MemFormattable]
public sealed partial class Ring3
{
    public Ring1? A { get; set; }

    public Ring2? B { get; set; }

    public List<Ring1>? C { get; set; }
}

/// <summary>Has no members.</summary>
[MemFormattable]
public sealed partial class Nothing;

[MemCodec(typeof(OwnCodec))]
public sealed record Own(string Text);

public sealed class OwnCodec : MemFormatCodec<Own>
{
    public override string Id => "own";

    public override uint Version => 1;

    public override void Write(ref MemFormatWriter writer, Own value) => writer.WriteString(value.Text);

    public override Own Read(ref MemFormatReader reader) => new(reader.ReadString());
}

[MemFormattable]
public sealed partial class Strange
{
    [MemMember(1)]
    public Own? Own { get; set; }

    [MemMember(2)]
    public List<Own>? Owns { get; set; }

    [MemMember(3)]
    public Lazy<int>? Late { get; set; }

    [MemMember(4)]
    public Index From { get; set; }

    [MemMember(5)]
    public SortedDictionary<int, Nothing?>? Sorted { get; set; }

    [MemMember(6)]
    public ImmutableDictionary<long, byte>? Frozen { get; set; }

    [MemMember(7)]
    public LinkedList<Nothing>? Linked { get; set; }

    [MemMember(8)]
    public System.Collections.BitArray? Bits { get; set; }

    [MemMember(9)]
    public Uri? Uri { get; set; }

    [MemMember(10)]
    public Matrix3x2 Matrix { get; set; }

    [MemMember(11)]
    public Serialized<Strange>? Inner { get; set; }

    [MemMember(12)]
    public Box<int>? Box { get; set; }

    [MemMember(13)]
    public Box<Made>? Boxed { get; set; }
}

[MemFormattable]
public sealed partial class Box<T>
{
    [MemMember(1)]
    public T? Value { get; set; }

    [MemMember(2)]
    public List<T>? Values { get; set; }
}
