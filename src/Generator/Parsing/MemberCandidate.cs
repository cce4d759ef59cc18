using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>A field or property that may be stored, with the attributes of the record parameter that declares it.</summary>
internal sealed class MemberCandidate(ISymbol symbol, ITypeSymbol type, ImmutableArray<AttributeData> attributes)
{
    public ISymbol Symbol { get; } = symbol;

    public ITypeSymbol Type { get; } = type;

    public ImmutableArray<AttributeData> Attributes { get; } = attributes;

    public string Name => Symbol.Name;

    public bool IsIgnored => AttributeReader.Find(Attributes, KnownNames.Ignore) is not null;

    public AttributeData? MemMember => AttributeReader.Find(Attributes, KnownNames.Member);

    public IPropertySymbol? Property => Symbol as IPropertySymbol;

    public IFieldSymbol? Field => Symbol as IFieldSymbol;
}
