using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>An enum in one version.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Underlying">Its integer.</param>
/// <param name="Numbers">The numbers of its constants, which are called Value0, Value1 and so on. No number stands twice.</param>
/// <param name="IsNamed">Whether its constants are known by name.</param>
internal sealed record EnumDef(string Name, Kind Underlying, ImmutableList<int> Numbers, bool IsNamed)
{
    /// <summary>The enum with a further constant, which has a number of its own.</summary>
    public EnumDef More() => this with { Numbers = Numbers.Add(Numbers.Max() + 1) };
}
