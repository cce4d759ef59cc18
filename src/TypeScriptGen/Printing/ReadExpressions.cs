namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Expressions that read values, with a reader called <c>r</c>.</summary>
internal sealed class ReadExpressions(TypeScriptModel model, Imports names)
{
    /// <summary>Reads a value that does not lie in a block. Where the slot says null itself, it gives null, too.</summary>
    public string Value(ManifestType type, ComposedSlot slot, IReadOnlyList<ComposedType> numbers)
    {
        var (core, value) = (Core(type), CoreValue(type, slot, numbers));
        return !core.IsInlineArray ? value : new InlineArrayExpressions(model, names).Read(type, value);
    }

    private string CoreValue(ManifestType type, ComposedSlot slot, IReadOnlyList<ComposedType> numbers)
    {
        var core = Core(type);
        switch (core.Kind)
        {
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum when slot.Place == WirePlace.Compact:
                return $"{names.Reader("integer")}(r, {(int)slot.Kind}, {Getter(core, slot)})";
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum:
                return $"mf.one(r, {WireKinds.FixedSize(slot.Kind)}, {Getter(core, slot)})";
            case ManifestTypeKind.String:
                return $"{names.Reader(core.IsPooled ? "pooledOrNull" : "stringOrNull")}(r)";
            case ManifestTypeKind.Bytes or ManifestTypeKind.Serialized:
                return $"mf.bytes{View(core)}(r)";
            case ManifestTypeKind.Memory when slot.Kind == WireKind.Bytes:
                return $"mf.bytes{View(core)}(r)";
            case ManifestTypeKind.Opaque:
                return $"mf.frame{View(core)}(r)";
            case ManifestTypeKind.List or ManifestTypeKind.Memory when CollectionMapping.TypedArray(core, model.Options) is { } typed:
                return slot.Arguments[0].Place == WirePlace.Compact
                    ? $"mf.typedFrom({List(core.Element, slot, numbers)}, {typed})"
                    : $"mf.typed(r, {WireKinds.FixedSize(slot.Arguments[0].Kind)}, {typed})";
            case ManifestTypeKind.List or ManifestTypeKind.Memory:
                return List(core.Element, slot, numbers);
            case ManifestTypeKind.Set:
                var items = List(core.Element, slot, numbers);
                return CollectionMapping.IsComparedByValue(core.Element, model.Options) ? $"mf.set({items})" : items;
            case ManifestTypeKind.Map:
                return CollectionMapping.IsRecord(core, model.Options) ? $"{names.Reader("record")}({Entries("entries", core, slot, numbers)}, r)"
                    : Entries(CollectionMapping.IsComparedByValue(core.Arguments[0], model.Options) ? "map" : "entries", core, slot, numbers);
            case ManifestTypeKind.Union:
                return names.Function(core, "", "Body") + "(r)";
            case ManifestTypeKind.Extended:
                var function = "mf." + ScalarMapping.Of((WireExtension)core.Detail, model.Options.For(core)).Function;
                return WireKinds.FixedSize(core.Wire) is > 0 and var size ? $"mf.one(r, {size}, {function})"
                    : TypeScriptModel.IsNumber(type)
                        ? $"({function}(r) ?? {ScalarMapping.Of((WireExtension)core.Detail, model.Options.For(core)).Zero})"
                        : $"{function}(r)";
            default:
                var closed = model.Type(core);
                return closed.IsReference ? $"{names.Reader("reference")}(r, {names.Function(core, "", "Body")})"
                    : closed.IsBlock ? $"mf.one(r, {BlockSize(closed)}, {Getter(core, slot)})"
                    : names.Function(core, "", "Body") + "(r)";
        }
    }

    /// <summary>A function that reads a value.</summary>
    public string Function(ManifestType type, ComposedSlot slot, IReadOnlyList<ComposedType> numbers, bool isKey = false)
    {
        var value = Value(type, slot, numbers);
        if (isKey && SaysNull(slot) && !TypeScriptModel.IsNumber(type))
            value = NotNull(value);
        return value.EndsWith("(r)", StringComparison.Ordinal) && value.IndexOf('(', StringComparison.Ordinal) == value.Length - 3
            ? value[..^3]
            : $"r => {value}";
    }

    /// <summary>The function that gets a value of a fixed size from a place.</summary>
    public string Getter(ManifestType type, ComposedSlot slot) =>
        slot.Kind == WireKind.Object
            ? names.Function(Core(type), "", "At")
            : names.Reader(ScalarMapping.Of(slot.Kind, model.Options.For(Core(type))).Function);

