namespace MemFormat.TypeScriptGen.Printing;

/// <summary>How values are made when another version wrote them (<c>How</c> in <c>plans.ts</c>).</summary>
internal sealed class HowExpressions(TypeScriptModel model, Imports names)
{
    private readonly ReadExpressions _reads = new(model, names);

    public string Print(ManifestType type, ComposedSlot slot, IReadOnlyList<ComposedType> numbers)
    {
        var core = ReadExpressions.Core(type);
        switch (core.Kind)
        {
            case ManifestTypeKind.Enum when slot.Enum >= 0:
                return Named(model.Enum(core), _reads.Getter(core, slot));
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum:
                return _reads.Getter(core, slot);
            case ManifestTypeKind.Memory when core.IsInlineArray && slot.Kind == WireKind.List:
                return $"[{Print(core.Element, slot.Arguments[0], numbers)}, {new InlineArrayExpressions(model, names).Make(type, Make(core))}]";
            case ManifestTypeKind.Memory when core.IsInlineArray:
                return $"via.inlineBytes({_reads.Function(type, slot, numbers)}, {new InlineArrayExpressions(model, names).Make(type, "mf.toTyped(Uint8Array)")})";
            case ManifestTypeKind.List or ManifestTypeKind.Memory or ManifestTypeKind.Set when slot.Kind == WireKind.List:
                return Collection([Print(core.Element, slot.Arguments[0], numbers)], Make(core));
            case ManifestTypeKind.Map:
                return $"via.map({Print(core.Arguments[0], slot.Arguments[0], numbers)}, {Print(core.Arguments[1], slot.Arguments[1], numbers)}, {Make(core)})";
            case ManifestTypeKind.Serialized:
                return $"via.payload({_reads.Function(type, slot, numbers)})";
            case ManifestTypeKind.Union:
                return names.Function(core, "", "How");
            default:
                if (slot.Kind is WireKind.Object or WireKind.Reference)
                    return names.Function(core, "", slot.Kind == WireKind.Object ? "Rules" : "How");
                var read = _reads.Function(type, slot, numbers);
                return read.StartsWith("r =>", StringComparison.Ordinal) ? "(r: mf.Reader)" + read[1..] : read;
        }
    }

    /// <summary>The descriptor has the oldest name of each constant. Later names are printed, each with its constant's place there.</summary>
    private static string Named(EnumManifest type, string getter)
    {
        var plan = type.Plan;
        var later = plan.LaterKeys.OrderBy(k => k.Key).Select(k => $"[{Number(k.Key)}, {Number(k.Constant)}]").ToList();
        var fallback = type.Fallback is null ? "" : Number(plan.IndexOf(type.Fallback));
        return later.Count == 0 && fallback.Length == 0 ? $"via.named({getter})"
            : $"via.named({getter}, [{string.Join(", ", later)}]{(fallback.Length > 0 ? ", " + fallback : "")})";
    }

    private static string Number(long value) => value.ToString(CultureInfo.InvariantCulture);

    private static string Collection(IEnumerable<string> parts, string? make) => $"[{string.Join(", ", make is null ? parts : parts.Append(make))}]";

    /// <summary>What makes the collection of an array, unless it is one.</summary>
    private string? Make(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Map => CollectionMapping.IsRecord(type, model.Options) ? names.Reader("record")
            : CollectionMapping.IsComparedByValue(type.Arguments[0], model.Options) ? names.Reader("toMap") : "via.toPairs",
        ManifestTypeKind.Set => CollectionMapping.IsComparedByValue(type.Element, model.Options) ? "mf.set" : null,
        _ => CollectionMapping.TypedArray(type, model.Options) is { } typed ? $"{names.Reader("toTyped")}({typed})" : null,
    };
}
