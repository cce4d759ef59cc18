using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>
/// A listed case beside its union, whose type parameters stand for any arguments. An attribute cannot name them: those
/// of an open case follow from the base or the interface that makes it a case.
/// </summary>
internal sealed class CaseArguments
{
    private readonly Substitution _arguments;

    public CaseArguments(ITypeSymbol type, INamedTypeSymbol union, Compilation compilation)
    {
        (Type, _arguments) = (type, new Substitution(compilation));
        if (type is not INamedTypeSymbol named)
            return;
        var definition = named.IsUnboundGenericType ? named.OriginalDefinition : named;
        var bases = definition.AllInterfaces.Concat(BaseChain.Of(definition.BaseType))
            .Where(b => SymbolEqualityComparer.Default.Equals(b.OriginalDefinition, union)).ToList();
        if (named.IsUnboundGenericType)
        {
            var open = TypeParameterParser.InScope(definition).ToList();
            if (!bases.Any(b => Follow(open, b, union)))
                return;
            (Type, Definition) = (_arguments.Close(definition), definition);
        }

        Unions = bases.Select(_arguments.Close).ToList();
        if (Unions.Contains(union, SymbolEqualityComparer.Default))
            Unions = [];
    }

    /// <summary>The case with its arguments; as it was listed, if they do not follow.</summary>
    public ITypeSymbol Type { get; }

    /// <summary>The open type, if its arguments follow.</summary>
    public INamedTypeSymbol? Definition { get; }

    /// <summary>The union with those arguments only for which it has the case; none if it always has.</summary>
    public IReadOnlyList<INamedTypeSymbol> Unions { get; } = [];

    /// <summary>The argument for a type parameter of an open case, which is a type parameter of the union.</summary>
    public ITypeParameterSymbol Argument(ITypeParameterSymbol parameter) => (ITypeParameterSymbol)_arguments.Argument(parameter);

    /// <summary>A type that speaks of the case's type parameters, with their arguments.</summary>
    public ITypeSymbol Close(ITypeSymbol type) => _arguments.Close(type);

    /// <summary>Whether each open parameter is an argument of the base by itself.</summary>
    private bool Follow(List<ITypeParameterSymbol> open, INamedTypeSymbol from, INamedTypeSymbol union)
    {
        _arguments.Clear();
        foreach (var (argument, parameter) in TypeParameterParser.Arguments(from).Zip(TypeParameterParser.InScope(union), (a, p) => (a, p)))
        {
            if (argument is ITypeParameterSymbol own && !_arguments.Has(own))
                _arguments.Add(own, parameter);
        }

        return open.All(_arguments.Has);
    }
}
