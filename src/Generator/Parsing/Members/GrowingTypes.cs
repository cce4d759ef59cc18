using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Unions;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>
/// Finds members through which a generic type contains itself with an ever larger argument, as <c>Node&lt;List&lt;T&gt;&gt;</c>
/// in <c>Node&lt;T&gt;</c>: its values would need endlessly many codecs.
/// </summary>
internal static class GrowingTypes
{
    /// <summary>The type in a member's type that grows, or null.</summary>
    public static ITypeSymbol? Find(INamedTypeSymbol type, ITypeSymbol member, Compilation compilation)
    {
        // A parameter that becomes a part of an argument grows when it is reached again from the parameter of that argument.
        foreach (var flow in Flows(member, compilation.Assembly).Where(f => f.IsPart))
        {
            if (Reaches(flow.To, new Place(type, flow.From), compilation))
                return flow.Into;
        }

        return null;
    }

    private static bool Reaches(Place from, Place target, Compilation compilation)
    {
        var seen = new HashSet<Place> { from };
        var pending = new Stack<Place>(seen);
        while (pending.Count > 0)
        {
            var place = pending.Pop();
            if (place.Equals(target))
                return true;
            foreach (var flow in Stored(place.Type, compilation).SelectMany(t => Flows(t, compilation.Assembly))
                .Where(f => SymbolEqualityComparer.Default.Equals(f.From, place.Parameter)))
            {
                if (seen.Add(flow.To))
                    pending.Push(flow.To);
            }
        }

        return false;
    }

    /// <summary>The types of the members that a type probably stores, not those that are only computed; and of the cases of unions.</summary>
    private static IEnumerable<ITypeSymbol> Stored(INamedTypeSymbol type, Compilation compilation)
    {
        var members = new MemberCollector(type, new DiagnosticSink(type)).Collect()
            .Where(m => !m.IsIgnored && (m.Property is not { SetMethod: null } computed || HasField(computed))).ToList();
        return members.Select(m => m.Type)
            .Concat(members.SelectMany(m => UnionParser.Cases(m.Attributes, type, compilation.ObjectType, compilation)))
            .Concat(UnionParser.Cases(type.GetAttributes(), type, type, compilation));
    }

    private static bool HasField(IPropertySymbol property) => GetterFields.Returned(property) is not null;

    /// <summary>Where type parameters become arguments, or parts of them, of annotated types and surrogates.</summary>
    private static IEnumerable<Flow> Flows(ITypeSymbol type, IAssemblySymbol assembly)
    {
        if (type is IArrayTypeSymbol array)
            return Flows(array.ElementType, assembly);
        if (type is not INamedTypeSymbol { IsUnboundGenericType: false } named)
            return [];
        if (SurrogateParser.Find(named, assembly) is { } attribute)
            return SurrogateParser.Obstacle(named, attribute, assembly, out var surrogate) is null ? Flows(surrogate!, assembly) : [];
        var arguments = TypeParameterParser.Arguments(named).ToList();
        var inside = arguments.SelectMany(a => Flows(a, assembly));
        if (!AttributeReader.Has(named.OriginalDefinition, KnownNames.Formattable))
            return inside;
        var parameters = TypeParameterParser.InScope(named.OriginalDefinition);
        return parameters.Zip(arguments, (p, a) => (To: new Place(named.OriginalDefinition, p), Argument: a))
            .SelectMany(to => Parameters(to.Argument).Select(from => new Flow(from, to.To, named, to.Argument is not ITypeParameterSymbol)))
            .Concat(inside);
    }

    private static IEnumerable<ITypeParameterSymbol> Parameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => [parameter],
        IArrayTypeSymbol array => Parameters(array.ElementType),
        INamedTypeSymbol named => TypeParameterParser.Arguments(named).SelectMany(Parameters),
        _ => [],
    };

    /// <summary>A type parameter as a type's members see it: it may be that of a type around.</summary>
    private readonly struct Place(INamedTypeSymbol type, ITypeParameterSymbol parameter) : System.IEquatable<Place>
    {
        public INamedTypeSymbol Type { get; } = type;

        public ITypeParameterSymbol Parameter { get; } = parameter;

        public bool Equals(Place other) =>
            SymbolEqualityComparer.Default.Equals(Type, other.Type) && SymbolEqualityComparer.Default.Equals(Parameter, other.Parameter);

        public override bool Equals(object? obj) => obj is Place other && Equals(other);

        public override int GetHashCode() => SymbolEqualityComparer.Default.GetHashCode(Parameter);
    }

    /// <summary>A parameter that becomes an argument, or with <paramref name="IsPart"/> a part of it, for another parameter.</summary>
    private sealed record Flow(ITypeParameterSymbol From, Place To, ITypeSymbol Into, bool IsPart);
}
