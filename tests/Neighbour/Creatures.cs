using System.Diagnostics.CodeAnalysis;
using MemFormat;

namespace Neighbour;

/// <summary>A base record with a member of every way in: constructor, <c>required</c>, <c>init</c>, readonly, getter-only, private.</summary>
[MemFormattable]
[method: MemConstructor]
public partial record Creature(string Name)
{
    [MemMember]
    private int _secret = 2;

    public readonly double Weight = 1.5;

    public required int Age { get; init; }

    public bool? IsLoud { get; init; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long Steps { get; init; } = 7;

    public List<string> Tags { get; } = [];

    [MemMember]
    public int Chip { get; } = 3;

    public Creature? Parent { get; set; }

    [MemMember]
    internal Claw Claw { get; init; }

    [SetsRequiredMembers]
    public Creature(string name, int age, double weight, int secret, int chip, int claw)
        : this(name) => (Age, Weight, _secret, Chip, Claw) = (age, weight, secret, chip, new Claw { Length = claw });

    public (int Secret, int Claw) Reveal() => (_secret, Claw.Length);
}

/// <summary>A type that other assemblies cannot name.</summary>
[MemFormattable]
internal partial struct Claw
{
    public int Length { get; set; }
}

/// <summary>An abstract base class with a member that only its constructor sets.</summary>
[MemFormattable]
public abstract partial class Building(string street, int number = 1)
{
    public string Street { get; } = street;

    public int Number { get; } = number;

    public DateOnly? Built { get; init; }

    public bool IsOpen { get; set; }
}

/// <summary>A generic base record.</summary>
[MemFormattable]
public partial record Envelope<T>(T Body)
{
    public readonly Guid Id = new("11112222-3333-4444-5555-666677778888");

    public required int Version { get; init; }

    public List<T> More { get; init; } = [];
}

/// <summary>A base class whose members only initializers set.</summary>
[MemFormattable]
public partial class Settled
{
    public int First { get; init; } = 1;

    public required string Second { get; init; }

    public readonly bool Third = true;
}

/// <summary>A union to which other assemblies add records.</summary>
[MemFormattable, MemUnion(1, typeof(Opened))]
public abstract partial record Happening(Guid Id)
{
    public required DateTime At { get; init; }
}

/// <summary>The case that is declared.</summary>
[MemFormattable]
public sealed partial record Opened(Guid Id, string By) : Happening(Id);
