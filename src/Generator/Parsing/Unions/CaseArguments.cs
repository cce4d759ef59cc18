using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>
/// A listed case beside its union, whose type parameters stand for any arguments. An attribute cannot name them: those
/// of an open case follow from the base or the interface that makes it a case.
/// </summary>
internal sealed class CaseArguments
{
    private readonly Compilation _compilation;
    private readonly Dictionary<ITypeParameterSymbol, ITypeSymbol> _arguments = new(SymbolEqualityComparer.Default);

    public CaseArguments(ITypeSymbol type, INamedTypeSymbol union, Compilation compilation)
    {
        (Type, _compilation) = (type, compilation);
        if (type is not INamedTypeSymbol named)
            return;
        var definition = named.IsUnboundGenericType ? named.OriginalDefinition : named;
        var bases = definition.AllInterfaces.Concat(BaseChain.Of(definition.BaseType)).Where(b => SymbolEqualityComparer.Default.Equals(b.OriginalDefinition, union)).ToList();
        if (named.IsUnboundGenericType)
        {
            var open = TypeParameterParser.InScope(definition).ToList();
            if (!bases.Any(b => Follow(open, b, union)))
                return;
            (Type, Definition) = (Close(definition), definition);
        }

        Unions = bases.Select(b => (INamedTypeSymbol)Close(b)).ToList();
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
    public ITypeParameterSymbol Of(ITypeParameterSymbol parameter) => (ITypeParameterSymbol)_arguments[parameter];

    /// <summary>A type that speaks of the case's type parameters, with their arguments.</summary>
    public ITypeSymbol Close(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => _arguments.TryGetValue(parameter, out var argument) ? argument : type,
        IArrayTypeSymbol array => _compilation.CreateArrayTypeSymbol(Close(array.ElementType), array.Rank),
        INamedTypeSymbol named when TypeParameterParser.Arguments(named).Any() => Close(named),
        _ => type,
    };

    private INamedTypeSymbol Close(INamedTypeSymbol type)
    {
        var definition = type.ContainingType is { } outer ? Close(outer).GetTypeMembers(type.Name, type.Arity).First() : type.OriginalDefinition;
        return type.Arity == 0 ? definition : definition.Construct([.. type.TypeArguments.Select(Close)]);
    }

    /// <summary>Whether each open parameter is an argument of the base by itself.</summary>
    private bool Follow(List<ITypeParameterSymbol> open, INamedTypeSymbol from, INamedTypeSymbol union)
    {
        _arguments.Clear();
        foreach (var (argument, parameter) in TypeParameterParser.Arguments(from).Zip(TypeParameterParser.InScope(union), (a, p) => (a, p)))
        {
            if (argument is ITypeParameterSymbol own && !_arguments.ContainsKey(own))
                _arguments.Add(own, parameter);
        }

        return open.All(_arguments.ContainsKey);
    }
}
