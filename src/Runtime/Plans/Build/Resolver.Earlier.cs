using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>Members whose values may be of an earlier type, which a method of the user converts.</summary>
internal sealed partial class Resolver
{
    /// <summary>The plan from a member of the writer to one of the reader, or to an earlier type of it; null if there is none.</summary>
    /// <param name="from">The writer's.</param>
    /// <param name="to">The reader's.</param>
    /// <param name="info">Further facts about that one.</param>
    /// <param name="local">The types of the reader's.</param>
    /// <param name="parent">The object with the member, for values that need no conversion.</param>
    /// <param name="owner">The same, for others.</param>
    public PlanNode? Member(WriterSlot from, WriterSlot to, ReaderMember info, ReaderSchema local, PlanNode? parent, PlanNode owner) =>
        info.FormerTypes.Count > 0 && !IsKin(from, to, local)
            ? Former(from, info, owner) ?? Slot(from, to, local, parent, isMember: true)
            : Slot(from, to, local, parent, isMember: true) ?? Former(from, info, owner);

    private PlanNode? Former(WriterSlot from, ReaderMember to, PlanNode parent)
    {
        for (var i = 0; i < to.FormerTypes.Count; i++)
        {
            var former = _root.Unions.Former(to.FormerTypes[i]);
            var hasScope = _root.NeedsScope || _writer.NeedsScope;
            if ((former.Reader.Schema.NeedsScope && !hasScope) || !IsKin(from, former.Slot, former.Reader) || Slot(from, former.Slot, former.Reader, parent: null, isMember: false) is not { } value)
                continue;

            // A method that converts objects wants them whole, not empty until their bodies come.
            _state.CopiesReferences |= hasScope && value.Kind > WireKind.String;
            return Was(i + 1, from, value, former: null, parent);
        }

        return null;
    }

    /// <summary>Whether two types may be versions of one: any two objects fit, even without a member in common.</summary>
    private bool IsKin(WriterSlot from, WriterSlot to, ReaderSchema local)
    {
        if (to.Kind == WireKind.Union)
            return from.Kind == WireKind.Union || _root.Unions[to.Id]?.Base is not { } own || IsKin(from, own.Slot, own.Target.Reader);
        if (to.IsList)
            return from.Kind == WireKind.Map || IsKin(from.IsList ? from.ListElement : from, to.ListElement, local);
        if (from.Kind == WireKind.Union)
            return false;
        if (from.IsObject && to.IsObject)
            return new MemberMatcher(this, NewDraft(new PlanNode(WireKind.Object, isExact: false), from.Type, local, to.Type)).IsKin();
        return from.Kind != WireKind.Map || to.Kind != WireKind.Map || IsKin(from.Element!, to.Element!, local);
    }
}
