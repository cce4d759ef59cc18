using MemFormat.Schemas;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Writing;

/// <summary>Checks that the values of one schema, as JSON, are the same values in another one.</summary>
/// <param name="names">Has the names of members.</param>
internal sealed class ShapePairs(Inspecting.KnownNames names)
{
    private readonly HashSet<(WriterType, WriterType)> _seen = [];
    private readonly Dictionary<uint, uint> _unions = [];

    /// <summary>The union of the other schema that a union became.</summary>
    public uint Union(uint from) => _unions[from];

    /// <summary>Checks a slot, and all that is in it, up to unions.</summary>
    /// <exception cref="ToolException">Values change their kind.</exception>
    /// <param name="from">The schema of the data.</param>
    /// <param name="old">Its slot.</param>
    /// <param name="to">The new schema.</param>
    /// <param name="present">Its slot.</param>
    /// <param name="path">The place, for errors.</param>
    public void Check(WriterSchema from, WriterSlot old, WriterSchema to, WriterSlot present, string path)
    {
        if (old.Kind != present.Kind)
        {
            // Fractions are shown in as few digits as their own kind needs, so they are others in another kind.
            if (!IsInteger(old.Kind) || !IsInteger(present.Kind) || !KindConversions.IsLossless(old.Kind, present.Kind))
                throw Changed(old, present, path);
            return;
        }

        switch (old.Kind)
        {
            case WireKind.Extended or WireKind.Opaque when (old.Id, old.Version) != (present.Id, present.Version):
                throw Changed(old, present, path);
            case WireKind.List or WireKind.Map:
                if (old.Key is not null)
                    Check(from, old.Key, to, present.Key!, path + "[key]");
                Check(from, old.ListElement, to, present.ListElement, path + "[]");
                break;
            case WireKind.Object or WireKind.Reference:
                Check(from, from.Types[old.Type], to, to.Types[present.Type], path);
                break;
            case WireKind.Union when !_unions.TryAdd(old.Id, present.Id) && _unions[old.Id] != present.Id:
                throw Changed(old, present, path);
        }
    }

    private static bool IsInteger(WireKind kind) => kind is >= WireKind.Int8 and <= WireKind.UInt128;

    private static ToolException Changed(WriterSlot old, WriterSlot present, string path) =>
        new($"{path}: the tool cannot make {SlotWords.Of(present)} of {SlotWords.Of(old)}.");

    private static IEnumerable<(string Name, WriterSlot Slot)> All(WriterSchema schema, WriterType type) =>
        schema.Parts(type.Number).SelectMany(p => p.Members.Select(m => (m.KeyText(p.IsNamed), m.Slot)));

    private void Check(WriterSchema from, WriterType old, WriterSchema to, WriterType present, string path)
    {
        if (!_seen.Add((old, present)))
            return;
        var members = All(from, old).ToLookup(m => m.Name);
        foreach (var member in All(to, present))
        {
            foreach (var before in members[member.Name].Take(1))
                Check(from, before.Slot, to, member.Slot, $"{path}.{names.In(member.Name)}");
        }
    }
}
