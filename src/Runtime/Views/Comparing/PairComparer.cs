using MemFormat.Plans.Build;
using MemFormat.Plans.Match;
using MemFormat.Schemas;

namespace MemFormat.Views.Comparing;

/// <summary>Compares a writer's type with a reader's type.</summary>
/// <param name="draft">The pair, matched.</param>
/// <param name="names">The writer's types by number, if they are known.</param>
/// <param name="from">Words for the writer's slots.</param>
/// <param name="to">Words for the reader's slots.</param>
/// <param name="isToKnown">Whether the reader's types are types, not just a payload's schema.</param>
/// <param name="slots">Compares slots.</param>
/// <param name="found">The list to add differences to.</param>
internal sealed class PairComparer(
    ObjectDraft draft, ReaderType[]? names, SlotNames from, SlotNames to, bool isToKnown, SlotComparer slots, List<MemFormatSchemaDifference> found)
{
    public void Compare()
    {
        var losesNames = ByName(draft.Writer) == true && ByName(draft.Reader) == false;
        if (losesNames && !isToKnown)
        {
            Add(null, "by name", "by id",
                Verdict.Depends("members can only be matched by the type with both names and ids", MemFormatError.SchemaMismatch));
            return;
        }

        if (draft.Node.Error is { Member: null } error)
        {
            Add(null, null, null, Verdict.Refused(error.Reason.TrimEnd('.'), error.Error));
            return;
        }

        if (losesNames)
            Add(null, "by name", "by id", Verdict.Read("members are found by their names"));

        foreach (var pair in MemberPair.Find(draft))
            Compare(pair);
    }

    private void Compare(MemberPair pair)
    {
        var writer = Writer(pair);
        var (source, target) = (pair.From is null ? null : from.Of(pair.From.Slot), pair.To is null ? null : to.Of(pair.To.Slot));
        if (pair.Error is { } error)
        {
            Add(pair.Info!.Name, source, target,
                Verdict.Refused(source is null ? "required and missing in the payload" : "cannot be read", error.Error));
        }
        else if (pair.From is null)
        {
            Add(pair.Info!.Name, null, target, Verdict.Read("missing in the payload, keeps its default"));
        }
        else if (pair.To is null)
        {
            Add(writer?.Name ?? pair.From.KeyText(pair.FromType!.IsNamed), source, null,
                Verdict.Read(draft.ReaderExtension >= 0 ? "only in the payload, kept as extension data" : "only in the payload, skipped"));
        }
        else if (Matched(pair, writer) is { } verdict)
        {
            Add(pair.Info!.Name, source, target, verdict);
        }
    }

    private Verdict? Matched(MemberPair pair, ReaderMember? writer)
    {
        var isFormer = pair.Node!.Was > 0 && !pair.To!.Slot.IsSerialized;
        var verdict = isFormer ? Verdict.Read("converted by the type's own method") : slots.Compare(pair.From!.Slot, pair.To!.Slot, pair.Node);
        var renamed = writer is not null && isToKnown && writer.Name != pair.Info!.Name ? Verdict.Read($"was {writer.Name}") : null;
        return Verdict.And(renamed, Verdict.And(verdict, Nulls(pair, writer)));
    }

    /// <summary>Scalars that may be null say so; of references it is only known where the writer's type is.</summary>
    private static Verdict? Nulls(MemberPair pair, ReaderMember? writer)
    {
        if (pair.ConvertsNull)
            return Verdict.Read("null is converted by the type's own method");
        var slot = pair.From!.Slot;
        var canBeNull = slot.Kind < WireKind.String ? slot.HasPresence : writer is { IsNullable: true } && (slot.HasPresence || slot.SaysNull);
        if (!canBeNull)
            return null;
        return TableBuilder.OnNull(pair.To!.Slot, pair.Info!, pair.Node!) switch
        {
            NullRule.Keep => Verdict.Read("null keeps the default"),
            NullRule.Refuse => Verdict.Depends("null is refused", MemFormatError.NullNotAllowed),
            _ => null,
        };
    }

    private ReaderMember? Writer(MemberPair pair) =>
        pair.FromType is null || names is null ? null : names[pair.FromType.Number].Members[pair.FromIndex];

    private static bool? ByName(WriterType[] parts) => parts.FirstOrDefault(p => p.Members.Length > 0)?.IsNamed;

    private void Add(string? member, string? source, string? target, Verdict verdict) =>
        found.Add(new(draft.Type.Name, member, source, target, verdict));
}
