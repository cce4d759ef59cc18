using System.Globalization;
using MemFormat.Analyzers.Migration;

namespace MemFormat.CodeFixes.Migration;

/// <summary>Makes cases of a union of what another serializer lists. Tags stay, or grow by one if one of them is 0.</summary>
internal sealed class CaseMover(Edits edits, SemanticModel model, INamedTypeSymbol union, Origin origin)
{
    private readonly List<AttributeData> _listed = [.. union.GetAttributes().Where(a => origin.RoleOf(a) == Role.Case)];
    private readonly List<INamedTypeSymbol> _types = [];
    private readonly HashSet<int> _tags = [];

    /// <summary>The attribute for a case, empty for the union itself, or null if it names no type.</summary>
    public string? Add(AttributeData attribute)
    {
        if (TypeOf(attribute) is not INamedTypeSymbol type)
            return null;
        if (SymbolEqualityComparer.Default.Equals(type, union))
            return "";
        var shift = _listed.Any(a => TagOf(a) == 0) ? 1 : 0;
        var tag = TagOf(attribute) is { } given && _listed.All(a => TagOf(a) is not null) ? given + shift : _tags.Append(0).Max() + 1;
        _tags.Add(tag);
        _types.Add(type);
        return Text(tag, Name(attribute) ?? type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat));
    }

    /// <summary>Adds the cases below the cases, and moves all of their types.</summary>
    public void Finish()
    {
        var open = new Queue<INamedTypeSymbol>(_types);
        while (open.Count > 0)
        {
            var type = open.Dequeue().OriginalDefinition;
            if (!TypeMover.Move(edits, model, type))
                new Annotator(edits, model, other => TypeMover.Move(edits, model, other)).Annotate(type);
            if (type.IsAbstract)
                continue;
            foreach (var inner in type.GetAttributes().Where(a => origin.RoleOf(a) == Role.Case).Select(TypeOf).OfType<INamedTypeSymbol>())
            {
                if (_types.Contains(inner, SymbolEqualityComparer.Default) || SymbolEqualityComparer.Default.Equals(inner, type))
                    continue;
                var tag = _tags.Max() + 1;
                _tags.Add(tag);
                _types.Add(inner);
                Declaration.AddAttribute(edits, union,
                    Text(tag,
                        inner.ToMinimalDisplayString(model.Compilation.GetSemanticModel(union.DeclaringSyntaxReferences[0].SyntaxTree),
                            union.DeclaringSyntaxReferences[0].Span.Start)));
                open.Enqueue(inner);
            }
        }
    }

    private static string Text(int tag, string type) => $"MemUnion({tag.ToString(CultureInfo.InvariantCulture)}, typeof({type}))";

    private static ITypeSymbol? TypeOf(AttributeData attribute) =>
        attribute.ConstructorArguments.Where(a => a.Kind == TypedConstantKind.Type).Select(a => a.Value as ITypeSymbol).FirstOrDefault();

    private static int? TagOf(AttributeData attribute) =>
        attribute.ConstructorArguments.Select(a => a.Kind == TypedConstantKind.Primitive ? MovedIds.Number(a.Value) : null)
            .FirstOrDefault(n => n is not null);

    /// <summary>The type as the attribute names it.</summary>
    private string? Name(AttributeData attribute) =>
        (attribute.ApplicationSyntaxReference?.GetSyntax(edits.Cancellation) as AttributeSyntax)?.ArgumentList?.Arguments
        .Select(a => a.Expression).OfType<TypeOfExpressionSyntax>().FirstOrDefault()?.Type.ToString();
}
