using System.Text.Json;
using MemFormat.Schema.Composition;
using MemFormat.Tools.Assemblies;
using MemFormat.Tools.Measuring;

namespace MemFormat.Tools.Writing;

/// <summary>The members of a schema as an assembly declares them: their names, and their values where data lacks them.</summary>
internal sealed class DeclaredMembers
{
    private readonly Dictionary<ShapeMember, MemberManifest> _known = new(ReferenceEqualityComparer.Instance);

    /// <param name="declared">The schema as its assembly declares it.</param>
    /// <param name="shape">The same schema.</param>
    /// <param name="cases">The cases of its unions.</param>
    public DeclaredMembers(ComposedSchema declared, BodyShape shape, UnionCases cases)
    {
        Add(declared.Types, shape.Types);
        for (var i = 0; i < declared.Unions.Count; i++)
        {
            foreach (var known in declared.Unions[i].Cases.Where(c => cases.IsKnown((uint)i, (ulong)c.Tag)))
                Add(known.Types, [.. cases.Shape((uint)i, (ulong)known.Tag).Types.Skip(shape.Types.Count)]);
        }
    }

    /// <summary>The name of a member in code.</summary>
    public string? NameOf(ShapeMember member) => _known.GetValueOrDefault(member)?.Name;

    /// <summary>Whether a member that says null itself may do so.</summary>
    public bool CanBeNull(ShapeMember member) => WireKinds.SaysNull(member.Slot.Kind) && _known.GetValueOrDefault(member) is { CanBeNull: true };

    /// <summary>The value of a member that data lacks, in JSON.</summary>
    /// <exception cref="ToolException">Only running code knows it, or such data is refused.</exception>
    /// <param name="member">The member.</param>
    /// <param name="path">Its place.</param>
    public JsonElement Initial(ShapeMember member, string path)
    {
        var manifest = _known.GetValueOrDefault(member);
        if (manifest is { IsDemanded: true })
            throw new ToolException($"{path} is required, and the data lacks it.");
        var json = manifest?.Initial switch
        {
            { Kind: InitialKind.Constant, Text: { } text } => member.Slot.Kind is WireKind.String or WireKind.Char ? JsonSerializer.Serialize(text) : text,
            { Kind: InitialKind.Empty } => member.Slot.Kind == WireKind.Bytes ? "\"\"" : "[]",
            { Kind: InitialKind.Default } when WirePlaces.HasPresence(member.Slot.Place) || (manifest.CanBeNull && WireKinds.SaysNull(member.Slot.Kind)) => "null",
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

    private void Add(IReadOnlyList<ComposedType> declared, IReadOnlyList<ShapeType> types)
    {
        foreach (var (type, manifest) in types.Zip(declared, (t, d) => (t, d.Manifest)))
        {
            foreach (var member in type.Members)
            {
                if (manifest?.Members.FirstOrDefault(m => member.Name == (manifest.IsNumbered ? FormattableString.Invariant($"#{m.Key}") : FormattableString.Invariant($"?{m.Key:x8}"))) is { } found)
                    _known[member] = found;
            }
        }
    }
}
