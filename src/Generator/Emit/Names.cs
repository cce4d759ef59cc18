using System.Globalization;

namespace MemFormat.Generator.Emit;

/// <summary>The names in the runtime that emitted code uses.</summary>
internal static class Names
{
    /// <inheritdoc cref="KnownNames.Alias"/>
    public const string Alias = KnownNames.Alias;

    /// <summary>The parameters of codecs' methods.</summary>
    public const string Reader = "ref global::MemFormat.MemFormatReader reader", Writer = "ref global::MemFormat.MemFormatWriter writer";

    /// <summary>For names that users need not see.</summary>
    public const string Hidden = "[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]";

    /// <summary>For tools that skip generated code.</summary>
    public static readonly string Generated =
        $"[global::System.CodeDom.Compiler.GeneratedCode(\"MemFormat\", \"{typeof(Names).Assembly.GetName().Version.ToString(3)}\")]";

    /// <summary>Numbers in emitted code are those of no country.</summary>
    public static readonly CultureInfo Culture = CultureInfo.InvariantCulture;

    /// <summary>The codec of a type as a type expression.</summary>
    public static string Codec(TypeRef type, bool compact = false) => type.Kind switch
    {
        TypeRefKind.Object when type.IsUnion => $"{Alias}::{(type.IsHolder ? "Value" : "")}UnionCodec<{type.Name}, {Cases(type)}>",
        TypeRefKind.Object => $"{type.Name}.{KnownNames.Codec}{Arguments(type.Arguments.Select(a => Codec(a)))}",
        TypeRefKind.Parameter => type.Codec!.Name,
        TypeRefKind.Coded => Filled(type.Codec!, type),
        TypeRefKind.String => $"{Alias}::StringCodec",
        TypeRefKind.Bytes => $"{Alias}::BytesCodec",
        TypeRefKind.Primitive => $"{Alias}::{(WireKinds.IsUnchecked(type.Wire) ? "Scalar" : "Checked")}Codec<{type.Name}>",
        TypeRefKind.Enum when type.IsNamedEnum => $"{Alias}::NamedEnumCodec<{type.Name}, {type.Element.Name}, {type.Codec!.Name}>",
        TypeRefKind.Enum => $"{Alias}::EnumCodec<{type.Name}, {type.Element.Name}>",
        TypeRefKind.Array or TypeRefKind.List when compact && IsCompact(type.Element) =>
            $"{Alias}::Compact{type.Kind}Codec<{type.Element.Name}, {CompactElement(type.Element)}>",
        _ =>
            $"{Alias}::{type.Kind}Codec<{string.Join(", ", type.Arguments.Select(a => a.Name).Concat(type.Arguments.Select(a => Element(type, a, compact))))}>",
    };

    private static string Element(TypeRef type, TypeRef element, bool compact) => compact && type.Kind == TypeRefKind.Dictionary && IsCompact(element)
        ? $"{Alias}::CompactCodec<{element.Name}, {Codec(element)}>"
        : Codec(element, compact && type.CompactsElements);

    /// <summary>
    /// The codec of a member's values: that of its type, or the one that knows the presence of a type parameter's
    /// value.
    /// </summary>
    public static string Member(TypeRef type, bool compact) =>
        type.Kind == TypeRefKind.Parameter ? $"{Alias}::TypeArgument<{type.Name}, {type.Codec!.Name}>" : Codec(type, compact);

    /// <summary>The read of a value of another shape. The codec of a class may have the form that reads into one that is there only.</summary>
    public static string ReadResolved(TypeRef type, string node) => type is { Kind: TypeRefKind.Object, IsUnion: false, IsValueType: false }
        ? $"{Alias}::Into<{Codec(type)}>.Read<{type.Name}>(ref reader, {node}, null)"
        : $"{Codec(type)}.ReadResolved(ref reader, {node})";

    /// <summary>The codec of a type inside that type: <c>MemFormatCodec&lt;TCodec&gt;</c>.</summary>
    public static string OwnCodec(TypeShape shape) => KnownNames.Codec + Arguments(shape.TypeParameters.Select(p => p.Codec));

