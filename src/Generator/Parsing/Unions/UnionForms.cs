using MemFormat.Generator.Parsing.TypeRefs;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>
/// The closed forms of a generic union that the assembly's source names, directly or through its cases. An open case
/// such as <c>Batch&lt;T&gt;</c> over <c>Result&lt;List&lt;T&gt;&gt;</c> gets its arguments from them, because nothing at run time
/// takes them out of a larger argument without reflection.
/// </summary>
internal sealed class UnionForms
{
    private const int MostForms = 256;

    private readonly Compilation _compilation;
    private readonly INamedTypeSymbol _union;
    private readonly List<INamedTypeSymbol> _forms = [];
    private readonly List<(INamedTypeSymbol Form, INamedTypeSymbol Owner)> _open = [];

    public UnionForms(INamedTypeSymbol union, Compilation compilation)
    {
        (_union, _compilation) = (union, compilation);
        // Analyzers see the generated code, too, which the generator does not.
        foreach (var tree in compilation.SyntaxTrees.Where(t => !t.FilePath.EndsWith(".g.cs", StringComparison.Ordinal)))
        {
            var names = tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>().Where(n => n.Identifier.ValueText == union.Name).ToList();
            var model = names.Count == 0 ? null : compilation.GetSemanticModel(tree);
            foreach (var name in names)
                Add(model!, name);
        }
    }

    /// <summary>The types that an open case is for these forms; none if they are not known.</summary>
    /// <param name="open">The case.</param>
    /// <param name="cases">All cases of the union, as they are listed.</param>
    public IReadOnlyList<INamedTypeSymbol> Close(INamedTypeSymbol open, IReadOnlyList<INamedTypeSymbol> cases)
    {
        var definition = open.OriginalDefinition;
        for (var i = 0; i < _forms.Count; i++)
        {
            foreach (var (owner, arguments) in cases.SelectMany(c => Closings(c.OriginalDefinition, _forms[i]))
                .Append((_union, Arguments(_union, _forms[i]))))
            {
                foreach (var use in _open.Where(u => SymbolEqualityComparer.Default.Equals(u.Owner, owner)))
                    Add((INamedTypeSymbol)arguments.Close(use.Form));
            }

            if (_forms.Count > MostForms)
                return [];
        }

        // Forms that depend on the arguments of something else may be any.
        var owners = cases.Select(c => c.OriginalDefinition).Append(_union).ToList();
        if (_open.Any(u => !owners.Contains(u.Owner, SymbolEqualityComparer.Default) && Bases(definition).Any(b => CanBe(b, u.Form))))
            return [];
        return _forms.SelectMany(f => Closings(definition, f)).Where(c => CaseConstraints.AreMet(definition, c.Arguments, _compilation))
            .Select(c => c.Arguments.Close(definition)).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).ToList();
    }

    private void Add(SemanticModel model, SimpleNameSyntax name)
    {
        if (model.GetSymbolInfo(name).Symbol is not INamedTypeSymbol { IsUnboundGenericType: false } form
            || !SymbolEqualityComparer.Default.Equals(form.OriginalDefinition, _union))
        {
            return;
        }

        if (!HasParameters(form))
        {
            Add(form);
            return;
        }

        if (!name.Ancestors().OfType<BaseListSyntax>().Any() && !SymbolEqualityComparer.Default.Equals(form, _union)
            && name.Ancestors().OfType<TypeDeclarationSyntax>().FirstOrDefault() is { } type
            && model.GetDeclaredSymbol(type) is INamedTypeSymbol owner)
        {
            _open.Add((form, owner));
        }
    }

    private void Add(INamedTypeSymbol form)
    {
        if (!_forms.Contains(form, SymbolEqualityComparer.Default))
            _forms.Add(form);
    }

    /// <summary>The type's arguments with which a form of the union is its base.</summary>
    private IEnumerable<(INamedTypeSymbol Type, Substitution Arguments)> Closings(INamedTypeSymbol type, INamedTypeSymbol form)
    {
        foreach (var known in Bases(type))
        {
            var arguments = new Substitution(_compilation);
            if (arguments.Unify(known, form) && TypeParameterParser.InScope(type).All(arguments.Has))
                yield return (type, arguments);
        }
    }

    private Substitution Arguments(INamedTypeSymbol type, INamedTypeSymbol form)
    {
        var arguments = new Substitution(_compilation);
        arguments.Unify(type, form);
        return arguments;
    }

    private IEnumerable<INamedTypeSymbol> Bases(INamedTypeSymbol type) =>
        type.AllInterfaces.Concat(BaseChain.Of(type.BaseType)).Where(b => SymbolEqualityComparer.Default.Equals(b.OriginalDefinition, _union));

    private static bool HasParameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasParameters(array.ElementType),
        INamedTypeSymbol named => TypeParameterParser.Arguments(named).Any(HasParameters),
        _ => false,
    };

    /// <summary>Whether two types can be one for some arguments of both.</summary>
    private static bool CanBe(ITypeSymbol one, ITypeSymbol other) => (one, other) switch
    {
        (ITypeParameterSymbol, _) or (_, ITypeParameterSymbol) => true,
        (IArrayTypeSymbol array, IArrayTypeSymbol second) => array.Rank == second.Rank && CanBe(array.ElementType, second.ElementType),
        (INamedTypeSymbol named, INamedTypeSymbol second) =>
            SymbolEqualityComparer.Default.Equals(named.OriginalDefinition, second.OriginalDefinition)
            && TypeParameterParser.Arguments(named).Zip(TypeParameterParser.Arguments(second), CanBe).All(fits => fits),
        _ => false,
    };
}
