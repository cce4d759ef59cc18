using System.Reflection;
using MemFormat.Base;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Payloads.Recorded;

/// <summary>
/// The fingerprints known to a root: of its own schema, and of those recorded by the assemblies of its types. Made for
/// the first fingerprint to write or read. Payloads never add to it.
/// </summary>
internal sealed class RootHistory : SchemaState
{
    private readonly RecordedVersion[] _versions;
    private readonly ulong _own;
    private readonly string? _shortConflict, _longConflict;

    public RootHistory(RootSchema root)
    {
        var own = new RecordedSchema("the present schema of the root", root.Descriptor, DeclaredCases(root));
        var known = new Dictionary<uint, List<RecordedSchema>> { [Fingerprints.Short(own.Fingerprint)] = [own] };
        var versions = new List<RecordedVersion>();
        foreach (var schema in Recorded(root))
        {
            if (!known.TryGetValue(Fingerprints.Short(schema.Fingerprint), out var same))
                known.Add(Fingerprints.Short(schema.Fingerprint), same = []);
            if (same.Exists(s => s.Is(schema)))
                continue;
            foreach (var other in same)
            {
                _shortConflict ??= Conflict(other, schema, MemFormatHeader.Fingerprint);
                if (schema.Fingerprint == other.Fingerprint)
                    _longConflict ??= Conflict(other, schema, MemFormatHeader.Fingerprint64);
            }

            same.Add(schema);
            versions.Add(new RecordedVersion(schema, root));
        }

        (_own, _versions) = (own.Fingerprint, versions.ToArray());
    }

    /// <summary>The first 29 bits of the hash of the root's schema.</summary>
    /// <exception cref="InvalidOperationException">Another schema has the same bits.</exception>
    public uint OwnShort => _shortConflict is null ? Fingerprints.Short(_own) : throw new SchemaConflictException(_shortConflict);

    /// <summary>The first 61 bits of the hash of the root's schema.</summary>
    /// <exception cref="InvalidOperationException">Another schema has the same bits.</exception>
    public ulong Own => _longConflict is null ? _own : throw new SchemaConflictException(_longConflict);

    /// <summary>Whether a header of fingerprint mode names the root's schema.</summary>
    public bool IsOwn(ulong header) => header == (Fingerprints.IsLong(header) ? Fingerprints.LongHeader(_own) : Fingerprints.ShortHeader(_own));

    /// <summary>The recorded schema that a payload's header names, or null.</summary>
    /// <param name="header">The four or eight bytes of the header.</param>
    public RecordedVersion? Find(ulong header)
    {
        foreach (var version in _versions)
        {
            if (header == (Fingerprints.IsLong(header)
                ? Fingerprints.LongHeader(version.Schema.Fingerprint)
                : Fingerprints.ShortHeader(version.Schema.Fingerprint)))
            {
                return version;
            }
        }

        return null;
    }

    /// <summary>Whether an earlier release recorded this descriptor.</summary>
    public bool Knows(byte[] descriptor)
    {
        foreach (var version in _versions)
        {
            if (version.Schema.Descriptor.AsSpan().SequenceEqual(descriptor))
                return true;
        }

        return false;
    }

    /// <summary>Throws for a header with an unknown fingerprint.</summary>
    public MemFormatException Unknown(ulong header, ReadOnlySpan<byte> payload) => ForeignBytes.Unknown(
        payload,
        $"The payload has the unknown fingerprint {Fingerprints.InHeader(header):x}. It is not the root's, nor one of its {_versions.Length} recorded schemas. "
        + "Record the schemas of released types in MemFormat.Shipped.txt, or write inline headers.");

    /// <summary>Reads a header that names a schema.</summary>
    /// <returns>A recorded schema, or null for the schema of the root.</returns>
    public RecordedVersion? Read(ref MemFormatReader reader, bool isWide)
    {
        var payload = reader.Rest;
        var header = isWide ? reader.ReadUInt64() : reader.ReadUInt32();
        return header == (isWide ? Fingerprints.LongHeader(Own) : Fingerprints.ShortHeader(OwnShort))
            ? null
            : Find(header) ?? throw Unknown(header, payload);
    }

    /// <summary>Each declared case of each union: payloads with a fingerprint, which covers them, do not define them.</summary>
    public static byte[] DeclaredCases(RootSchema root)
    {
        var bytes = new DeclaredCases();
        foreach (var union in root.Unions.Declared)
            bytes.Add(Array.ConvertAll(union.Declared, c => (c.Tag, c.Definition)));
        return bytes.ToArray();
    }

    /// <summary>All that the assemblies of the root's types recorded, and collections of it if the root is one.</summary>
    private static List<RecordedSchema> Recorded(RootSchema root)
    {
        var assemblies = new HashSet<Assembly>();
        AddAssemblies(root.Reader);
        foreach (var union in root.Unions.Declared)
        {
            foreach (var known in union.Declared)
                AddAssemblies(known.Target.Reader);
        }

        var found = new List<RecordedSchema>();
        foreach (var assembly in assemblies)
        {
            foreach (var schema in AssemblySchemas.Of(assembly))
            {
                found.Add(schema);
                foreach (var descriptor in CollectionSchemas.Compose(root.Descriptor, schema.Descriptor))
                    found.Add(new RecordedSchema("a collection of " + schema.Name, descriptor, schema.Cases));
            }
        }

        return found;

        void AddAssemblies(ReaderSchema local)
        {
            foreach (var type in local.Types)
                assemblies.Add(type.Assembly);
        }
    }

    private static string Conflict(RecordedSchema one, RecordedSchema other, MemFormatHeader header) =>
        $"MemFormat cannot distinguish payloads with {nameof(MemFormatHeader)}.{header}: {one.Name} and {other.Name} have the same fingerprint. Use another header, or state a contract on one of the roots.";
}
