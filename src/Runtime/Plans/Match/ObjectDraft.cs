using MemFormat.Codecs;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>A pair of writer type and local type whose plan is being built.</summary>
internal sealed class ObjectDraft(PlanNode node, WriterType[] writer, ReaderSchema schema, WriterType[] local)
{
    public readonly PlanNode Node = node;

    /// <summary>The writer's parts in the body's order.</summary>
    public readonly WriterType[] Writer = writer;

    /// <summary>The parts of the reader's type, in the order of the body, its own part last.</summary>
    public readonly WriterType[] Reader = local;

    /// <summary>Further facts about <see cref="Reader"/>.</summary>
    public readonly ReaderType[] Info = Array.ConvertAll(local, part => schema.Types[part.Number]);

    /// <summary>The writer's part with extension data, or -1. There is one at most, whatever the member is called.</summary>
    public readonly int WriterExtension = ExtensionPart(writer);

    /// <summary>The local part with extension data, or -1.</summary>
    public readonly int ReaderExtension = ExtensionPart(local);

    /// <summary>The schema with the numbers of the reader's types.</summary>
    public readonly ReaderSchema Schema = schema;

    /// <summary>The local type itself.</summary>
    public ReaderType Type => Info[^1];

    /// <summary>Per part and member of the writer: the local member that takes it, if any.</summary>
    public readonly MemberMatch[][] Matches = writer.Select(part => new MemberMatch[part.Members.Length]).ToArray();

    /// <summary>The local members that take one of the writer.</summary>
    public HashSet<(int Part, int Member)> Matched()
    {
        var matched = new HashSet<(int, int)>();
        foreach (var matches in Matches)
        {
            foreach (var match in matches)
            {
                if (!match.IsNone)
                    matched.Add((match.Part, match.Member));
            }
        }

        return matched;
    }

    /// <summary>Whether a payload without the member is refused.</summary>
    public bool IsRequired(ReaderMember member) => member.IsRequired || Array.IndexOf(Type.DemandedOfBase, member.Name) >= 0;

    /// <summary>Members that cannot be read, if the pair is only compared.</summary>
    public readonly List<MemberFailure> Failures = [];

    /// <summary>
    /// The memory that one value becomes, its reference and lists of one included; 0 if the types have no member in common, so that
    /// the one was hardly the other in an earlier release.
    /// </summary>
    public long MemorySize(int listSize)
    {
        long size = Node.InstanceSize + IntPtr.Size;
        var isSame = false;
        foreach (var matches in Matches)
        {
            foreach (var match in matches)
            {
                isSame |= !match.IsNone;
                size += match.Node is { IsWrap: true, Element: { } element } ? 2 * listSize + element.InstanceSize : 0;
            }
        }

        return isSame ? size : 0;
    }

    /// <summary>Why a local member cannot be read, or null.</summary>
    public MemberFailure? FailureOf(int part, int member)
    {
        foreach (var failure in Failures)
        {
            if (failure.Part == part && failure.Member == member)
                return failure;
        }

        return null;
    }

    /// <summary>Why a member of the writer cannot be read, or null.</summary>
    public MemberFailure? FailureFrom(int part, int member)
    {
        foreach (var failure in Failures)
        {
            if (failure.Source == (part, member))
                return failure;
        }

        return null;
    }

    /// <summary>The error for a member that has no conversion.</summary>
    public PlanError Unreadable(WriterSlot from, ReaderMember member) =>
        new(SlotText.ErrorOf(from), Type.Name, member.Name, CanConvert(from)
            ? $"cannot be read from {SlotText.Of(from)}. Convert it with [MemWas], or give the member a new name."
            : $"cannot be read from {SlotText.Of(from)}.");

    /// <summary>Whether the user can write a method that converts: tuples have no place for it.</summary>
    private bool CanConvert(WriterSlot from) => !from.IsUnknown && Type.Assembly != typeof(object).Assembly;

    private static int ExtensionPart(WriterType[] parts) => Array.FindIndex(parts, p => p.ExtensionMember >= 0);
}
