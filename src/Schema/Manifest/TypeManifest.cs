using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>An annotated type: how its bodies are laid out, and how it was declared.</summary>
internal sealed record TypeManifest
{
    /// <summary>Its name with namespace and containing types, and, where it is generic, its type parameters: <c>Shop.Page&lt;T&gt;</c>.</summary>
    public required string Name { get; init; }

    /// <summary>The namespace, empty for the global one.</summary>
    public required string Namespace { get; init; }

    /// <summary>The type parameters of the containing types, from the outermost on, and of the type itself.</summary>
    public required EquatableArray<string> TypeParameters { get; init; }

    public required bool IsValueType { get; init; }

    /// <summary>Whether it is an abstract class or an interface: its values are those of cases.</summary>
    public required bool IsAbstract { get; init; }

    public required bool IsInterface { get; init; }

    /// <summary>Whether there are bodies of the type, or of its base part.</summary>
    public required bool HasBody { get; init; }

    /// <summary>Whether its members are known by id.</summary>
    public required bool IsNumbered { get; init; }

    /// <summary>Whether its objects keep their identity.</summary>
    public required bool PreservesReferences { get; init; }

    /// <summary>Whether its body is its fixed block, in memory order.</summary>
    public required bool IsBlock { get; init; }

    /// <summary>Whether a value can contain another one of the type, unions and identity aside.</summary>
    public required bool IsRecursive { get; init; }

    /// <summary>The contract it states, or null.</summary>
    public required string? Contract { get; init; }

    /// <summary>The base class whose body comes first, or null.</summary>
    public required ManifestType? BasePart { get; init; }

    /// <summary>The names of members of base parts without which no payload is a value of the type, though it may be one of the base class.</summary>
    public EquatableArray<string> DemandedOfBase { get; init; }

    /// <summary>Its members in the order in which bodies hold them.</summary>
    public required EquatableArray<MemberManifest> Members { get; init; }

    /// <summary>How many bits of the flags are used.</summary>
    public required int FlagBits { get; init; }

    /// <summary>The bytes of the flags and the fixed block together.</summary>
    public required int BlockSize { get; init; }

    /// <summary>Its segment with a numbered placeholder for each type that it refers to.</summary>
    public required EquatableArray<byte> Segment { get; init; }

    /// <summary>The types that fill the segment's placeholders, in order; of a generic type they speak of its type parameters.</summary>
    public required EquatableArray<ManifestType> Dependencies { get; init; }

    /// <summary>The unions that it is (with an empty name) and that its members of type <see cref="object"/> are.</summary>
    public required EquatableArray<UnionManifest> Unions { get; init; }

    /// <summary>The ids and names that must not come back, as they are written.</summary>
    public required EquatableArray<string> Reserved { get; init; }

    /// <summary>The summary of its documentation, and a line that begins with <c>@deprecated</c> if it is obsolete; or empty.</summary>
    public required string Summary { get; init; }
}
