namespace MemFormat.Schema.Shapes;

/// <summary>An annotated type: local facts only, other types by name and category.</summary>
internal sealed record TypeShape
{
    /// <summary>The name in emitted code, <c>global::</c> and all; of a generic type with its type parameters.</summary>
    public required string FullName { get; init; }

    /// <summary>The name without namespace, as in error paths.</summary>
    public required string Name { get; init; }

    /// <summary>The namespace, empty for the global one.</summary>
    public required string Namespace { get; init; }

    /// <summary>The headers of the partial declarations from the outermost containing type to the type itself.</summary>
    public required EquatableArray<string> Declarations { get; init; }

    /// <summary>The type parameters of the containing types, from the outermost on, and of the type itself.</summary>
    public EquatableArray<TypeParameterShape> TypeParameters { get; init; }

    public required bool IsValueType { get; init; }

    public required bool IsSealed { get; init; }

    /// <summary>Whether it has no values of its own: it is abstract, an interface, or a union that holds values of others.</summary>
    public required bool IsAbstract { get; init; }

    /// <summary>Whether it says that classes of other assemblies derive from it.</summary>
    public bool IsDerivedElsewhere { get; init; }

    /// <summary>Whether the compiler checks it for uses by other languages.</summary>
    public required bool IsClsChecked { get; init; }

    /// <summary>Whether its members, and so its whole chain's, are known by id.</summary>
    public required bool IsNumbered { get; init; }

    /// <summary>The contract it states, or null.</summary>
    public string? Contract { get; init; }

    /// <summary>
    /// Whether its objects keep their identity: bodies follow each other, and objects are created before theirs is
    /// read.
    /// </summary>
    public bool PreservesReferences { get; init; }

    /// <summary>The nearest base class that another assembly generates, or null.</summary>
    public TypeRef? BasePart { get; init; }

    /// <summary>
    /// Whether that base class gives its members decoded and takes them once the object is made, as only a
    /// constructor's caller can.
    /// </summary>
    public bool BaseOffersParts { get; init; }

    /// <summary>Whether the type uses this. Else it gives the base class an object to read into.</summary>
    public bool TakesParts { get; init; }

    /// <summary>Whether the base class gives the members of an object that is there in this form, too.</summary>
    public bool KeepsParts { get; init; }

    /// <summary>Whether the type of a member cannot be named outside of the type, nor in a public struct in it.</summary>
    public bool HasPrivateTypes { get; init; }

    /// <summary>Stored members: the base classes' of this assembly first, in declaration order.</summary>
    public required EquatableArray<MemberShape> Members { get; init; }

    /// <summary>The parameters of the chosen constructor.</summary>
    public required EquatableArray<ParameterShape> Parameters { get; init; }

    /// <summary>The ids of the warnings that using that constructor gives.</summary>
    public required EquatableArray<string> Warnings { get; init; }

    /// <summary>Whether it declares no constructor, so that adding one would remove the public parameterless one.</summary>
    public required bool HasImplicitConstructor { get; init; }

    /// <summary>Whether a <c>required</c> member is not stored, so that object initializers cannot satisfy it.</summary>
    public required bool HasUnstoredRequired { get; init; }

    /// <summary>Whether that constructor sets them all, so that no object initializer has to.</summary>
    public bool SetsRequired { get; init; }

    /// <summary>Its base classes that are annotated, too.</summary>
    public required EquatableArray<BaseShape> FormattableBases { get; init; }

    /// <summary>Whether values have a callback before they are written.</summary>
    public bool CallsSerializing { get; init; }

    /// <summary>The types of the states of such callbacks that take one.</summary>
    public EquatableArray<string> SerializingStates { get; init; } = [];

    /// <summary>Whether values have a callback after they were read.</summary>
    public bool CallsDeserialized { get; init; }

    /// <summary>The types of the states of such callbacks that take one.</summary>
    public EquatableArray<string> DeserializedStates { get; init; } = [];

    /// <summary>Whether this callback takes a report of the differences.</summary>
    public bool CallsWithReport { get; init; }

    public bool IsInterface { get; init; }

    /// <summary>The union that the type is, or null.</summary>
    public UnionShape? Union { get; init; }

    /// <summary>Whether a base class or interface is a union, too, whose struct of cases is hidden by the type's.</summary>
    public bool HidesCases { get; init; }

    /// <summary>The unions that its members of type <see cref="object"/> are.</summary>
    public EquatableArray<UnionShape> MemberUnions { get; init; }

    /// <summary>For structs whose fields are exactly their members, laid out in order: the members' indices in that order; else empty.</summary>
    public EquatableArray<int> MemoryOrder { get; init; }
}
