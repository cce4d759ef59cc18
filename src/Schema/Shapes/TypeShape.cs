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

    /// <summary>The type parameters of the types around it, from the outermost on, and its own.</summary>
    public EquatableArray<TypeParameterShape> TypeParameters { get; init; }

    public required bool IsValueType { get; init; }

    public required bool IsSealed { get; init; }

    public required bool IsAbstract { get; init; }

    /// <summary>Whether other assemblies can derive from it.</summary>
    public required bool IsOpenBase { get; init; }

    /// <summary>Whether the compiler checks it for what other languages cannot use.</summary>
    public required bool IsClsChecked { get; init; }

    /// <summary>Whether its members, and so its whole chain's, are known by id.</summary>
    public required bool IsNumbered { get; init; }

    /// <summary>The contract it states, or null.</summary>
    public string? Contract { get; init; }

    /// <summary>Whether its objects keep their identity: bodies lie one behind the other, and objects are made before theirs is read.</summary>
    public bool PreservesReferences { get; init; }

    /// <summary>The nearest base class that another assembly generates, or null.</summary>
    public TypeRef? BasePart { get; init; }

    /// <summary>Stored members: the base classes' of this assembly first, in declaration order.</summary>
    public required EquatableArray<MemberShape> Members { get; init; }

    /// <summary>The parameters of the chosen constructor.</summary>
    public required EquatableArray<ParameterShape> Parameters { get; init; }

    /// <summary>The ids of the warnings that using that constructor gives.</summary>
    public required EquatableArray<string> Warnings { get; init; }

    /// <summary>Whether it declares no constructor, so that adding one would take the public parameterless one away.</summary>
    public required bool HasImplicitConstructor { get; init; }

    /// <summary>Whether a <c>required</c> member is not stored, so that object initializers cannot satisfy it.</summary>
    public required bool HasUnstoredRequired { get; init; }

    /// <summary>Whether that constructor sets them all, so that no object initializer has to.</summary>
    public bool SetsRequired { get; init; }

    /// <summary>Its base classes that are annotated, too.</summary>
    public required EquatableArray<BaseShape> FormattableBases { get; init; }

    /// <summary>Whether values are told before they are written.</summary>
    public bool CallsSerializing { get; init; }

    /// <summary>Whether values are told when they have been read.</summary>
    public bool CallsDeserialized { get; init; }

    /// <summary>Whether they are told, too, how the payload's shape differed.</summary>
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
