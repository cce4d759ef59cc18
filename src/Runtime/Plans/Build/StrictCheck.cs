using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>Looks for the first member that a strict read refuses, in all that a plan reaches.</summary>
/// <param name="strictness">What the read refuses.</param>
/// <param name="drafts">The pairs of types of the plan.</param>
internal sealed class StrictCheck(MemFormatStrictness strictness, IEnumerable<ObjectDraft> drafts)
{
    private readonly Dictionary<PlanNode, ObjectDraft> _drafts = drafts.ToDictionary(static d => d.Node);
    private readonly HashSet<PlanNode> _seen = [];

    // The nearest first, so that a path is as short as it can be. Recursive types come once.
    private readonly List<(PlanNode Node, int From, string Step)> _places = [];

    public static MemFormatException Unknown(string path, string what, string type, string? counterpart = null) => Error(
        path,
        $"({what}) is in the payload, but {type} has no such member. MemFormatOptions.Strictness refuses unknown members.{Perhaps(counterpart)}");

    public static MemFormatException Missing(string path, string? counterpart = null) => Error(
        path, $"is not in the payload. MemFormatOptions.Strictness refuses payloads without all members.{Perhaps(counterpart)}");

    private static string Perhaps(string? counterpart) => counterpart is null
        ? ""
        : $" Only the other side has {counterpart}, of the same kind: if the member was renamed, say so with [MemFormerName].";

    /// <exception cref="MemFormatException">There is such a member.</exception>
    public void Run(PlanNode start)
    {
        Add(start, -1, _drafts.TryGetValue(start.Kind == WireKind.Reference ? start.Element! : start, out var root) ? root.Type.Name : "");
        for (var at = 0; at < _places.Count; at++)
        {
            var node = _places[at].Node;
            if (!_drafts.TryGetValue(node, out var draft))
            {
                var step = node.Kind is WireKind.List or WireKind.Map && !node.IsWrap && !node.IsSingle && node.Was == 0 ? "[]" : "";
                Add(node.Key, at, step);
                Add(node.Element, at, step);
            }
            else if (draft.Node.Error is null)
            {
                // Objects of the others cannot be read, which is for those to say.
                Check(draft, at);
            }
        }
    }

    private void Check(ObjectDraft draft, int at)
    {
        if ((strictness & MemFormatStrictness.MissingMembers) != 0 && draft.WriterExtension < 0)
            CheckMissing(draft, at);
        for (var part = 0; part < draft.Writer.Length; part++)
        {
            var type = draft.Writer[part];
            for (var i = 0; i < type.Members.Length; i++)
            {
                var (member, match) = (type.Members[i], draft.Matches[part][i]);
                if (!match.IsNone)
                {
                    Add(match.Node, at, "." + draft.Info[match.Part].Members[match.Member].Name);
                }
                else if ((strictness & MemFormatStrictness.UnknownMembers) != 0 && draft.ReaderExtension < 0 && !member.Slot.IsExtensionData)
                {
                    throw Unknown(
                        $"{Path(at)}.{member.KeyText(type.IsNamed)}", SlotText.Of(member.Slot), draft.Type.Name, Counterpart(draft, member));
                }
            }
        }
    }

    private void CheckMissing(ObjectDraft draft, int at)
    {
        var matched = draft.Matched();
        for (var part = draft.Reader.Length - 1; part >= 0; part--)
        {
            for (var i = 0; i < draft.Reader[part].Members.Length; i++)
            {
                if (!draft.Reader[part].Members[i].Slot.IsExtensionData && !matched.Contains((part, i)))
                {
                    throw Missing(
                        $"{Path(at)}.{draft.Info[part].Members[i].Name}", Counterpart(draft, draft.Reader[part].Members[i]));
                }
            }
        }
    }

    private static string? Counterpart(ObjectDraft draft, WriterMember member)
    {
        foreach (var (pair, other) in Renames.Find(MemberPair.Find(draft)))
        {
            if (pair.From == member || pair.To == member)
                return other.Info?.Name ?? other.KeyText;
        }

        return null;
    }

    private void Add(PlanNode? node, int from, string step)
    {
        if (node is not null && _seen.Add(node))
            _places.Add((node, from, step));
    }

    private string Path(int at)
    {
        var steps = new List<string>();
        for (; at >= 0; at = _places[at].From)
            steps.Add(_places[at].Step);
        steps.Reverse();
        return PathText.Join(steps);
    }

    private static MemFormatException Error(string path, string reason) => new(MemFormatError.SchemaMismatch, $"{path} {reason}") { Path = path };
}
