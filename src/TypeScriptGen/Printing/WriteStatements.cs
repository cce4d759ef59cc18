namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Calls that write values, with a writer called <c>w</c>.</summary>
internal sealed class WriteStatements(TypeScriptModel model, Imports names)
{
    /// <summary>Writes a value that does not lie in a block. Where the slot says null itself, the value may be null.</summary>
    public string Value(string value, ManifestType type, ComposedSlot slot)
    {
        var core = ReadExpressions.Core(type);
        if (core.IsInlineArray)
            value = InlineArrayExpressions.Written(type, value);
        switch (core.Kind)
        {
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum when slot.Place == WirePlace.Compact:
                return $"out.integer(w, {(int)slot.Kind}, {value}, {Setter(core, slot)})";
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum:
                return $"out.one(w, {WireKinds.FixedSize(slot.Kind)}, {value}, {Setter(core, slot)})";
            case ManifestTypeKind.String:
                return $"out.{(core.IsPooled ? "pooled" : "string")}OrNull(w, {value})";
            case ManifestTypeKind.Bytes or ManifestTypeKind.Serialized:
                return $"out.bytes(w, {value})";
            case ManifestTypeKind.Memory when slot.Kind == WireKind.Bytes:
                return $"out.bytes(w, {value})";
            case ManifestTypeKind.Opaque:
                return $"out.frame(w, {value})";
            case ManifestTypeKind.List or ManifestTypeKind.Memory when slot.Arguments[0].Place != WirePlace.Compact
                && CollectionMapping.TypedArray(core, model.Options) is { } typed:
                return $"out.typed(w, {value}, {typed})";
            case ManifestTypeKind.List or ManifestTypeKind.Memory or ManifestTypeKind.Set:
                var items = core.Kind == ManifestTypeKind.Set
                    ? CollectionMapping.IsComparedByValue(core.Element, model.Options) ? $"out.elements({value})" : value
                    : CollectionMapping.TypedArray(core, model.Options) is { } array ? $"out.numbers({value}, {array})" : value;
                return List(items, core.Element, slot.Arguments[0]);
            case ManifestTypeKind.Map:
                var function = CollectionMapping.IsRecord(core, model.Options)
                    ? "record"
                    : CollectionMapping.IsComparedByValue(core.Arguments[0], model.Options) ? "entries" : "pairs";
                var suffix = slot.Arguments[1].Place == WirePlace.Present ? "WithNulls" : "";
                return $"out.{function}{suffix}(w, {value}, {Key(core.Arguments[0], slot.Arguments[0], function == "pairs")}, {Function(core.Arguments[1], slot.Arguments[1])})";
            case ManifestTypeKind.Extended:
                var scalar = "out." + ScalarMapping.Of((WireExtension)core.Detail, model.Options.For(core)).Function;
                return WireKinds.FixedSize(core.Wire) is > 0 and var size ? $"out.one(w, {size}, {value}, {scalar})"
                    // They could say null, which .NET reads as zero.
                    : TypeScriptModel.IsNumber(type) && !value.StartsWith("out.notNull(", StringComparison.Ordinal)
                        ? $"{scalar}(w, out.notNull({value}))"
                        : $"{scalar}(w, {value})";
            case ManifestTypeKind.Union:
                return $"{names.Function(core, "put", "")}(w, {value})";
            default:
                var closed = model.Type(core);
                return closed.IsReference ? $"out.reference(w, {value}, {names.Function(core, "put", "")})"
                    : closed.IsBlock ? $"out.one(w, {BodyLayout.Parts(model, closed)[^1].HeadSize}, {value}, {Setter(core, slot)})"
                    : $"{names.Function(core, "put", "")}(w, {value})";
        }
    }

    /// <summary>A function that writes a value.</summary>
    public string Function(ManifestType type, ComposedSlot slot) => Function(Value("item", type, slot));

    /// <summary>A function that writes a key, which is never null. Of pairs, no two may have the same.</summary>
    private string Key(ManifestType type, ComposedSlot slot, bool isOfPair)
    {
        var item = ReadExpressions.SaysNull(slot) && !TypeScriptModel.IsNumber(type) ? "out.notNull(item)" : "item";
        var core = ReadExpressions.Core(type);
        var key = core.Kind != ManifestTypeKind.String ? Function(Value(item, type, slot))
            : type.IsNullable ? $"(w, item) => {NotNullText(item, core)}"
            : NotNullText("item", core)[..^9]; // It refuses null itself.
        return isOfPair && core.Kind == ManifestTypeKind.Scalar ? $"out.unique({key})" : key;
    }

    /// <summary>Writes a string that must not be null, and is refused if it is.</summary>
    public static string NotNullText(string value, ManifestType core) => $"out.{(core.IsPooled ? "pooled" : "string")}(w, {value})";

    private static string Function(string call) =>
        call.EndsWith("(w, item)", StringComparison.Ordinal) && call.IndexOf('(', StringComparison.Ordinal) == call.Length - 9
            ? call[..^9]
            : $"(w, item) => {call}";

    /// <summary>The function that sets a value of a fixed size at a place.</summary>
    public string Setter(ManifestType type, ComposedSlot slot) => slot.Kind == WireKind.Object
        ? names.Function(ReadExpressions.Core(type), "set", "")
        : names.Writer(ScalarMapping.Of(slot.Kind, model.Options.For(ReadExpressions.Core(type))).Function);

    private string List(string value, ManifestType element, ComposedSlot slot)
    {
        var core = ReadExpressions.Core(element);
        if (slot.Kind == WireKind.Bool)
            return $"out.bools{(slot.Place == WirePlace.Present ? "WithNulls" : "")}(w, {value})";
        if (slot.Place == WirePlace.Compact)
        {
            var (kind, each) = new ReadExpressions(model, names).Digits(slot.Kind, core);
            return $"out.integers(w, {kind}, {value}, {Setter(core, slot)}{each})";
        }

        if (slot.Place == WirePlace.Rest && WireKinds.FixedSize(slot.Kind) is > 0 and var size)
            return $"out.block(w, {size}, {value}, {Setter(core, slot)})";
        if (slot.Place == WirePlace.Rest && slot.Kind == WireKind.Object && model.Type(core) is { IsBlock: true } closed)
            return $"out.block(w, {BodyLayout.Parts(model, closed)[^1].HeadSize}, {value}, {Setter(core, slot)})";
        return $"out.list{(slot.Place == WirePlace.Present ? "WithNulls" : "")}(w, {value}, {Function(element, slot)})";
    }
}
