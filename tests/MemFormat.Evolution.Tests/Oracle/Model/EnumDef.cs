namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>An enum in one version.</summary>
internal sealed record EnumDef(string Name, Kind Underlying, int Values);
