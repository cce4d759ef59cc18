using System.Buffers.Binary;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>
/// The schemas of earlier releases that the reader of a root knows by their fingerprints. .NET knows all that the
/// assemblies recorded; a page has to load what it knows. So a root knows its own, and those of types that are no more:
/// it may have had their name.
/// </summary>
internal sealed class KnownReleases
{
    private readonly IReadOnlyList<RecordedRoot> _recorded;
    private readonly HashSet<string> _present;

    /// <param name="recorded">All recorded schemas.</param>
    /// <param name="manifests">The present types.</param>
    public KnownReleases(IReadOnlyList<RecordedRoot> recorded, ManifestSet manifests) =>
        (_recorded, _present) = (recorded, [.. manifests.Types.Select(t => Declared(t.Name))]);

    /// <summary>The header of eight bytes that names a schema.</summary>
    /// <param name="descriptor">The schema's bytes.</param>
    /// <param name="cases">The declared cases of its unions.</param>
    public static byte[] Header(IEnumerable<byte> descriptor, IEnumerable<byte> cases)
    {
        var bytes = new byte[Fingerprints.LongSize];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, Fingerprints.LongHeader(Fingerprints.Of(Fingerprints.Hash([.. descriptor, .. cases]))));
        return bytes;
    }

    /// <summary>The schemas that a root had.</summary>
    /// <exception cref="PrintingException">Two of them have the same fingerprint.</exception>
    public IReadOnlyList<RecordedRoot> Find(ManifestType root, ComposedSchema schema)
    {
        var own = new RecordedRoot(TypeText.Name(root), "now", schema.Descriptor, schema.Cases);
        var known = new Dictionary<uint, RecordedRoot> { [Fingerprints.Short(own.Fingerprint)] = own };
        var names = Items(root).Select(TypeText.Name).ToHashSet();
        var (same, others) = (_recorded.Where(r => names.Contains(r.Type)), _recorded.Where(r => !names.Contains(r.Type) && IsNoMore(r.Type)));
        foreach (var release in same.Concat(others).SelectMany(r => AsRoot(r, schema)))
        {
            var bits = Fingerprints.Short(release.Fingerprint);
            if (known.TryAdd(bits, release) || (known[bits].Descriptor.Equals(release.Descriptor) && known[bits].Cases.Equals(release.Cases)))
                continue;
            throw new PrintingException($"Payloads with fingerprints of {known[bits].Label} and of {release.Label} cannot be told apart. State a contract on one of the roots.");
        }

        return known.Values.Where(r => r != own).ToList();
    }

    private bool IsNoMore(string type) => !type.StartsWith("System.", StringComparison.Ordinal) && !_present.Contains(Declared(type));

    /// <summary>A name without arguments and what follows them.</summary>
    private static string Declared(string type) => type.Split('<', '[')[0];

    private static IEnumerable<RecordedRoot> AsRoot(RecordedRoot release, ComposedSchema root) => root.Root.Kind is WireKind.List or WireKind.Map
        ? CollectionSchemas.Compose(root.Descriptor.ToArray(), release.Descriptor.ToArray())
            .Select(d => new RecordedRoot(release.Type, release.Release, d.ToEquatableArray(), release.Cases))
        : [release];

    /// <summary>What is recorded of a type: of a collection, its elements.</summary>
    private static IEnumerable<ManifestType> Items(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Map or ManifestTypeKind.Memory or ManifestTypeKind.Nullable =>
            type.Arguments.SelectMany(Items),
        _ => [type],
    };
}
