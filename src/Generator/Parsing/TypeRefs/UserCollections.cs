namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>How a user's collection is stored.</summary>
/// <param name="Types">Its element, or its key and value.</param>
/// <param name="Codec">The codec that reads and writes it.</param>
/// <param name="Form">How it is made where the runtime cannot make it by itself, or null.</param>
internal sealed record UserCollection(IReadOnlyList<ITypeSymbol> Types, CodedType Codec, FormShape? Form);

/// <summary>
/// Collection types of users: they implement <c>IEnumerable&lt;T&gt;</c> of exactly one T. They are stored as lists, or
/// as maps if they are dictionaries.
/// </summary>
internal static class UserCollections
{
    public const string WhyUnfit =
        "MemFormat cannot fill this collection; give it a visible constructor without parameters and ICollection<T> or a method Add, or a [CollectionBuilder], or a constructor that takes the elements, or store its members with [MemFormattable]";

    public const string Generic = "System.Collections.Generic.";

    /// <summary>Whether a type without a codec is a collection.</summary>
    public static bool Contains(INamedTypeSymbol type) =>
        type.TypeKind is TypeKind.Class or TypeKind.Struct && !IsOwnKind(type) && Implemented(type, "IEnumerable").Take(2).Count() == 1;

    /// <summary>Whether a value can be cleared and filled through <c>ICollection&lt;T&gt;</c>.</summary>
    public static bool IsFillable(INamedTypeSymbol type) => Contains(type) && Implemented(type, "ICollection").Any() && IsMadeEmpty(type);

    /// <summary>The element, or the key and the value, as the collection's interfaces have them.</summary>
    public static IReadOnlyList<ITypeSymbol> Parts(INamedTypeSymbol type, int count) =>
        Implemented(type, count == 2 ? "IDictionary" : "IEnumerable").FirstOrDefault()?.TypeArguments ?? [];

    /// <summary>How the collection is stored, or null when nothing can fill it.</summary>
    public static UserCollection? Find(INamedTypeSymbol type, SourceProject project)
    {
        var element = Implemented(type, "IEnumerable").First().TypeArguments[0];
        if (OwnFormParser.Built(type, element, project) is { } built)
            return ByForm(built, element);
        if (IsMadeEmpty(type) && Implemented(type, "IDictionary").FirstOrDefault() is { } map)
        {
            var form = CodecName.Runtime("UserMapForm", CodecName.Type, CodecName.Argument(0), CodecName.Argument(1));
            return new(map.TypeArguments, Codec(CodecName.Runtime("MapCodec", CodecName.Type, CodecName.Argument(0), CodecName.Argument(1),
                CodecName.CodecOf(0), CodecName.CodecOf(1), form), CodedSlot.Map), Form: null);
        }

        if (IsMadeEmpty(type) && Implemented(type, "ICollection").FirstOrDefault() is { } collection
            && (!HidesAdd(type, collection)
                || OwnFormParser.Added(type, element, project) is not null || OwnFormParser.Constructed(type, element, project) is null))
        {
            return new(collection.TypeArguments, Sequence(CodecName.Runtime("UserCollectionForm", CodecName.Type, CodecName.Argument(0))),
                Form: null);
        }

        return (OwnFormParser.Added(type, element, project) ?? OwnFormParser.Constructed(type, element, project)) is { } own
            ? ByForm(own, element)
            : null;
    }

    /// <summary>
    /// Whether only code that casts the collection sees a method to add an element to it: it throws where a collection is read-only.
    /// </summary>
    private static bool HidesAdd(INamedTypeSymbol type, INamedTypeSymbol collection) =>
        collection.GetMembers("Add").FirstOrDefault() is { } add
        && type.FindImplementationForInterfaceMember(add) is IMethodSymbol { DeclaredAccessibility: Accessibility.Private };

    private static UserCollection ByForm(FormShape form, ITypeSymbol element) =>
        new([element], Sequence($"global::{KnownNames.GeneratedNamespace}.{form.Name}"), form);

    private static CodedType Sequence(CodecName form) =>
        Codec(CodecName.Runtime("SequenceCodec", CodecName.Type, CodecName.Argument(0), CodecName.CodecOf(0), form), CodedSlot.List);

    private static CodedType Codec(CodecName name, CodedSlot slot) => new(name, slot, SaysNull: true, InitialSize: 64);

    private static IEnumerable<INamedTypeSymbol> Implemented(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Where(i => i.Name == name && i.IsGenericType && AttributeReader.MetadataName(i) == Generic + name);

    private static bool IsMadeEmpty(INamedTypeSymbol type) =>
        !type.IsAbstract && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility == Accessibility.Public);

    /// <summary>The collections that the parser knows by a kind.</summary>
    private static bool IsOwnKind(INamedTypeSymbol type) =>
        type.Name is "List" or "HashSet" or "Dictionary"
        && AttributeReader.MetadataName(type) is Generic + "List" or Generic + "HashSet" or Generic + "Dictionary";
}
