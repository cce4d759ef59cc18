using MemFormat;

namespace Neighbour;

/// <summary>A base class for classes of other assemblies, with members of every place.</summary>
[MemFormattable]
public partial class Animal
{
    [MemMember]
    private int _secret;

    public string Name { get; set; } = "";

    public int Age { get; set; } = 1;

    public bool IsTame { get; set; }

    public bool? IsLoud { get; set; }

    public double? Weight { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long Steps { get; set; }

    public List<string> Tags { get; } = [];

    public Animal? Parent { get; set; }

    public Paw Paw { get; set; }

    public Fur Fur { get; set; }

    public string? Gone { get; set; } = "init";

    public Animal Keep(int secret)
    {
        _secret = secret;
        return this;
    }

    public int Reveal() => _secret;
}

/// <summary>A struct whose memory is its body, in the assembly that declares it.</summary>
[MemFormattable(Encoding = MemEncoding.Fixed)]
public partial struct Paw
{
    public int Left;
    public int Right;
}

/// <summary>An enum of another assembly.</summary>
public enum Fur : ushort
{
    None,
    Long,
    Short = 60000,
}

/// <summary>A base class without members.</summary>
[MemFormattable]
public partial class Nobody;

/// <summary>An abstract base class.</summary>
[MemFormattable]
public abstract partial class Thing
{
    public Guid Key { get; set; }

    public string? Label { get; set; }
}

/// <summary>A base class of members that are known by id.</summary>
[MemFormattable]
public partial class NumberedThing
{
    [MemMember(1)]
    public int First { get; set; }

    [MemMember(5)]
    public string? Fifth { get; set; }
}

/// <summary>A generic base class for classes of other assemblies, and a member type there.</summary>
[MemFormattable]
public partial class Cage<T>
{
    public T? Best { get; set; }

    public List<T> Inmates { get; } = [];

    public int Size { get; private protected set; }

    public Cage<T> Grow(int size)
    {
        Size = size;
        return this;
    }
}

/// <summary>A number that says by its type what it counts: memory to its own assembly, a struct like others elsewhere.</summary>
[MemFormattable]
public readonly partial record struct Count<TOf>(int Value);
