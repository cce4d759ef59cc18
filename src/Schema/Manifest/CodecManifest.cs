namespace MemFormat.Schema.Manifest;

/// <summary>A codec that a user wrote.</summary>
/// <param name="Name">The name of its class.</param>
/// <param name="Id">What payloads know its values by, or null when that is no constant.</param>
/// <param name="Version">The version in which it writes, or null when that is no constant.</param>
internal sealed record CodecManifest(string Name, string? Id, long? Version);