    /// <summary>The kind of the numbers of a compact list, and the argument for how many of them a struct has.</summary>
    public (int Kind, string Each) Digits(WireKind kind, ManifestType element)
    {
        if (kind != WireKind.Object)
            return ((int)kind, "");
        var own = BodyLayout.Parts(model, model.Type(element))[^1];
        var number = own.Members[0].Slot.Kind;
        for (var type = own.Members[0].Type; number == WireKind.Object; type = BodyLayout.Parts(model, model.Type(Core(type)))[^1].Members[0].Type)
            number = BodyLayout.Parts(model, model.Type(Core(type)))[^1].Members[0].Slot.Kind;
        return ((int)number, FormattableString.Invariant($", {own.HeadSize / WireKinds.FixedSize(number)}"));
    }

    public int BlockSize(ClosedType closed) => BodyLayout.Parts(model, closed)[^1].HeadSize;

    /// <summary>Refuses the null that an expression may give.</summary>
    public static string NotNull(string value) => value == "mf.stringOrNull(r)" ? "mf.string(r)" : $"mf.notNull(r, {value})";

    /// <summary>Whether a value says itself that it is null.</summary>
    public static bool SaysNull(ComposedSlot slot) => slot.Kind switch
    {
        WireKind.Extended => SaysNull(slot.Arguments[0]),
        WireKind.String or WireKind.Bytes or WireKind.List or WireKind.Map => true,
        _ => false,
    };

    /// <summary>Whether elements can be null although their type says otherwise: .NET never refuses those.</summary>
    public static bool NeedsCast(ManifestType type, ComposedSlot slot) => Core(type) is var core && core.Kind switch
    {
        ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Memory =>
            slot.Kind == WireKind.List && IsLooser(core.Element, slot.Arguments[0]),
        ManifestTypeKind.Map => IsLooser(core.Arguments[1], slot.Arguments[1]) || NeedsCast(core.Arguments[0], slot.Arguments[0]),
        _ => false,
    };

    /// <summary>The stored type in place of a type.</summary>
    public static ManifestType Core(ManifestType type) =>
        type.Kind is ManifestTypeKind.Surrogate or ManifestTypeKind.Nullable ? Core(type.Element) : type;

    /// <summary>Whether another type is stored in place of a type: its constants say nothing of that one.</summary>
    public static bool IsSurrogate(ManifestType type) =>
        type.Kind == ManifestTypeKind.Surrogate || (type.Kind == ManifestTypeKind.Nullable && IsSurrogate(type.Element));

    private static bool IsLooser(ManifestType element, ComposedSlot slot) =>
        (slot.Place == WirePlace.Present || SaysNull(slot)) && !element.IsNullable && element.Kind != ManifestTypeKind.Nullable
            || NeedsCast(element, slot);

    private string View(ManifestType type) => model.Options.For(type).Bytes == BytesMapping.View ? "View" : "";

    private string List(ManifestType element, ComposedSlot list, IReadOnlyList<ComposedType> numbers)
    {
        var slot = list.Arguments[0];
        var core = Core(element);
        if (slot.Kind == WireKind.Bool)
            return names.Reader("bools") + (slot.Place == WirePlace.Present ? $"(r, {CollectionHead.HasNulls})" : "(r)");
        if (slot.Place == WirePlace.Compact)
        {
            var (kind, each) = Digits(slot.Kind, core);
            return $"{names.Reader("integers")}(r, {kind}, {Getter(core, slot)}{each})";
        }

        if (slot.Place == WirePlace.Rest && WireKinds.FixedSize(slot.Kind) is > 0 and var size)
            return $"mf.block(r, {size}, {Getter(core, slot)})";
        if (slot.Place == WirePlace.Rest && slot.Kind == WireKind.Object && model.Type(core) is { IsBlock: true } closed)
            return $"mf.block(r, {BlockSize(closed)}, {Getter(core, slot)})";
        return $"mf.list{(slot.Place == WirePlace.Present ? "WithNulls" : "")}(r, {SlotSizes.Least(slot, numbers)}, {Function(element, slot, numbers)})";
    }

    private string Entries(string function, ManifestType map, ComposedSlot slot, IReadOnlyList<ComposedType> numbers)
    {
        var (key, value) = (slot.Arguments[0], slot.Arguments[1]);
        var least = SlotSizes.Least(key, numbers) + (value.Place == WirePlace.Present ? 0 : SlotSizes.Least(value, numbers));
        return $"{names.Reader(function + (value.Place == WirePlace.Present ? "WithNulls" : ""))}(r, {least}, {Function(map.Arguments[0], key, numbers, isKey: true)}, {Function(map.Arguments[1], value, numbers)})";
    }
}
