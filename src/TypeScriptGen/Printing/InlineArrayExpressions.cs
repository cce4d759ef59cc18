namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Inline arrays: arrays of a fixed length. What payloads lack has the default of C#, and more is refused.</summary>
internal sealed class InlineArrayExpressions(TypeScriptModel model, Imports names)
{
    /// <summary>What reads all elements, given what reads the list; null of a nullable one stays.</summary>
    public string Read(ManifestType type, string list)
    {
        var core = ReadExpressions.Core(type);
        return Array(core) is { } typed
            ? $"{Filled(type, "Typed")}(r, {list}, {Length(core)}, {typed})"
            : $"{Filled(type, "")}(r, {list}, {Length(core)}, {Maker(core.Element)})";
    }

    /// <summary>What makes the array of elements that another version wrote, and of none where there is null.</summary>
    public string Make(ManifestType type, string? toTyped)
    {
        var core = ReadExpressions.Core(type);
        var made = toTyped is null
            ? $"(all: readonly unknown[], r: mf.Reader) => {names.Reader("filled")}(r, all as unknown[], {Length(core)}, {Maker(core.Element)})"
            : $"(all: readonly unknown[], r: mf.Reader) => {names.Reader("filledTyped")}(r, {toTyped}(all) as {Array(core)}, {Length(core)}, {Array(core)})";
        return IsNullable(type) ? made : $"via.filling({made})";
    }

    /// <summary>What refuses to write another length.</summary>
    public static string Written(ManifestType type, string value) =>
        $"out.exactly{(IsNullable(type) ? "OrNull" : "")}({value}, {Length(ReadExpressions.Core(type))})";

    /// <summary>The default in C#, as an expression; null where it cannot be said, or would be a null against the type.</summary>
    public string? Default(ManifestType type) => Default(type, withNulls: false);

    private string? Default(ManifestType type, bool withNulls) => type switch
    {
        { Kind: ManifestTypeKind.Nullable } or { IsNullable: true } => "null",
        _ when TypeScriptModel.HoldsNull(type) => withNulls ? "null" : null,
        { IsInlineArray: true } => Array(type) is { } typed ? $"new {typed}({Length(type)})"
            : Default(type.Element, withNulls) is { } element ? $"Array.from({{ length: {Length(type)} }}, {Function(element)})" : null,
        { Kind: ManifestTypeKind.Scalar or ManifestTypeKind.Enum } => names.Scalar(ScalarMapping.Of(type.Wire, model.Options.For(type)).Zero),
        { Kind: ManifestTypeKind.Memory, Element: { Kind: ManifestTypeKind.Scalar, Wire: WireKind.UInt8 } } => "new Uint8Array(0)",
        { Kind: ManifestTypeKind.Memory } => CollectionMapping.Empty(type, model.Options),
        { Kind: ManifestTypeKind.Extended } => ScalarMapping.Of((WireExtension)type.Detail, model.Options.For(type)).Zero,
        { Kind: ManifestTypeKind.Object or ManifestTypeKind.Tuple or ManifestTypeKind.Row } => OfMembers(model.Type(type), withNulls),
        _ => null,
    };

    private string? OfMembers(ClosedType type, bool withNulls)
    {
        var members = BodyLayout.Declared(BodyLayout.Parts(model, type))
            .Select(m => (m.Name, Default: m.CanBeNull ? "null" : Default(m.Type, withNulls))).ToList();
        if (members.Any(m => m.Default is null))
            return null;
        return type.Type.Kind == ManifestTypeKind.Tuple ? $"[{string.Join(", ", members.Select(m => m.Default))}]"
            : $"{{ {(type.CaseName is { } name ? $"{model.Options.Discriminator}: {Identifiers.Quoted(name)}, " : "")}{string.Join(", ", members.Select(m => $"{m.Name}: {m.Default}"))} }}";
    }

    /// <summary>A function that makes an element; elements whose default cannot be said must be there.</summary>
    private string Maker(ManifestType element) =>
        Default(element, withNulls: true) is { } value ? Function(value) : "() => mf.fail('SchemaMismatch', r.at)";

    private static string Function(string value) => $"() => {(value[0] == '{' ? $"({value})" : value)}";

    private string Filled(ManifestType type, string suffix) => names.Reader($"filled{suffix}{(IsNullable(type) ? "OrNull" : "")}");

    private string? Array(ManifestType core) =>
        core.Element is { Kind: ManifestTypeKind.Scalar, Wire: WireKind.UInt8 } ? "Uint8Array" : CollectionMapping.TypedArray(core, model.Options);

    private static bool IsNullable(ManifestType type) =>
        type.Kind == ManifestTypeKind.Nullable || type.Kind == ManifestTypeKind.Surrogate && IsNullable(type.Element);

    private static string Length(ManifestType core) => core.Detail.ToString(CultureInfo.InvariantCulture);
}
