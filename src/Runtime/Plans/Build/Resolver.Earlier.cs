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
        Direct(from, to, info, local, parent, owner) ?? Single(from, to, local, owner);

    private PlanNode? Direct(WriterSlot from, WriterSlot to, ReaderMember info, ReaderSchema local, PlanNode? parent, PlanNode owner)
    {
        if (info.FormerTypes.Count == 0)
            return Slot(from, to, local, parent, isMember: true);

        // What has the kind of an earlier type is of that type, even if it could be read as the member's own.
        if (!IsOfKind(from, to, local, widens: false)
            && (Former(from, info, owner, Fit.SameKind) ?? Former(from, info, owner, Fit.Widened)) is { } former)
        {
            return former;
        }

        return IsKin(from, to, local)
            ? Slot(from, to, local, parent, isMember: true) ?? Former(from, info, owner, Fit.Any)
            : Former(from, info, owner, Fit.Any) ?? Slot(from, to, local, parent, isMember: true);
    }

    /// <summary>
    /// What reads the null of a member, if a method of the user converts it: the one for its values, or one for nulls of their kind.
    /// </summary>
    public PlanNode? OfNull(WriterSlot from, PlanNode node, ReaderMember to)
    {
        for (var i = 0; i < to.FormerTypes.Count; i++)
        {
            if (!to.FormerTypes[i].TakesNull)
                continue;
            var former = _root.Unions.Former(to.FormerTypes[i].Describe);
            if (node.Was == i + 1 || (node.Was == 0 && IsOfKind(from, former.Slot, former.Reader, widens: false)))
                return new PlanNode(from.BodyKind, isExact: false) { Was = i + 1, IsNull = true };
        }

        return null;
    }

    /// <param name="from">The writer's member.</param>
    /// <param name="to">The reader's.</param>
    /// <param name="parent">The object with the member.</param>
    /// <param name="fit">How the values must fit the earlier type.</param>
    private PlanNode? Former(WriterSlot from, ReaderMember to, PlanNode parent, Fit fit)
    {
        for (var i = 0; i < to.FormerTypes.Count; i++)
        {
            var former = _root.Unions.Former(to.FormerTypes[i].Describe);
            var hasScope = _root.NeedsScope || _writer.NeedsScope;
            if ((former.Reader.Schema.NeedsScope && !hasScope)
                || !(fit == Fit.Any
                    ? IsKin(from, former.Slot, former.Reader)
                    : IsOfKind(from, former.Slot, former.Reader, widens: fit == Fit.Widened))
                || Slot(from, former.Slot, former.Reader, parent: null, isMember: false) is not { } value)
            {
                continue;
            }

            // A method that converts objects wants them whole, not empty until their bodies come.
            _state.CopiesReferences |= hasScope && value.Kind > WireKind.String;
            return Was(i + 1, from, value, former: null, parent);
        }

        return null;
    }

    /// <summary>
    /// Whether values are those of a type, whatever else could read them. Any two objects with a member in common are, and any two
    /// unions.
    /// </summary>
    /// <param name="from">The values.</param>
    /// <param name="to">The type.</param>
    /// <param name="local">The types around it.</param>
    /// <param name="widens">Whether numbers may be of a kind that fits into the type's without loss: the type's own predecessors.</param>
    private bool IsOfKind(WriterSlot from, WriterSlot to, ReaderSchema local, bool widens)
    {
        if (from.IsList && to.IsList)
            return IsOfKind(from.ListElement, to.ListElement, local, widens);
        if (from.IsObject || from.Kind == WireKind.Union)
            return (to.IsObject || to.Kind == WireKind.Union) && IsKin(from, to, local);
        if (from.Kind != to.Kind)
            return widens && to.Kind != WireKind.String && KindConversions.IsLossless(from.Kind, to.Kind);
        return from.Kind switch
        {
            WireKind.Map => IsOfKind(from.Key!, to.Key!, local, widens) && IsOfKind(from.Element!, to.Element!, local, widens),
            WireKind.Extended => from.Id == to.Id && IsOfKind(from.Element!, to.Element!, local, widens),
            WireKind.Opaque => from.Id == to.Id,
            _ => true,
        };
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

    /// <summary>How values may fit an earlier type.</summary>
    private enum Fit
    {
        /// <summary>In any way in which a member could be read.</summary>
        Any,

        /// <summary>They have its kind.</summary>
        SameKind,

        /// <summary>They have its kind, or one that it has grown out of.</summary>
        Widened,
    }
}
