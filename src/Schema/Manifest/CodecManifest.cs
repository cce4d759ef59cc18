namespace MemFormat.Schema.Manifest;

/// <summary>A user's codec.</summary>
/// <param name="Name">The name of its class.</param>
/// <param name="Id">Its id in schemas, or null if it is not a constant.</param>
/// <param name="Version">Its version, or null if it is not a constant.</param>
internal sealed record CodecManifest(string Name, string? Id, long? Version);
