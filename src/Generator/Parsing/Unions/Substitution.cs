using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Arguments for type parameters, found by comparing types with them.</summary>
internal sealed class Substitution(Compilation compilation)
{
    private readonly Dictionary<ITypeParameterSymbol, ITypeSymbol> _arguments = new(SymbolEqualityComparer.Default);

    public bool Has(ITypeParameterSymbol parameter) => _arguments.ContainsKey(parameter);

    public ITypeSymbol Argument(ITypeParameterSymbol parameter) => _arguments[parameter];

    public void Add(ITypeParameterSymbol parameter, ITypeSymbol argument) => _arguments.Add(parameter, argument);

    public void Clear() => _arguments.Clear();

    /// <summary>Finds the arguments with which a type is another one; a parameter that has one already keeps it.</summary>
    public bool Unify(ITypeSymbol open, ITypeSymbol type)
    {
        switch (open, type)
        {
            case (ITypeParameterSymbol parameter, _):
                if (!Has(parameter))
                    Add(parameter, type);
                return SymbolEqualityComparer.Default.Equals(Argument(parameter), type);
            case (IArrayTypeSymbol array, IArrayTypeSymbol other):
                return array.Rank == other.Rank && Unify(array.ElementType, other.ElementType);
            case (INamedTypeSymbol named, INamedTypeSymbol other) when TypeParameterParser.Arguments(named).Any():
                return SymbolEqualityComparer.Default.Equals(named.OriginalDefinition, other.OriginalDefinition)
                    && TypeParameterParser.Arguments(named).Zip(TypeParameterParser.Arguments(other), Unify).All(fits => fits);
            default:
                return SymbolEqualityComparer.Default.Equals(open, type);
        }
    }

    /// <summary>A type with the arguments in place of its type parameters.</summary>
    public ITypeSymbol Close(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => _arguments.TryGetValue(parameter, out var argument) ? argument : type,
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Close(array.ElementType), array.Rank),
        INamedTypeSymbol named when TypeParameterParser.Arguments(named).Any() => Close(named),
        _ => type,
    };

    public INamedTypeSymbol Close(INamedTypeSymbol type)
    {
        var definition = type.ContainingType is { } outer ? Close(outer).GetTypeMembers(type.Name, type.Arity).First() : type.OriginalDefinition;
        return type.Arity == 0 ? definition : definition.Construct([.. type.TypeArguments.Select(Close)]);
    }
}