    /// <summary>The struct that knows the cases of a union.</summary>
    public static string Cases(TypeRef type) => type.Codec?.Name ?? $"{type.Name}.{KnownNames.Cases}{Arguments(type.Arguments.Select(a => Codec(a)))}";

    /// <summary>The struct that knows the cases of a union inside that type, or inside a type with members that are unions.</summary>
    public static string KnownCases(TypeShape shape, string name) => name + Arguments(shape.TypeParameters.Select(p => p.Codec));

    /// <summary>The codec, or the cases, of a generic type without type parameters: <c>global::Page&lt;&gt;.MemFormatCodec&lt;&gt;</c>.</summary>
    public static string UnboundCodec(TypeShape shape) => GenericName.Replace(
        $"{shape.FullName}.{(shape.Union is null ? OwnCodec(shape) : KnownCases(shape, KnownNames.Cases))}",
        arity => $"<{new string(',', arity - 1)}>");

    private static string Arguments(IEnumerable<string> arguments) => string.Join(", ", arguments) is { Length: > 0 } list ? $"<{list}>" : "";

    /// <summary>Whether a codec of the runtime is known to read into values that are there; others may.</summary>
    public static bool HasReadInto(TypeRef type, bool compact) =>
        type.IsPooledString || type.Kind is TypeRefKind.String or TypeRefKind.Bytes or TypeRefKind.HashSet or TypeRefKind.Dictionary
        || type.IsList && !(compact && IsCompact(type.Element));

    /// <summary>The runtime's method that reads a fixed scalar: <c>Get&lt;int&gt;</c>, or <c>Bool</c> for one with invalid bit patterns.</summary>
    public static string Get(TypeRef type) => WireKinds.IsUnchecked(type.Wire) ? $"Get<{Stored(type)}>" : Checked(type.Wire);

    /// <summary>The runtime's method that writes a value of the block: <c>Put&lt;int&gt;</c>, for which the compiler looks at no overloads.</summary>
    public static string Put(TypeRef type) =>
        type.Kind == TypeRefKind.Object ? $"Put<{type.Name}>" : WireKinds.IsUnchecked(type.Wire) ? $"Put<{Stored(type)}>" : "Put";

    /// <summary>The runtime's method that reads a compact scalar.</summary>
    public static string GetCompact(TypeRef type) =>
        WireKinds.IsUnchecked(type.Wire) ? $"GetCompact<{Stored(type)}>" : "Compact" + Checked(type.Wire);

    private static string Checked(WireKind kind) => kind == WireKind.Bool ? "Bool" : kind.ToString();

    private static string Stored(TypeRef type) => (type.Kind == TypeRefKind.Enum ? type.Element : type).Name;

    private static string Filled(CodecName name, TypeRef type) => name switch
    {
        { Hole: CodecHole.Type } => type.Name,
        { Hole: CodecHole.Argument } => type.Arguments[name.Index].Name,
        { Hole: CodecHole.Codec } => Codec(type.Arguments[name.Index]),
        { Name: "" } => $"({string.Join(", ", name.Arguments.Select(a => Filled(a, type)))})",
        _ => name.Name + Arguments(name.Arguments.Select(a => Filled(a, type))),
    };

    private static string CompactElement(TypeRef element) => element.Numbers is { } kind
        ? $"{Alias}::CompactStructCodec<{element.Name}, {Codec(element)}, global::System.{kind}>"
        : Codec(element);

    private static bool IsCompact(TypeRef element) => element.Numbers is not null ||
        element.Kind is TypeRefKind.Primitive or TypeRefKind.Enum && WireKinds.CanBeCompactElement(element.Wire);

    /// <summary>A case that is a union stands for all its cases and has no type itself, unless it holds a value of one.</summary>
    public static bool StandsForCases(TypeRef type) => type is { IsUnion: true, IsHolder: false };
}
