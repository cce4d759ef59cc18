using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>What becomes what: the plan from one slot to another, by kind.</summary>
internal sealed partial class Resolver
{
    private PlanNode Was(int number, WriterSlot from, PlanNode value, RootSchema? former, PlanNode? parent)
    {
        var was = new PlanNode(from.BodyKind, isExact: true)
        {
            Was = number,
            FormerRoot = former,
            Element = value,
            InstanceSize = value.InstanceSize,
        };
        var node = NewNode(was, parent);
        _state.Exactness.SetDifferent(node);
        return node;
    }

    /// <summary>How values are read as a root of another schema of the reader's.</summary>
    private PlanNode? Other(WriterSlot from, RootSchema former, PlanNode? parent, int number)
    {
        // A value that depends on the rest of its payload would look for it in the wrong one.
        if (former.NeedsScope)
            return null;
        var resolver = _state.Resolvers.TryGetValue(former, out var known) ? known : new Resolver(_writer, former, _state);
        return resolver.Slot(from, former.Own.Root, former.Reader, parent: null, isMember: false) is { } value
            ? Was(number, from, value, former, parent)
            : null;
    }

    /// <summary>The plan from one slot to another; null if there is none.</summary>
    public PlanNode? Slot(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode? parent, bool isMember)
    {
        if (from.IsObject && to.IsObject)
            return Object(from, to, local, parent);
        if (from.Kind == WireKind.Union || to.Kind == WireKind.Union)
        {
            if (Union(from, to, local, parent, isMember) is { } union)
                return union;
        }

        if (from.IsList && to.IsList)
            return List(from, to, local, parent);
        if (from.Kind == WireKind.Extended && to.Kind == WireKind.Extended && from.Id == to.Id && from.Element!.Kind == to.Element!.Kind)
            return Slot(from.Element, to.Element, local, parent, isMember: false);
        if (from.IsSerialized && !to.IsSerialized)
            return parent is null && !isMember ? null : Opened(to, local, parent, isMember);
        if (to.Content is not null && !from.IsSerialized)
            return Other(from, to.Content(), parent, number: 1);
        if (from.Kind == WireKind.Opaque && to.Kind == WireKind.Opaque)
            return from.Id == to.Id ? Custom(from, to, parent) : null;
        if (from.Enum >= 0 && to.Enum >= 0 && Named(from, to, local, parent) is { } named)
            return named;
        if (from.Kind == to.Kind && from.Kind < WireKind.Union && from.IsPooled == to.IsPooled)
            return from.Kind == WireKind.Map ? Map(from, to, local, parent) : PlanNode.Exact(from.Kind);
        if (from.Kind == to.Kind && from.Kind == WireKind.String || KindConversions.Exists(from.Kind, to.Kind)
            || SlotConversions.OfExtension(from, to) is not null)
        {
            _state.Exactness.SetDifferentIf(parent);
            return from.IsPooled ? PlanNode.Pooled : PlanNode.Converted(from.BodyKind);
        }

        if (!isMember || to.Kind != WireKind.List || from.IsList || from.Kind == WireKind.Map)
            return null;
        var wrapped = NewNode(new PlanNode(from.BodyKind, isExact: true) { IsWrap = true, InstanceSize = ListSize }, parent);
        _state.Exactness.SetDifferent(wrapped);
        wrapped.Element = Slot(from, to.Element!, local, wrapped, isMember: false);
        return wrapped.Element is null ? null : wrapped;
    }

    /// <summary>The plan from one enum to another whose constants of the same names have other numbers; null if they have the same.</summary>
    private PlanNode? Named(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode? parent)
    {
        var (writer, own) = (_writer.Types[from.Enum].Enum ?? WriterEnum.Empty, local.Schema.Types[to.Enum].Enum ?? WriterEnum.Empty);
        _state.Limits.Spend(0, writer.Constants.Length + own.Constants.Length);
        if (new EnumMatcher(writer, from.Kind, own, to.Kind, local.Types[to.Enum].Enum!).Match() is not { } numbers)
            return null;
        _state.Exactness.SetDifferentIf(parent);
        return NewNode(new PlanNode(from.Kind, isExact: false) { Numbers = numbers }, parent);
    }

    private PlanNode? List(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode? parent)
    {
        var (source, target) = (from.ListElement, to.ListElement);
        var node = NewNode(
            new PlanNode(WireKind.List, isExact: true)
            {
                ElementPlace = source.Place,
                MinElementSize = _writer.MinSize(source),
                Structs = StructsOf(source),
            },
            parent);
        if (source.Place != target.Place)
            _state.Exactness.SetDifferent(node);
        node.Element = Slot(source, target, local, node, isMember: false);
        return node.Element is null ? null : node;
    }

    private WriterType? StructsOf(WriterSlot element) =>
        element is { Kind: WireKind.Object, Place: WirePlace.Compact } ? _writer.Types[element.Type] : null;

