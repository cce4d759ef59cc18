using System.Collections.Immutable;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Lists the fields and properties of a type and of its base classes, base classes first.</summary>
internal sealed class MemberCollector(INamedTypeSymbol type, DiagnosticSink sink)
{
    private readonly List<MemberCandidate> _members = [];

    /// <summary>The nearest base class generated in another assembly: it owns the members from there on.</summary>
    public INamedTypeSymbol? BasePart { get; private set; }

    public IReadOnlyList<MemberCandidate> Collect()
    {
        var chain = new Stack<INamedTypeSymbol>();
        for (var current = type; current is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType) }; current =
            current.BaseType!)
        {
            if (IsForeign(current) && AttributeReader.Has(current, KnownNames.Formattable))
            {
                BasePart = current;
                break;
            }

            chain.Push(current);
        }

        foreach (var declaring in chain)
            Add(declaring);
        return _members;
    }

    private void Add(INamedTypeSymbol declaring)
    {
        var parameters = RecordParameters(declaring);
        var level = TypeTraits.Level(declaring);
        var needsId = TypeTraits.StoresNumberedOnly(type) || TypeTraits.StoresNumberedOnly(declaring);
        foreach (var symbol in declaring.GetMembers())
        {
            if (symbol.IsImplicitlyDeclared
                && symbol is not (IPropertySymbol { Name: not "EqualityContract" } or IFieldSymbol { AssociatedSymbol: IPropertySymbol }))
            {
                continue;
            }

            var candidate = symbol switch
            {
                { IsStatic: true } => null,
                IPropertySymbol { IsIndexer: false, GetMethod: not null, ExplicitInterfaceImplementations.Length: 0 } property =>
                    new MemberCandidate(property, property.Type, Attributes(property, parameters), needsId, level),
                IFieldSymbol { AssociatedSymbol: null } field => new MemberCandidate(field, field.Type, field.GetAttributes(), needsId, level),
                _ => null,
            };
            if (candidate is null)
                UnstorableMembers.Report(symbol, sink);
            else if (IsMentioned(candidate, IsForeign(declaring)) && !Replaces(candidate))
                _members.Add(candidate);
        }
    }

    private bool IsForeign(INamedTypeSymbol declaring) =>
        !SymbolEqualityComparer.Default.Equals(declaring.ContainingAssembly, type.ContainingAssembly);

    private static bool IsMentioned(MemberCandidate candidate, bool isForeign)
    {
        if (!isForeign && candidate.IsMarked)
            return true;
        // Codecs lie in the type, so a getter of its own assembly may be private.
        return candidate.Symbol.DeclaredAccessibility == Accessibility.Public
            && (!isForeign || candidate.Property?.GetMethod?.DeclaredAccessibility is null or Accessibility.Public);
    }

    /// <summary>Puts an override in place of its base member. Reports a member that hides another stored one.</summary>
    private bool Replaces(MemberCandidate candidate)
    {
        var index = _members.FindIndex(m => m.Name == candidate.Name);
        if (index < 0)
            return BasePart is not null && IsOfPart(candidate, BasePart);
        var earlier = _members[index];
        if (candidate.Symbol.IsOverride)
        {
            _members[index] = candidate.HasAttributes
                ? candidate
                : new MemberCandidate(candidate.Symbol, candidate.Type, earlier.Attributes, earlier.NeedsId, earlier.Level);
            return true;
        }

        if (candidate.IsIgnored)
            return true;
        if (!earlier.IsIgnored)
            sink.Report(Diagnostics.HiddenMember, candidate.Symbol, candidate.Symbol.ToDisplayString(), earlier.Symbol.ToDisplayString());
        _members.RemoveAt(index);
        return false;
    }

    /// <summary>Whether the member is an override of one that the base class's part stores; reports one that hides such a member.</summary>
    private bool IsOfPart(MemberCandidate candidate, INamedTypeSymbol part)
    {
        for (var current = part; current is not null; current = current.BaseType)
        {
            var stored = current.GetMembers(candidate.Name).FirstOrDefault(m => m is IPropertySymbol or IFieldSymbol && !m.IsStatic
                && (m.DeclaredAccessibility == Accessibility.Public || AttributeReader.Has(m, KnownNames.Member))
                && !AttributeReader.Has(m, KnownNames.Ignore)
                && (!TypeTraits.StoresNumberedOnly(current) || AttributeReader.Has(m, KnownNames.Member))
                && !IsOnlyRead(m));
            if (stored is null)
                continue;
            if (!candidate.Symbol.IsOverride && !candidate.IsIgnored)
                sink.Report(Diagnostics.HiddenMember, candidate.Symbol, candidate.Symbol.ToDisplayString(), stored.ToDisplayString());
            return true;
        }

        return false;
    }

    /// <summary>Whether the part has no way to a value of the property, which it does not store then, unlike an override perhaps.</summary>
    private bool IsOnlyRead(ISymbol member) => member is IPropertySymbol { SetMethod: null, OverriddenProperty: null } property
        && !AttributeReader.Has(property, KnownNames.Member)
        && !FillableCollections.Contains(property.Type, type.ContainingAssembly)
        && !property.ContainingType.InstanceConstructors.Any(
            c => c.Parameters.Any(p => string.Equals(p.Name, property.Name, System.StringComparison.OrdinalIgnoreCase)));

    private static ImmutableArray<AttributeData> Attributes(IPropertySymbol property, ImmutableArray<IParameterSymbol> parameters) =>
        parameters.FirstOrDefault(p => p.Name == property.Name) is { } parameter
            ? property.GetAttributes().AddRange(parameter.GetAttributes())
            : property.GetAttributes();

    private static ImmutableArray<IParameterSymbol> RecordParameters(INamedTypeSymbol type) =>
        type.IsRecord && PrimaryConstructor.Find(type) is { } constructor ? constructor.Parameters : [];
}
