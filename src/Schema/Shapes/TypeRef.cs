using MemFormat.Wire;

namespace MemFormat.Schema.Shapes;

/// <summary>A reference to a type: by name and category, never by its members.</summary>
/// <param name="Kind">Its category.</param>
/// <param name="Name">Its name in emitted code, with <c>global::</c>.</param>
/// <param name="Wire">The kind of its values.</param>
/// <param name="IsValueType">Whether it is a struct.</param>
/// <param name="Arguments">Element, or key and value types; of generated generic types, their type arguments.</param>
/// <param name="IsLocal">For objects: whether this assembly generates its codec.</param>
/// <param name="Codec">For coded types, the name of the codec. For type parameters, the parameter that is its codec. Of a member that is
/// a union, the struct of its cases. Of an enum whose constants are known by name, the struct that names them.</param>
/// <param name="SaysNull">For coded types: whether values state themselves that they are null.</param>
/// <param name="Definition">For generic objects, the name of the type without arguments, as its shape has it.</param>
/// <param name="InitialSize">For coded types: the bytes of an empty value.</param>
/// <param name="Form">For collections that no form of the runtime can create: the emitted form.</param>
/// <param name="Slot">For coded types: the slot of the codec in a schema.</param>
/// <param name="Length">For inline arrays: the number of elements.</param>
/// <param name="IsHolder">Whether it is a union that holds a value of a case, as a <c>union</c> of C# does; the cases derive from others.</param>
/// <param name="Numbers">Of a struct in a compact list whose numbers lie in digits: their kind.</param>
internal sealed record TypeRef(
    TypeRefKind Kind,
    string Name,
    WireKind Wire,
    bool IsValueType,
    EquatableArray<TypeRef> Arguments = default,
    bool IsLocal = false,
    CodecName? Codec = null,
    bool SaysNull = false,
    string? Definition = null,
    int InitialSize = 0,
    FormShape? Form = null,
    CodedSlot Slot = CodedSlot.None,
    int Length = 0,
    bool IsHolder = false,
    WireKind? Numbers = null)
{
    /// <summary>The member for data unknown to the type.</summary>
    public static readonly TypeRef ExtensionData =
        new(TypeRefKind.Coded, "global::MemFormat.MemExtensionData", WireKind.Bytes, IsValueType: false,
            Codec: CodecName.Runtime("ExtensionDataCodec"), SaysNull: true, Slot: CodedSlot.Extended + (int)WireExtension.ExtensionData);

    /// <summary>Strings, each of which is written once per payload.</summary>
    private static readonly TypeRef s_pooled =
        new(TypeRefKind.Coded, "string", WireKind.String, IsValueType: false,
            Codec: CodecName.Runtime("PooledStringCodec"), SaysNull: true, Slot: CodedSlot.PooledText);

    /// <summary>Whether it is a string that is written once per payload.</summary>
    public bool IsPooledString => Slot == CodedSlot.PooledText;

    /// <summary>The type whose strings, and those in its collections and tuples, are written once per payload.</summary>
    public TypeRef WithPooledStrings() => Kind switch
    {
        TypeRefKind.String => s_pooled,
        TypeRefKind.Object or TypeRefKind.Parameter => this,
        TypeRefKind.Coded when Slot is CodedSlot.Surrogate or CodedSlot.Custom or CodedSlot.Compressed or >= CodedSlot.Extended => this,
        _ when Arguments.Count == 0 => this,
        _ => this with { Arguments = Arguments.Select(a => a.WithPooledStrings()).ToEquatableArray() },
    };

    /// <summary>Whether it is <see cref="ExtensionData"/>.</summary>
    public bool IsExtensionData => Slot == ExtensionData.Slot;

    /// <summary>The name of the shape, for objects.</summary>
    public string ShapeName => Definition ?? Name;

    /// <summary>Whether a type parameter is, or is an argument anywhere in, the type.</summary>
    public bool HasParameters => Kind == TypeRefKind.Parameter || Arguments.Any(a => a.HasParameters);

    /// <summary>The single argument of a nullable, an array, a list or a set.</summary>
    public TypeRef Element => Arguments[0];

    /// <summary>Whether a compact encoding of the member is one of its elements, keys and values, too.</summary>
    public bool CompactsElements => IsList || Kind == TypeRefKind.Dictionary;

    /// <summary>Whether it is an enum whose constants are known by name.</summary>
    public bool IsNamedEnum => Kind == TypeRefKind.Enum && Codec is not null;

    /// <summary>Whether it is an array or a list.</summary>
    public bool IsList => Kind is TypeRefKind.Array or TypeRefKind.List;

    /// <summary>Whether the type is a union. Reading a value that is there can give null, when its case is not known.</summary>
    public bool IsUnion => Kind == TypeRefKind.Object && Wire == WireKind.Union;

    /// <summary>Whether values say themselves that they are null.</summary>
    public bool SaysNullItself => Kind is TypeRefKind.String or TypeRefKind.Bytes or TypeRefKind.Array
        or TypeRefKind.List or TypeRefKind.HashSet or TypeRefKind.Dictionary || SaysNull;

    /// <summary>
    /// Whether the type has a segment or describes itself: a root's descriptor puts its slot into the place of a placeholder.
    /// </summary>
    public bool IsPlaceholder => Kind is TypeRefKind.Object or TypeRefKind.Coded or TypeRefKind.Parameter;
}
