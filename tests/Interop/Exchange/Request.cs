namespace MemFormat.Interop.Tests;

/// <summary>A payload to be read and written again.</summary>
/// <param name="Root">The root's name in C#.</param>
/// <param name="Bytes">The payload.</param>
public sealed record Request(string Root, byte[] Bytes);
