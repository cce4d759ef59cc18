using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>How a member is set.</summary>
internal enum Access
{
    Set,
    Init,
    Required,
    Field,

    /// <summary>A parameter of a record, with a default where the member has an initial value.</summary>
    Parameter,
}

/// <summary>A member in one version.</summary>
internal sealed record Member(string Name, Use Use)
{
    /// <summary>Earlier names, the oldest first.</summary>
    public ImmutableList<string> FormerNames { get; init; } = [];

    /// <summary>Its number where the type's members are known by numbers.</summary>
    public int Number { get; init; }

    public Access Access { get; init; }

    /// <summary>The base class that declares it, 0 for the type itself.</summary>
    public int Level { get; init; }

    /// <summary>What it is initialized with, of a scalar; other members begin empty.</summary>
    public object? Initial { get; init; }

    public string WireName => FormerNames.IsEmpty ? Name : FormerNames[0];

    /// <summary>Reading data without it is an error.</summary>
    public bool IsRequired => Access == Access.Required || (Access == Access.Parameter && Initial is null && !Use.IsNullable);
}
