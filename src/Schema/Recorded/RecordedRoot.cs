using System.Globalization;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.Order root 0123456789abcdef 1.0 …</c>: the whole schema of a root, since a release.</summary>
/// <param name="Type">The root.</param>
/// <param name="Release">The first release with this schema, or <see cref="Unshipped"/>.</param>
/// <param name="Descriptor">The descriptor's bytes; in the file as Base64.</param>
/// <param name="Cases">The declared cases of the unions it reaches, as the fingerprint covers them; in the file as Base64, if there are any.</param>
internal sealed record RecordedRoot(string Type, string Release, EquatableArray<byte> Descriptor, EquatableArray<byte> Cases) : RecordedLine(Type)
{
    public const string TheWord = "root";

    /// <summary>In the place of a release: there is none yet.</summary>
    public const string Unshipped = "unshipped";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <summary>The type and its release, in words.</summary>
    public string Label => $"{Type} {Release}";

    /// <summary>The 61 bits that stand for descriptor and cases.</summary>
    public ulong Fingerprint { get; } = Fingerprints.Of(Fingerprints.Hash([.. Descriptor, .. Cases]));

    /// <inheritdoc/>
    protected override string Key => Fingerprint.ToString("x16", CultureInfo.InvariantCulture);

    /// <summary>Descriptor and cases in Base64; without cases, the descriptor alone.</summary>
    public IEnumerable<string> Bytes
    {
        get
        {
            yield return Convert.ToBase64String(Descriptor.ToArray());
            if (Cases.Count > 0)
                yield return Convert.ToBase64String(Cases.ToArray());
        }
    }

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts
    {
        get
        {
            yield return Release;
            foreach (var bytes in Bytes)
                yield return bytes;
        }
    }
}
