namespace MemFormat.Plans.Build;

/// <summary>The schema that a root had in an earlier release.</summary>
/// <param name="name">The root and the release, for messages.</param>
/// <param name="descriptor">The descriptor's bytes.</param>
/// <param name="cases">The declared cases of the unions that it reaches, as the fingerprint covers them.</param>
internal sealed class RecordedSchema(string name, byte[] descriptor, byte[] cases)
{
    public readonly string Name = name;

    public readonly byte[] Descriptor = descriptor;

    public readonly byte[] Cases = cases;

    /// <summary>The 61 bits by which payloads name it.</summary>
    public readonly ulong Fingerprint = Fingerprints.Of(Fingerprints.Hash([.. descriptor, .. cases]));

    /// <summary>Whether two schemas are the same, byte for byte.</summary>
    public bool Is(RecordedSchema other) =>
        Fingerprint == other.Fingerprint && Descriptor.AsSpan().SequenceEqual(other.Descriptor) && Cases.AsSpan().SequenceEqual(other.Cases);
}
