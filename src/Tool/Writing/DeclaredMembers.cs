using MemFormat.Schema.Composition;
using MemFormat.Schemas;

namespace MemFormat.Tool.Writing;

/// <summary>The members of a schema as an assembly declares them: their names, and their values where data lacks them.</summary>
internal sealed class DeclaredMembers
{
    private readonly Dictionary<WriterMember, MemberManifest> _known = new(ReferenceEqualityComparer.Instance);

    /// <param name="declared">The schema as its assembly declares it.</param>
    /// <param name="schema">The same schema.</param>
    /// <param name="cases">The cases of its unions.</param>
    public DeclaredMembers(ComposedSchema declared, WriterSchema schema, IReadOnlyDictionary<(uint Union, ulong Tag), WriterCase> cases)
    {
        Add(declared.Types, schema.Types);
        for (var i = 0; i < declared.Unions.Count; i++)
        {
            foreach (var known in declared.Unions[i].Cases.Where(c => cases.ContainsKey(((uint)i, (ulong)c.Tag))))
                Add(known.Types, cases[((uint)i, (ulong)known.Tag)].Schema.Types.AsSpan(schema.Types.Length).ToArray());
        }
    }

    /// <summary>The name of a member in code.</summary>
    public string? NameOf(WriterMember member) => _known.GetValueOrDefault(member)?.Name;

    /// <summary>Whether a member that says null itself may do so.</summary>
    public bool CanBeNull(WriterMember member) => WireKinds.SaysNull(member.Slot.Kind) && _known.GetValueOrDefault(member) is { CanBeNull: true };

    /// <summary>The value of a member that data lacks, in JSON.</summary>
    /// <exception cref="ToolException">Only running code knows it, or such data is refused.</exception>
    /// <param name="member">The member.</param>
    /// <param name="path">Its place.</param>
    public JsonElement Initial(WriterMember member, string path)
    {
        var manifest = _known.GetValueOrDefault(member);
        if (manifest is { IsDemanded: true })
            throw new ToolException($"{path} is required, and the data lacks it.");
        var json = manifest?.Initial switch
        {
            { Kind: InitialKind.Constant, Text: { } text } =>
                member.Slot.Kind is WireKind.String or WireKind.Char ? JsonSerializer.Serialize(text) : text,
            { Kind: InitialKind.Empty } => member.Slot.Kind == WireKind.Bytes ? "\"\"" : "[]",
            { Kind: InitialKind.Default } when WirePlaces.HasPresence(member.Slot.Place)
                || (manifest.CanBeNull && WireKinds.SaysNull(member.Slot.Kind)) => "null",
            { Kind: InitialKind.Default } => Zero(member.Slot.Kind),
            _ => null,
        };
        return json is not null
            ? JsonSerializer.Deserialize<JsonElement>(json)
            : throw new ToolException($"{path} is not in the data, and only your program knows the value it would give to it.");
    }

    private static string? Zero(WireKind kind) => kind switch
    {
        WireKind.Bool => "false",
        >= WireKind.Int8 and <= WireKind.Decimal => "0",
        _ => null,
    };

    private void Add(IReadOnlyList<ComposedType> declared, WriterType[] types)
    {
        foreach (var (type, manifest) in types.Zip(declared, (t, d) => (t, d.Manifest)))
        {
            foreach (var member in type.Members)
            {
                if (manifest?.Members.FirstOrDefault(m => member.Key == m.Key && type.IsNamed != manifest.IsNumbered) is { } found)
                    _known[member] = found;
            }
        }
    }
}
