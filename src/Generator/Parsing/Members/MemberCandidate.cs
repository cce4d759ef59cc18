using System.Collections.Immutable;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>A field or property that may be stored, with the attributes of the record parameter that declares it.</summary>
/// <param name="symbol">The field or property.</param>
/// <param name="type">Its type.</param>
/// <param name="attributes">Its attributes.</param>
/// <param name="needsId">Whether it is stored only with an id.</param>
/// <param name="level">How many base classes number their members apart from it.</param>
internal sealed class MemberCandidate(ISymbol symbol, ITypeSymbol type, ImmutableArray<AttributeData> attributes, bool needsId, int level)
{
    public ISymbol Symbol { get; } = symbol;

    public ITypeSymbol Type { get; } = type;

    public ImmutableArray<AttributeData> Attributes { get; } = attributes;

    public string Name => Symbol.Name;

    public bool NeedsId { get; } = needsId;

    public int Level { get; } = level;

    /// <summary>A member without an id that has other attributes of this library was meant to be stored: the missing id is an error.</summary>
    public bool IsIgnored =>
        AttributeReader.Find(Attributes, KnownNames.Ignore) is not null || NeedsId && !HasAttributes && !TypeTraits.IsExtensionData(Type);

    /// <summary>Whether an attribute includes it or leaves it out.</summary>
    public bool IsMarked => MemMember is not null || AttributeReader.Find(Attributes, KnownNames.Ignore) is not null;

    /// <summary>Whether any of this library's attributes is on it.</summary>
    public bool HasAttributes => HaveAttributes(Attributes);

    public static bool HaveAttributes(ImmutableArray<AttributeData> attributes) => !attributes.IsEmpty && attributes.Any(IsOfMembers);

    public static bool IsOfMembers(AttributeData attribute) =>
        AttributeReader.IsOf(attribute, KnownNames.Member) || AttributeReader.IsOf(attribute, KnownNames.Ignore)
        || AttributeReader.IsOf(attribute, KnownNames.FormerName) || AttributeReader.IsOf(attribute, KnownNames.CustomCodec)
        || AttributeReader.IsOf(attribute, KnownNames.Was) || AttributeReader.IsOf(attribute, KnownNames.Comparer)
        || AttributeReader.IsOf(attribute, KnownNames.Union);

    public AttributeData? MemMember => AttributeReader.Find(Attributes, KnownNames.Member);

    public IPropertySymbol? Property => Symbol as IPropertySymbol;

    public IFieldSymbol? Field => Symbol as IFieldSymbol;
}
