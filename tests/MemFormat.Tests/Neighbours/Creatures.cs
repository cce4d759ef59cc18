using System.Diagnostics.CodeAnalysis;
using MemFormat;
using Neighbour;

[assembly: MemUnionCase(typeof(Happening), 2, typeof(Corpus.Neighbours.Closed))]

namespace Corpus.Neighbours;

/// <summary>A record whose base record another assembly generates.</summary>
[MemFormattable]
[method: MemConstructor]
public partial record Lion(string Name, string Breed, int Lives = 9) : Creature(Name)
{
    public Lion? Friend { get; set; }

    public string? Note { get; init; } = "note";

    [SetsRequiredMembers]
    public Lion(ValueSource s, int levels)
        : this(s.Text(), s.Text(), s.Int32())
    {
        (Age, IsLoud, Steps, Note) = (s.Int32(), s.Nullable(s.Bool), s.Int64(), s.MaybeText());
        Tags.AddRange(s.List(s.Text));
        Parent = s.Maybe(() => new Creature(s.Text(), s.Int32(), s.Double(), s.Int32(), s.Int32(), s.Int32()));
        Friend = levels == 0 ? null : new Lion(s, levels - 1);
    }

    public static Lion Make(ValueSource s) => new(s, 2);
}

/// <summary>A grandchild in this assembly, which fixes what its base lets choose.</summary>
[MemFormattable]
public sealed partial record Cub(string Name) : Lion(Name, "mixed", 8)
{
    public required DateOnly Born { get; init; }

    public static new Cub Make(ValueSource s) => new(s.Text()) { Age = s.Int32(), Born = s.DateOnly(), Steps = 3, IsLoud = s.Nullable(s.Bool) };
}

/// <summary>A union over a base record whose constructors all take something.</summary>
[MemFormattable, MemUnion(1, typeof(Roar)), MemUnion(2, typeof(Nap))]
public abstract partial record Act(string Name, int Hours) : Creature(Name)
{
    public string? Place { get; init; }

    public static Act Make(ValueSource s) => s.Bool()
        ? new Roar(s.Text(), s.Int32(), s.Double()) { Age = s.Int32(), Place = s.MaybeText(), Steps = s.Int64() }
        : new Nap(s.Text()) { Age = s.Int32(), IsLoud = s.Nullable(s.Bool), Bed = s.MaybeText() };
}

[MemFormattable]
public sealed partial record Roar(string Name, int Hours, double Loudness) : Act(Name, Hours);

[MemFormattable]
public partial record Nap(string Name) : Act(Name, 8)
{
    public string? Bed { get; init; }
}

/// <summary>The same with members that only constructors set.</summary>
[MemFormattable, MemUnion(1, typeof(Bakery))]
public abstract partial class Business(string street, int number, string owner) : Building(street, number)
{
    public string Owner { get; } = owner;
}

[MemFormattable]
public sealed partial class Bakery(string street, int number, string owner, int ovens) : Business(street, number, owner)
{
    public int Ovens { get; } = ovens;

    public static Business Make(ValueSource s) => new Bakery(s.Text(), s.Int32(), s.Text(), s.Int32()) { Built = s.DateOnly(), IsOpen = s.Bool() };
}

/// <summary>Members that only the base class's constructor sets.</summary>
[MemFormattable]
public sealed partial class House(string street, int number, int floors) : Building(street, number)
{
    public int Floors { get; } = floors;

    public static House Make(ValueSource s) => new(s.Text(), s.Int32(), s.Int32()) { Built = s.Nullable(s.DateOnly), IsOpen = s.Bool() };
}

/// <summary>A generic base, closed.</summary>
[MemFormattable]
public sealed partial record LionEnvelope(Lion Body, string Tag) : Envelope<Lion>(Body)
{
    public static LionEnvelope Make(ValueSource s) => new(Lion.Make(s), s.Text()) { Version = s.Int32(), More = s.List(() => Lion.Make(s)) };
}

/// <summary>A generic base of a generic record.</summary>
[MemFormattable]
public partial record Parcel<TBody, TLabel>(List<TBody> Body, TLabel Label) : Envelope<List<TBody>>(Body)
{
    public int Weight { get; init; } = 4;
}

/// <summary>An object is there before its members are read.</summary>
[MemFormattable]
public partial class Unsettled : Settled
{
    public int Fourth { get; init; } = 4;

    public static Unsettled Make(ValueSource s) => new() { First = s.Int32(), Second = s.Text(), Fourth = s.Int32() };
}

/// <summary>The same with an identity.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Knot : Settled
{
    public Knot? Next { get; set; }
}

/// <summary>A case of another assembly's union.</summary>
[MemFormattable]
public sealed partial record Closed(Guid Id, int Code) : Happening(Id);

/// <summary>What <see cref="Lion"/> was before its members moved to a base record of another assembly.</summary>
[MemFormattable]
public partial class LionBefore
{
    public string Name { get; set; } = "";

    public int Age { get; set; }

    public bool? IsLoud { get; set; }

    public List<string> Tags { get; set; } = [];

    public long Steps { get; set; }

    public string Breed { get; set; } = "";

    public string? Note { get; set; }
}

/// <summary>Versions with one member.</summary>
[MemFormattable]
public partial class JustName
{
    public string Name { get; set; } = "";
}

/// <inheritdoc cref="JustName"/>
[MemFormattable]
public partial class JustNumber
{
    public int Number { get; set; }
}

/// <inheritdoc cref="JustName"/>
[MemFormattable]
public partial class JustVersion
{
    public int Version { get; set; }
}
