using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Reads the cases that an assembly adds to unions of others.</summary>
internal static class UnionCaseParser
{
    public static IEnumerable<ParsedUnionCase> ParseAll(IEnumerable<AttributeData> attributes, Compilation compilation)
    {
        using var names = ExternAliases.Of(compilation);
        var seen = new HashSet<(ISymbol Union, int Tag)>(new PairComparer());
        foreach (var attribute in attributes)
        {
            var arguments = attribute.ConstructorArguments;
            if (arguments.Length != 3 || arguments[0].Value is not INamedTypeSymbol union || arguments[1].Value is not int tag
                || arguments[2].Value is not ITypeSymbol type)
            {
                continue;
            }

            var sink = new DiagnosticSink(union);
            var taken = AttributeReader.All(union.GetAttributes(), KnownNames.Union)
                .Any(a => a.ConstructorArguments.FirstOrDefault().Value is int other && other == tag);
            if (tag < 1)
                sink.Report(Diagnostics.InvalidTag, attribute, union.Name, tag, "tags start at 1, because 0 stands for the class itself");
            else if (new ReservedKeys(union, areTags: true).Obstacle(tag) is { } why)
                sink.Report(Diagnostics.InvalidTag, attribute, union.Name, tag, why);
            else if (taken || !seen.Add((union, tag)))
                sink.Report(Diagnostics.InvalidTag, attribute, union.Name, tag, "another case has that tag; choose a free one");
            var added = Case(tag, type, union, compilation, sink, out var reason);
            if (reason is not null)
                sink.Report(Diagnostics.InvalidCase, attribute, type.ToDisplayString(), union.ToDisplayString(), reason);
            else if (ValueUnions.Is(union) && Unlisted(union, attributes) is { Length: > 0 } unlisted)
                sink.Report(Diagnostics.CaseWithoutTag, attribute, union.ToDisplayString(), unlisted);
            yield return new ParsedUnionCase(!sink.HasErrors ? added : null, sink.Errors);
        }
    }

    /// <summary>The cases of a union of the language that this assembly does not list, as its attributes do all of them.</summary>
    private static string Unlisted(INamedTypeSymbol union, IEnumerable<AttributeData> attributes)
    {
        var listed = attributes.Select(a => a.ConstructorArguments)
            .Where(a => a.Length == 3 && SymbolEqualityComparer.Default.Equals(union, a[0].Value as ISymbol)).Select(a => a[2].Value).ToList();
        var unlisted = ValueUnions.Cases(union).Where(c => !listed.Exists(n => ValueUnions.IsNamed(c, n)));
        return string.Join(", ", unlisted.Select(c => $"'{ValueUnions.TextOf(c)}'"));
    }

    private static AddedCaseShape? Case(
        int tag,
        ITypeSymbol type,
        INamedTypeSymbol union,
        Compilation compilation,
        DiagnosticSink sink,
        out string? reason)
    {
        if (!ValueUnions.Is(union))
        {
            return Reference(type, union, compilation, out reason) is { } reference
                ? new AddedCaseShape(Union(union, compilation), tag, reference)
                : null;
        }

        reason = Obstacle(union, compilation)
            ?? (ValueUnions.Cases(union).Any(c => ValueUnions.IsNamed(c, type)) ? null : $"no constructor of '{union.Name}' takes it; list the cases that the union declares");
        if (reason is not null)
            return null;
        var parser = new ValueUnionParser(compilation, union, sink);
        return parser.Case(tag, type, compilation.Assembly, out reason) is { } held
            ? new AddedCaseShape(Union(union, compilation), tag, held.Type, parser.Holder, held.Held)
            : null;
    }

    private static TypeRef Union(INamedTypeSymbol union, Compilation compilation) => TypeTraits.IsUnion(union)
        ? new TypeRefParser(compilation.Assembly).Formattable(union).Reference! with { Wire = WireKind.Union }
        : AdoptedUnions.Reference(union);

    private static TypeRef? Reference(ITypeSymbol type, INamedTypeSymbol union, Compilation compilation, out string? reason)
    {
        reason = Obstacle(union, compilation) ?? UnionParser.Obstacle(type, union);
        if (reason is null && !compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
            reason = "generated code of this assembly has no access to it; make it internal or public";
        if (reason is not null)
            return null;
        (var reference, reason, _) = new TypeRefParser(compilation.Assembly).Parse(type);
        return reference;
    }

    private static string? Obstacle(INamedTypeSymbol union, Compilation compilation)
    {
        if (AdoptedUnions.CanBe(union, compilation.Assembly))
        {
            return compilation.IsSymbolAccessibleWithin(union, compilation.Assembly)
                ? null
                : $"generated code of this assembly has no access to '{union.Name}'";
        }

        if (ValueUnions.Is(union))
            return $"the cases of '{union.Name}' are those that it declares; list them on it with [MemUnion]";
        if (!TypeTraits.IsUnion(union) || !AttributeReader.Has(union, KnownNames.Formattable))
            return $"'{union.Name}' is not a union; add [MemFormattable] and [MemUnion] to it";
        return SymbolEqualityComparer.Default.Equals(union.ContainingAssembly, compilation.Assembly)
            ? $"'{union.Name}' belongs to this assembly; list the case on it with [MemUnion]"
            : null;
    }

    private sealed class PairComparer : IEqualityComparer<(ISymbol Union, int Tag)>
    {
        public bool Equals((ISymbol Union, int Tag) left, (ISymbol Union, int Tag) right) =>
            left.Tag == right.Tag && SymbolEqualityComparer.Default.Equals(left.Union, right.Union);

        public int GetHashCode((ISymbol Union, int Tag) pair) => pair.Tag;
    }
}
