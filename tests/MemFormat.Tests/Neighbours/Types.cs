using MemFormat;
using Neighbour;

namespace Corpus.Neighbours;

/// <summary>A class whose base class another assembly generates.</summary>
[MemFormattable]
public partial class Dog : Animal
{
    public string Breed { get; set; } = "";

    public int? Chip { get; set; }

    public Paw Hind { get; set; }

    public Paw? Front { get; set; }

    public List<Paw> Paws { get; set; } = [];

    public List<Animal?> Friends { get; set; } = [];

    public Dictionary<Fur, Dog>? Pups { get; set; }

    public Fur Coat { get; set; }

    public static Dog Make(ValueSource s, int levels = 2)
    {
        var made = new Dog
        {
            Name = s.Text(),
            Age = s.Int32(),
            IsTame = s.Bool(),
            IsLoud = s.Nullable(s.Bool),
            Weight = s.Nullable(s.Double),
            Steps = s.Int64(),
            Parent = s.Maybe(() => new Animal { Name = s.Text() }.Keep(3)),
            Paw = new Paw { Left = s.Int32() },
            Fur = s.OneOf(Fur.None, Fur.Short),
            Gone = s.MaybeText(),
            Breed = s.Text(),
            Chip = s.Nullable(s.Int32),
            Hind = new Paw { Right = s.Int32() },
            Front = s.Nullable(() => new Paw { Left = 4 }),
            Paws = s.List(() => new Paw { Left = s.Int32(), Right = s.Int32() }),
            Friends = s.List(() => s.Maybe(() => new Animal { Name = s.Text() })),
            Pups = levels == 0 ? null : s.Maybe(() => s.Map(() => s.OneOf(Fur.Long, Fur.Short), () => Make(s, levels - 1))),
            Coat = s.OneOf(Fur.None, Fur.Short, (Fur)7),
        };
        made.Keep(s.Int32());
        made.Tags.AddRange(s.List(s.Text));
        return made;
    }
}

/// <summary>A grandchild in this assembly.</summary>
[MemFormattable]
public sealed partial class Puppy : Dog
{
    public DateOnly Born { get; init; } = new(2026, 1, 1);

    public static Puppy Make(ValueSource s) =>
        new() { Name = s.Text(), Breed = s.Text(), Born = s.DateOnly(), Age = s.Int32(), Chip = s.Nullable(s.Int32) };
}

/// <summary>Bases without members, abstract ones and numbered ones.</summary>
[MemFormattable]
public partial class Somebody : Nobody
{
    public int Value { get; set; }
}

/// <summary>Nothing on top of nothing.</summary>
[MemFormattable]
public partial class NobodyElse : Nobody;

/// <summary>A concrete thing.</summary>
[MemFormattable]
public partial class Chair : Thing
{
    public int Legs { get; set; }
}

/// <summary>Ids on top of ids.</summary>
[MemFormattable]
public partial class NumberedMore : NumberedThing
{
    [MemMember(3)]
    public bool Third { get; set; }
}

/// <summary>A class whose base class is generic and another assembly's; so are the types of its members.</summary>
[MemFormattable]
public partial class Kennel : Cage<Dog>
{
    public string Name { get; init; } = "";

    public Count<Dog> Dogs { get; set; }

    public Cage<Count<Kennel>?>? Guests { get; set; }

    public static Kennel Make(ValueSource s)
    {
        var made = new Kennel
        {
            Best = s.Maybe(() => Dog.Make(s, 1)),
            Name = s.Text(),
            Dogs = new(s.Int32()),
            Guests =
                s.Maybe(() => new Cage<Count<Kennel>?> { Best = s.Nullable(() => new Count<Kennel>(s.Int32())), Inmates = { null, new(s.Int32()) } }),
        };
        made.Grow(s.Int32());
        made.Inmates.AddRange(s.List(() => Dog.Make(s, 0)));
        return made;
    }
}

/// <summary>The base class of a generic class, closed in part.</summary>
[MemFormattable]
public partial class LabelledCage<T, TLabel> : Cage<List<T>>
{
    public TLabel? Label { get; set; }
}

/// <summary>What <see cref="Dog"/> was before its members moved to a base class of another assembly.</summary>
[MemFormattable]
public partial class DogBefore
{
    public string Name { get; set; } = "";

    public int Age { get; set; }

    public bool? IsLoud { get; set; }

    public List<string> Tags { get; set; } = [];

    public long Steps { get; set; }

    public string Breed { get; set; } = "";

    public int Chip { get; set; }
}
