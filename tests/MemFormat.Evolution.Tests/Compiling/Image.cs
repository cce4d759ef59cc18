namespace MemFormat.Evolution.Tests;

/// <summary>An assembly that was compiled in memory.</summary>
internal sealed record Image(string Name, byte[] Bytes);