    /// <summary>The plan from a list to the value that is its only element; null if there is none.</summary>
    private PlanNode? Single(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode parent)
    {
        // What a single value never becomes a list of, and payloads of their own, stay what they are.
        if (from.Kind != WireKind.List || to.IsList || to.Kind == WireKind.Map || to.Content is not null || from.Element!.IsSerialized)
            return null;
        var single = new PlanNode(WireKind.List, isExact: true)
        {
            IsSingle = true,
            ElementPlace = from.Element.Place,
            MinElementSize = _writer.MinSize(from.Element),
            Structs = StructsOf(from.Element),
        };
        var node = NewNode(single, parent);
        _state.Exactness.SetDifferent(node);
        node.Element = Slot(from.Element, to, local, node, isMember: false);
        return node.Element is null ? null : node;
    }

    private PlanNode? Map(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode? parent)
    {
        // Keys are looked at before their values are entered.
        if (from.Key!.IsSerialized != to.Key!.IsSerialized)
            return null;
        var map = new PlanNode(WireKind.Map, isExact: true)
        {
            ElementPlace = from.Element!.Place,
            KeyPlace = from.Key.Place,
            MinElementSize = _writer.MinEntrySize(from.Element),
        };
        var node = NewNode(map, parent);
        if (from.Element.Place != to.Element!.Place || from.Key.Place != to.Key.Place)
            _state.Exactness.SetDifferent(node);
        node.Key = Slot(from.Key!, to.Key!, local, node, isMember: false);
        node.MinKeySize = _writer.MinEntrySize(from.Key!);
        node.Element = Slot(from.Element, to.Element, local, node, isMember: false);
        return node.Key is null || node.Element is null ? null : node;
    }

    /// <summary>Values that are payloads within the payload in the writer's type.</summary>
    private PlanNode Opened(WriterSlot to, ReaderSchema local, PlanNode? parent, bool isMember)
    {
        _state.OpensPayloads = true;
        var step = new SerializedStep(_writer, _root, new CaseTarget(local, to, isOpened: false), isMember);
        var node = NewNode(new PlanNode(WireKind.Extended, isExact: true) { Serialized = step }, parent);
        _state.Exactness.SetDifferent(node);
        return node;
    }

    /// <summary>Values of one custom codec. The codec itself handles other versions.</summary>
    private PlanNode Custom(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var node = NewNode(new PlanNode(WireKind.Opaque, isExact: true) { Version = from.Version }, parent);
        if (from.Version != to.Version)
            _state.Exactness.SetDifferent(node);
        return node;
    }

    private PlanNode Object(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode? parent)
    {
        var isReference = from.Kind == WireKind.Reference;
        if (to.Kind == WireKind.Object)
            return Pair(from.Type, local, to.Type, isCopy: isReference, parent);

        // Not exact, even without a difference: each occurrence must know the writer's type.
        var union = new PlanNode(from.Kind, isExact: true)
        {
            WriterType = isReference ? _writer.Types[from.Type] : null,
            MinElementSize = _writer.Types[from.Type].MinSize,
        };
        var node = NewNode(union, parent);
        _state.Exactness.SetDifferent(node);
        node.Element = Pair(from.Type, local, to.Type, isCopy: false, node);
        return node;
    }

    /// <summary>
    /// Union to union; a class that became a union's base, or was one: then only values of the class itself fit; and a value that became
    /// a union with a case of its kind, or was one.
    /// </summary>
    private PlanNode? Union(WriterSlot from, WriterSlot to, ReaderSchema local, PlanNode? parent, bool isMember)
    {
        if (from.Kind == to.Kind)
        {
            var union = NewNode(new PlanNode(WireKind.Union, isExact: true) { Union = from.Id }, parent);
            if (from.Id != to.Id)
                _state.Exactness.SetDifferent(union);
            return union;
        }

        if (to.Kind == WireKind.Union)
            return Held(from, to, parent);
        var isScalar = to.Kind <= WireKind.String && to.Enum < 0;
        if (to.Kind != WireKind.Object && !(isMember && isScalar))
            return null;
        var opened = NewNode(
            new PlanNode(WireKind.Union, isExact: true)
            {
                Union = from.Id,
                Target = new CaseTarget(local, to, isOpened: true),
                Element = !isScalar ? null : to.IsPooled ? PlanNode.Converted(to.Kind) : PlanNode.Exact(to.Kind),
            },
            parent);
        _state.Exactness.SetDifferent(opened);
        return opened;
    }

    /// <summary>A value that becomes a union is of the one case of its kind. Which of several it would be, nothing says.</summary>
    private PlanNode? Held(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        if (_root.Unions[to.Id] is not { } union)
            return null;
        _state.Limits.Spend(0, union.Declared.Length);
        if (SlotKinds.CaseOf(from, union) is not { } own)
            return null;
        var node = NewNode(new PlanNode(from.BodyKind, isExact: true) { Union = (uint)own.Ordinal }, parent);
        _state.Exactness.SetDifferent(node);
        node.Element = Slot(from, own.Slot, own.Target.Reader, node, isMember: false);
        node.InstanceSize = node.Element?.InstanceSize ?? 0;
        return node.Element is null ? null : node;
    }
}
