using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Views.Comparing;

/// <summary>Describes the effect of reading a slot's values into another slot, after a resolver found it possible.</summary>
/// <param name="root">The reader's schema.</param>
/// <param name="pairs">What is met, and compared later.</param>
internal sealed class SlotComparer(RootSchema root, ComparedPairs pairs)
{
    /// <param name="from">The writer's slot.</param>
    /// <param name="to">The reader's slot.</param>
    /// <param name="node">How the one becomes the other, if that is known.</param>
    /// <returns>Null if there is no difference.</returns>
    public Verdict? Compare(WriterSlot from, WriterSlot to, PlanNode? node)
    {
        if (from.IsList && to.IsList)
            return Verdict.And(Compare(from.ListElement, to.ListElement, node?.Element), Nulls(from.ListElement, to.ListElement));
        return (from.Kind, to.Kind) switch
        {
            (WireKind.Extended, WireKind.Extended) when from.IsSerialized && to.IsSerialized => MeetContents(from, to),
            _ when from.IsSerialized => Verdict.Depends("decoded, if its contents fit", MemFormatError.SchemaMismatch),
            _ when to.IsSerialized => Verdict.Read("becomes a payload within the payload"),
            (not WireKind.Union, WireKind.Union) when from.IsObject || node is { IsSingle: false } =>
                Verdict.Read(IsOfBase(from, to) ? "read as the class itself" : "read as a value of the case of its kind"),
            (_, WireKind.List) => Verdict.And(Verdict.Read("becomes a list of one"), Compare(from, to.Element!, node?.Element)),
            (WireKind.List, _) => Verdict.And(
                Verdict.Depends("read if the list has one element", MemFormatError.Overflow), Compare(from.Element!, to, node?.Element)),
            (WireKind.Union, WireKind.Union) => Meet(from, to),
            (WireKind.Union, not WireKind.Object) => Verdict.Depends("read if it is the case of this kind", MemFormatError.UnknownCase),
            (WireKind.Union, _) => Verdict.Depends("only values of the class itself are read", MemFormatError.SchemaMismatch),
            (WireKind.Map, WireKind.Map) => Verdict.And(
                Compare(from.Key!, to.Key!, node?.Key),
                Verdict.And(Compare(from.Element!, to.Element!, node?.Element), Nulls(from.Element!, to.Element!))),
            (WireKind.Reference, WireKind.Object) => Verdict.Read("objects lose their identity"),
            (WireKind.Object, WireKind.Reference) => Verdict.Read("each object gets its own identity"),
            (WireKind.Opaque, WireKind.Opaque) =>
                from.Version == to.Version ? null : Verdict.Depends("the codec decides if it can read this version", MemFormatError.UnsupportedType),
            (WireKind.String, WireKind.String) => null,
            (WireKind.Extended, WireKind.String) when WireExtensions.IsNumber((WireExtension)from.Id) =>
                Verdict.Depends("becomes its text, if that is not too long", MemFormatError.Overflow),
            (_, WireKind.String) => Verdict.Read("becomes its text"),
            (WireKind.String, _) => Verdict.Depends("read if it is the text of a value", MemFormatError.Overflow),
            _ when SlotConversions.OfExtension(from, to) is { } isLossless => Numbers(isLossless),
            _ => from.Kind < WireKind.String && to.Kind < WireKind.String
                ? Verdict.And(Numbers(from.Kind, to.Kind), node?.Numbers is { } numbers ? Constants(numbers) : null)
                : null,
        };
    }

    /// <summary>Whether objects of a class are those of a union that the class became the base of.</summary>
    private bool IsOfBase(WriterSlot from, WriterSlot to) =>
        from.Kind == WireKind.Object && root.Unions[to.Id] is { Base.Slot.Kind: WireKind.Object };

    private static Verdict Constants(EnumNumbers numbers) => numbers.Refuses
        ? Verdict.Depends("constants are found by their names, and some are refused", MemFormatError.Overflow)
        : Verdict.Read("constants are found by their names");

    /// <summary>The effect on nulls of nullable scalars. A schema does not cover those of references.</summary>
    private static Verdict? Nulls(WriterSlot from, WriterSlot to) =>
        from.Kind < WireKind.String && to.Kind < WireKind.String && from.HasPresence && !to.HasPresence
            ? Verdict.Read("null becomes the default")
            : null;

    private static Verdict? Numbers(WireKind from, WireKind to) =>
        from == to ? null
        : from == WireKind.Bool ? Verdict.Read("becomes 0 or 1")
        : Numbers(KindConversions.IsLossless(from, to));

    private static Verdict Numbers(bool isLossless) =>
        isLossless ? Verdict.Read("widened") : Verdict.Depends("read if it fits exactly", MemFormatError.Overflow);

    private Verdict? Meet(WriterSlot from, WriterSlot to)
    {
        pairs.Unions.Add((from.Id, to.Id));
        return null;
    }

    private Verdict? MeetContents(WriterSlot from, WriterSlot to)
    {
        if (from.Content is not null && to.Content is not null)
            pairs.Contents.Add((from.Content(), to.Content()));

        return null;
    }
}
