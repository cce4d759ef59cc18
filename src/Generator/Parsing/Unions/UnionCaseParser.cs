using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Reads the cases that an assembly adds to unions of others.</summary>
internal static class UnionCaseParser
{
    public static IEnumerable<ParsedUnionCase> ParseAll(IEnumerable<AttributeData> attributes, Compilation compilation)
    {
        var project = SourceProject.Of(compilation);
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
            var added = Case(tag, type, union, project, sink, out var reason);
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
        var own = attributes.Select(a => a.ConstructorArguments)
            .Where(a => a.Length == 3 && SymbolEqualityComparer.Default.Equals(union, a[0].Value as ISymbol)).ToList();
        var tags = new ReservedKeys(union, areTags: true).FreeTags(own.Select(a => a[1].Value).OfType<int>());
        var listed = own.Select(a => a[2].Value).ToList();
        var unlisted = ValueUnions.Cases(union).Where(c => !listed.Exists(n => ValueUnions.IsNamed(c, n)));
        return string.Join(", ", unlisted.Zip(tags, (c, tag) =>
            $"[assembly: MemUnionCase(typeof({ValueUnions.TextOf(union)}), {tag}, {ValueUnions.ArgumentOf(c)})]"));
    }

    private static AddedCaseShape? Case(
        int tag,
        ITypeSymbol type,
        INamedTypeSymbol union,
        SourceProject project,
        DiagnosticSink sink,
        out string? reason)
    {
        if (!ValueUnions.Is(union))
        {
            return Reference(type, union, project, out reason) is { } reference
                ? new AddedCaseShape(Union(union, project), tag, reference)
                : null;
        }

        reason = Obstacle(union, project)
            ?? (ValueUnions.Cases(union).Any(c => ValueUnions.IsNamed(c, type)) ? null : $"no constructor of '{union.Name}' takes it; list the cases that the union declares");
        if (reason is not null)
            return null;
        var parser = new ValueUnionParser(project, union, sink);
        return parser.Case(tag, type, project.Assembly, out reason) is { } held
            ? new AddedCaseShape(Union(union, project), tag, held.Type, parser.Holder, held.Held)
            : null;
    }

    private static TypeRef Union(INamedTypeSymbol union, SourceProject project) => TypeTraits.IsUnion(union)
        ? new TypeRefParser(project).Formattable(union).Reference! with { Wire = WireKind.Union }
        : AdoptedUnions.Reference(union, project);

    private static TypeRef? Reference(ITypeSymbol type, INamedTypeSymbol union, SourceProject project, out string? reason)
    {
        reason = Obstacle(union, project) ?? UnionParser.Obstacle(type, union);
        if (reason is null && !project.Compilation.IsSymbolAccessibleWithin(type, project.Assembly))
            reason = "generated code of this assembly has no access to it; make it internal or public";
        if (reason is not null)
            return null;
        (var reference, reason, _) = new TypeRefParser(project).Parse(type);
        return reference;
    }

    private static string? Obstacle(INamedTypeSymbol union, SourceProject project)
    {
        if (AdoptedUnions.CanBe(union, project.Assembly))
        {
            return project.Compilation.IsSymbolAccessibleWithin(union, project.Assembly)
                ? null
                : $"generated code of this assembly has no access to '{union.Name}'";
        }

        if (ValueUnions.Is(union))
            return $"the cases of '{union.Name}' are those that it declares; list them on it with [MemUnion]";
        if (!TypeTraits.IsUnion(union) || !AttributeReader.Has(union, KnownNames.Formattable))
            return $"'{union.Name}' is not a union; add [MemFormattable] and [MemUnion] to it";
        return SymbolEqualityComparer.Default.Equals(union.ContainingAssembly, project.Assembly)
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
