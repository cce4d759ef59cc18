namespace MemFormat.Interop.Tests;

/// <summary>A payload to be read and written again.</summary>
/// <param name="Root">The root's name in C#.</param>
/// <param name="Bytes">The payload.</param>
/// <param name="Chunk">Not 0: the bytes are a stream of many values, and come in chunks of so many. The answer is then one payload for each, with commas between.</param>
public sealed record Request(string Root, byte[] Bytes, int Chunk = 0);
