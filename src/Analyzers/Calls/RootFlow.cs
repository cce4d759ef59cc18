using System.Collections.Concurrent;
using MemFormat.Generator.Parsing.TypeRefs;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Calls;

/// <summary>
/// Follows type arguments through the generic methods and types of an assembly into calls of the serializer. What a
/// library's generic methods call is not seen.
/// </summary>
internal sealed class RootFlow(Compilation compilation)
{
    /// <summary>More rounds than that only types that grow without end need, which no codec has.</summary>
    private const int MaxRounds = 8;

    private readonly ConcurrentBag<(ISymbol Called, Location Place)> _uses = [];

    /// <summary>Roots that code names where the generator does not bind a call.</summary>
    private readonly ConcurrentBag<(ITypeSymbol Root, Location Place, ISymbol Method)> _named = [];

    /// <summary>Of each generic method or type, what it passes on as roots, in terms of its type parameters.</summary>
    private readonly ConcurrentDictionary<ISymbol, ConcurrentDictionary<ITypeSymbol, bool>> _roots = new(SymbolEqualityComparer.Default);

    public void Add(IInvocationOperation call)
    {
        if (IsOwnGeneric(call.TargetMethod))
        {
            _uses.Add((call.TargetMethod, call.Syntax.GetLocation()));
        }
        else if ((EntryCall.Find(call) ?? EntryCall.OfIntegration(call)) is { } entry)
        {
            AddRoot(entry.Root);
            if (!entry.HasOptions && !EntryCall.IsBound(call))
                _named.Add((entry.Root, entry.Place, call.TargetMethod));
        }
    }

    /// <summary>A method that becomes a delegate or a function pointer.</summary>
    public void Add(IMethodReferenceOperation named)
    {
        if (IsOwnGeneric(named.Method))
        {
            _uses.Add((named.Method, named.Syntax.GetLocation()));
        }
        else if (EntryCall.RootOf(named) is { } root)
        {
            AddRoot(root);
            _named.Add((root, named.Syntax.GetLocation(), named.Method));
        }
    }

    /// <summary>A class whose base class is generic.</summary>
    public void Add(INamedTypeSymbol derived)
    {
        if (derived.BaseType is { IsGenericType: true } type && IsOwn(derived) && IsOwn(type))
            _uses.Add((type, derived.Locations[0]));
    }

    public void Add(IObjectCreationOperation created)
    {
        if (created.Type is INamedTypeSymbol { IsGenericType: true } type && IsOwn(type))
            _uses.Add((type, created.Syntax.GetLocation()));
    }

    /// <summary>The roots that uses close, and where.</summary>
    public IEnumerable<(ITypeSymbol Root, Location Place, ISymbol Method)> Closed()
    {
        var isAdded = true;
        for (var round = 0; isAdded && round < MaxRounds; round++)
        {
            isAdded = false;
            foreach (var root in _uses.SelectMany(u => RootsOf(u.Called)).Where(IsOpen))
                isAdded |= AddRoot(root);
        }

        return _uses.SelectMany(u => RootsOf(u.Called).Distinct<ITypeSymbol>(SymbolEqualityComparer.Default).Select(r => (r, u.Place, u.Called)))
            .Concat(_named).Where(r => !IsOpen(r.Item1) && NeedsContext(r.Item1));
    }

    private bool AddRoot(ITypeSymbol root)
    {
        var isAdded = false;
        foreach (var owner in Parameters(root).Select(p => p.ContainingSymbol).Distinct(SymbolEqualityComparer.Default))
        {
            isAdded |= _roots.GetOrAdd(owner!, static _ => new ConcurrentDictionary<ITypeSymbol, bool>(SymbolEqualityComparer.Default))
                .TryAdd(root, true);
        }

        return isAdded;
    }

    /// <summary>What a closed or half closed method, and its type, pass on.</summary>
    private IEnumerable<ITypeSymbol> RootsOf(ISymbol used)
    {
        for (var symbol = used; symbol is not null; symbol = symbol.ContainingType)
        {
            if (_roots.TryGetValue(symbol.OriginalDefinition, out var roots))
            {
                foreach (var root in roots.Keys)
                    yield return Substitute(root, used);
            }
        }
    }

    private ITypeSymbol Substitute(ITypeSymbol type, ISymbol used) => type switch
    {
        ITypeParameterSymbol parameter => Argument(parameter, used),
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Substitute(array.ElementType, used), array.Rank),
        INamedTypeSymbol { Arity: > 0 } named => named.OriginalDefinition.Construct([.. named.TypeArguments.Select(a => Substitute(a, used))]),
        _ => type,
    };

    private static ITypeSymbol Argument(ITypeParameterSymbol parameter, ISymbol used)
    {
        for (var symbol = used; symbol is not null; symbol = symbol.ContainingType)
        {
            if (!SymbolEqualityComparer.Default.Equals(symbol.OriginalDefinition, parameter.ContainingSymbol))
                continue;
            var arguments = symbol is IMethodSymbol method ? method.TypeArguments : ((INamedTypeSymbol)symbol).TypeArguments;
            return arguments[parameter.Ordinal];
        }

        return parameter;
    }

    /// <summary>Built-in types, and annotated ones without type arguments, are found everywhere; others are composed at run time.</summary>
    private bool NeedsContext(ITypeSymbol root) => new TypeRefParser(SourceProject.Of(compilation)).Parse(root).Reference is { } reference
        && (reference.Arguments.Count > 0 || reference.Form is not null || reference.Kind == TypeRefKind.Enum);

    private bool IsOwnGeneric(IMethodSymbol method) => IsOwn(method) && (method.IsGenericMethod || method.ContainingType is { IsGenericType: true });

    private bool IsOwn(ISymbol symbol) => SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, compilation.Assembly);

    private static bool IsOpen(ITypeSymbol type) => Parameters(type).Any();

    private static IEnumerable<ITypeParameterSymbol> Parameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => [parameter],
        IArrayTypeSymbol array => Parameters(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Parameters),
        _ => [],
    };
}
