using MemFormat;

namespace MemFormat.Interop.Tests;

/// <summary>Members with the names that every object of JavaScript has by inheritance.</summary>
[MemFormattable]
public partial class Inherited
{
    public string? __proto__ { get; set; }

    public int constructor { get; set; }

    public string toString { get; set; } = "";

    public Inherited? hasOwnProperty { get; set; }

    public int valueOf { get; set; }

    public string? then { get; set; }
}

/// <summary>The same where objects keep their identity, and are there before their members.</summary>
[MemFormattable(PreserveReferences = true)]
public partial class SharedInherited
{
    public SharedInherited? __proto__ { get; set; }

    public string? constructor { get; set; }

    public string? toString { get; set; }
}

/// <summary>A chain, as deep as one likes.</summary>
[MemFormattable]
public partial class Chain
{
    public int Number { get; set; }

    public Chain? Next { get; set; }
}

/// <summary>A chain of a later version, which <see cref="Chain"/>'s payloads are read as.</summary>
[MemFormattable]
public partial class LaterChain
{
    public long Number { get; set; }

    public string? Note { get; set; }

    public LaterChain? Next { get; set; }
}

/// <summary>A tree of nothing but branches.</summary>
[MemFormattable]
public partial class Branch
{
    public List<Branch> Branches { get; set; } = [];
}

/// <summary>Its second member may be in extension data.</summary>
[MemFormattable]
public partial class Numbers
{
    [MemMember(1)]
    public int First { get; set; }

    [MemMember(2)]
    public int Second { get; set; }

    [MemMember(3)]
    public Measure? Third { get; set; }
}

[MemFormattable]
[MemUnion(1, typeof(Length))]
public abstract partial class Measure;

[MemFormattable]
public partial class Length : Measure
{
    [MemMember(1)]
    public int Metres { get; set; }
}
