namespace MemFormat.Analyzers.Migration;

/// <summary>What an attribute of another serializer says of a type or a member.</summary>
internal enum Role
{
    /// <summary>It has no counterpart.</summary>
    None,

    /// <summary>The type is stored.</summary>
    Type,

    /// <summary>The member is stored, under an id if the attribute has one.</summary>
    Member,

    /// <summary>The member is left out.</summary>
    Ignore,

    /// <summary>Objects are made by this constructor.</summary>
    Constructor,

    /// <summary>Values may be of this type, too.</summary>
    Case,

    /// <summary>The method runs before the write.</summary>
    Before,

    /// <summary>The method runs after the read.</summary>
    After,

    /// <summary>The ids must not come back.</summary>
    Reserved,

    /// <summary>MemFormat needs nothing in its place.</summary>
    Needless,
}

/// <summary>A serializer that types come from.</summary>
/// <param name="Rule">The diagnostic.</param>
/// <param name="Page">The name of its page under docs/migration.</param>
/// <param name="Namespace">The namespace of its attributes.</param>
/// <param name="Roles">Its attributes, without their ends.</param>
/// <param name="Serializer">The class with its entry points, or null.</param>
internal sealed record Origin(
    DiagnosticDescriptor Rule,
    string Page,
    string Namespace,
    IReadOnlyDictionary<string, Role> Roles,
    string? Serializer = null)
{
    /// <summary>Whether its attributes stay, because others read them, too.</summary>
    public bool IsOfDotNet => Namespace.StartsWith("System.", StringComparison.Ordinal) || Namespace == "JsonSubTypes";

    /// <summary>Whether it counts ids of each class of a hierarchy anew.</summary>
    public bool NumbersClasses => Namespace is "ProtoBuf" or "Orleans";

    public static IReadOnlyList<Origin> All { get; } =
    [
        new(Diagnostics.FromMemoryPack, "memorypack", "MemoryPack", new Dictionary<string, Role>
        {
            ["MemoryPackable"] = Role.Type, ["MemoryPackOrder"] = Role.Member, ["MemoryPackInclude"] = Role.Member,
            ["MemoryPackIgnore"] = Role.Ignore,
            ["MemoryPackConstructor"] = Role.Constructor, ["MemoryPackUnion"] = Role.Case, ["MemoryPackOnSerializing"] = Role.Before,
            ["MemoryPackOnDeserialized"] = Role.After,
        }, "MemoryPackSerializer"),
        new(Diagnostics.FromMessagePack, "messagepack", "MessagePack", new Dictionary<string, Role>
        {
            ["MessagePackObject"] = Role.Type, ["Key"] = Role.Member, ["IgnoreMember"] = Role.Ignore, ["SerializationConstructor"] = Role.Constructor,
            ["Union"] = Role.Case,
        }, "MessagePackSerializer"),
        new(Diagnostics.FromProtobuf, "protobuf-net", "ProtoBuf", new Dictionary<string, Role>
        {
            ["ProtoContract"] = Role.Type, ["ProtoMember"] = Role.Member, ["ProtoIgnore"] = Role.Ignore, ["ProtoInclude"] = Role.Case,
            ["ProtoReserved"] = Role.Reserved,
            ["ProtoBeforeSerialization"] = Role.Before, ["ProtoAfterDeserialization"] = Role.After, ["ProtoEnum"] = Role.Needless,
            ["ProtoMap"] = Role.Needless, ["CompatibilityLevel"] = Role.Needless,
        }, "Serializer"),
        new(Diagnostics.FromOrleans, "orleans", "Orleans", new Dictionary<string, Role>
        {
            ["GenerateSerializer"] = Role.Type, ["Id"] = Role.Member, ["OrleansConstructor"] = Role.Constructor, ["Immutable"] = Role.Needless,
        }),
        new(Diagnostics.FromDataContract, "data-contract", "System.Runtime.Serialization", new Dictionary<string, Role>
        {
            ["DataContract"] = Role.Type, ["DataMember"] = Role.Member, ["IgnoreDataMember"] = Role.Ignore, ["KnownType"] = Role.Case,
            ["OnSerializing"] = Role.Before,
            ["OnDeserialized"] = Role.After, ["CollectionDataContract"] = Role.None,
        }),
        new(Diagnostics.FromJson, "json", "System.Text.Json.Serialization", new Dictionary<string, Role>
        {
            ["JsonDerivedType"] = Role.Case, ["JsonPolymorphic"] = Role.Needless, ["JsonIgnore"] = Role.Ignore, ["JsonInclude"] = Role.Member,
            ["JsonConstructor"] = Role.Constructor,
        }),
        new(Diagnostics.FromJson, "json", "JsonSubTypes", new Dictionary<string, Role> { ["KnownSubType"] = Role.Case }),
    ];

    /// <summary>The serializer that a type is declared for, or null.</summary>
    public static Origin? Find(INamedTypeSymbol type) =>
        type.GetAttributes() is { IsEmpty: false } attributes
            ? All.FirstOrDefault(o => attributes.Any(a => o.RoleOf(a) is Role.Type or Role.Case))
            : null;

    /// <summary>What an attribute says, or null if it is not of this serializer.</summary>
    public Role? RoleOf(AttributeData attribute)
    {
        if (attribute.AttributeClass is not { } type || !IsOf(type.ContainingNamespace))
            return null;
        var name = type.Name.EndsWith("Attribute", StringComparison.Ordinal)
            ? type.Name.Substring(0, type.Name.Length - "Attribute".Length)
            : type.Name;
        return Roles.TryGetValue(name, out var role) ? role : IsOfDotNet ? null : Role.None;
    }

    /// <summary>Whether a method is one of the entry points.</summary>
    public bool IsEntry(IMethodSymbol method) =>
        Serializer is not null && method.ContainingType is { } type && type.Name == Serializer && IsOf(type.ContainingNamespace);

    /// <summary>Whether a symbol's namespace is that of the attributes.</summary>
    public bool IsOf(INamespaceSymbol? space) =>
        space is not null && Namespace.EndsWith(space.Name, StringComparison.Ordinal) && space.ToDisplayString() == Namespace;
}
