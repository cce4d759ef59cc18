using System.Globalization;
using MemFormat.Schema.Composition;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Recording;

/// <summary>What shipped programs left behind, schemas and payloads, against the schemas of an assembly.</summary>
internal sealed class KeptData
{
    private readonly List<RecordedRoot> _shipped;
    private readonly Dictionary<string, RecordedRoot> _present;
    private readonly ShippedTypes _types;
    private readonly LoadedManifests _manifests;

    /// <param name="files">The recorded lines.</param>
    /// <param name="present">The lines of the assembly.</param>
    /// <param name="manifests">The types of the assembly.</param>
    public KeptData(RecordedFiles files, IEnumerable<RecordedLine> present, LoadedManifests manifests)
    {
        _shipped = [.. files.Shipped.Lines.OfType<RecordedRoot>().Where(r => !r.IsRemoved)];
        _types = new ShippedTypes(files.Shipped, files.ReadableUnshipped());
        _manifests = manifests;
        _present = present.OfType<RecordedRoot>().GroupBy(r => r.Type, StringComparer.Ordinal)
            .ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
    }

    /// <summary>
    /// Why schemas of releases do not go with the present ones, each in a line. Members with <c>[MemWas]</c> convert
    /// what they were, and some changes are accepted.
    /// </summary>
    /// <param name="isForward">Whether shipped programs read present data, else the reverse.</param>
    public IEnumerable<string> OfReleases(bool isForward) =>
        from root in _shipped
        where _present.ContainsKey(root.Type)
        let present = _present[root.Type]
        from difference in isForward ? Refused(present.Schema(), root.Schema()) : Refused(root.Schema(), present.Schema())
        where !IsMeant(difference, isForward ? root : present, isForward)
        select isForward ? $"{root.Label} cannot read present data: {difference}" : $"data of {root.Label} cannot be read: {difference}";

    /// <summary>Why payloads cannot be read, each in a line. The folder of a payload has the name of its root.</summary>
    /// <exception cref="ToolException">The folder has no payloads.</exception>
    public IEnumerable<string> OfPayloads(DirectoryInfo folder, out int count)
    {
        if (!folder.Exists)
            throw new ToolException($"{folder.FullName} does not exist.");
        var files = folder.GetDirectories().OrderBy(d => d.Name, StringComparer.Ordinal)
            .SelectMany(d => d.GetFiles().OrderBy(f => f.Name, StringComparer.Ordinal).Select(f => (Root: d.Name, File: f))).ToList();
        count = files.Count;
        if (count == 0)
            throw new ToolException($"{folder.FullName} has no payloads: put them into folders named after their roots.");
        return files.SelectMany(f => OfPayload(f.Root, File.ReadAllBytes(f.File.FullName)).Select(why => $"{f.Root}/{f.File.Name}: {why}"));
    }

    /// <summary>
    /// Whether a difference is a change on purpose. The schema of a root has no names, but its types are in the order
    /// of the composed ones.
    /// </summary>
    private bool IsMeant(MemFormatSchemaDifference difference, RecordedRoot root, bool isForward)
    {
        if (isForward || difference.Member is null || Composed(root.Type).ElementAtOrDefault(IndexOf(difference.Type))?.Manifest is not { } type)
            return false;
        var member = type.Members.FirstOrDefault(m => difference.Member == (type.IsNumbered ? $"#{m.Key}" : $"?{m.Key:x8}"));
        return member is not null
            && (member.FormerTypes.Count > 0
                || _types.Accepts(new SchemaChange(ChangeRule.Unreadable, RecordedText.Name(type.Name), TypeLines.Key(type, member), member.Name)));
    }

    /// <summary>The number in <c>type7</c>, or −1.</summary>
    private static int IndexOf(string type) =>
        type.StartsWith("type", StringComparison.Ordinal)
            && int.TryParse(type.AsSpan(4), NumberStyles.None, CultureInfo.InvariantCulture, out var index) ? index : -1;

    private IReadOnlyList<ComposedType> Composed(string root) =>
        RecordedLines.Roots(_manifests).FirstOrDefault(r => TypeText.Name(r) == root) is { } type
            ? ManifestComposer.Compose(_manifests.All, type).Types
            : [];

    private IEnumerable<string> OfPayload(string root, byte[] payload)
    {
        if (!_present.TryGetValue(root, out var present))
            return [$"the assembly has no root '{root}'"];
        if (payload is [PayloadHead.NullRoot])
            return [];
        try
        {
            var known = _shipped.Append(present).FirstOrDefault(r => r.IsNamedBy(payload));
            var schema = known is null ? MemFormatSchema.Read(payload) : known.Schema();

            // Goes through the whole payload by its own schema.
            MemFormatJson.ToString(payload, known is null ? null : schema);
            return Refused(schema, present.Schema()).Where(d => !IsMeant(d, present, isForward: false)).Select(d => d.ToString());
        }
        catch (MemFormatException exception)
        {
            return [exception.Message];
        }
    }

    private static IEnumerable<MemFormatSchemaDifference> Refused(MemFormatSchema from, MemFormatSchema to) =>
        MemFormatSchema.Compare(from, to).Where(d => d.Outcome == MemFormatReadOutcome.Refused);
}
