using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Reads the cases of a union of the language off its constructors, and their tags off the attributes.</summary>
internal sealed class ValueUnionParser(SourceProject project, INamedTypeSymbol union, DiagnosticSink sink)
{
    /// <summary>The union. Reports what is wrong with its cases.</summary>
    public UnionShape Parse()
    {
        var attributes = AttributeReader.All(union.GetAttributes(), KnownNames.Union).ToList();
        var tags = new CaseTags(union.Name, attributes, new ReservedKeys(union, areTags: true), sink);
        var left = ValueUnions.Cases(union).ToList();
        var cases = new List<UnionCaseShape>();
        if (left.Count == 0)
            sink.Report(Diagnostics.UnionWithoutCases, union, union.ToDisplayString());
        else if (!ValueUnions.HasValue(union))
            Report("its value cannot be read; give it a public property 'object? Value'");
        foreach (var attribute in attributes)
        {
            var arguments = attribute.ConstructorArguments;
            if (arguments.Length != 2 || arguments[0].Value is not int tag || arguments[1].Value is not { } name || !tags.Take(attribute, tag))
                continue;
            if (left.Find(c => ValueUnions.IsNamed(c, name)) is not { } type)
            {
                sink.Report(Diagnostics.InvalidCase, attribute, (name as ITypeSymbol)?.ToDisplayString() ?? (string)name, union.Name,
                    ValueUnions.Cases(union).Any(c => ValueUnions.IsNamed(c, name))
                        ? "it is listed twice; keep one of the two"
                        : $"no constructor of '{union.Name}' takes it; list the cases that the union declares");
                continue;
            }

            left.Remove(type);
            tags.Add(tag);
            if (Case(tag, type, union, out var reason) is { } parsed)
                cases.Add(parsed);
            else if (reason is not null)
                sink.Report(Diagnostics.InvalidCase, attribute, type.ToDisplayString(), union.Name, reason);
        }

        var formattable = AttributeReader.Find(union, KnownNames.Formattable);
        UnknownCaseShape? unknown = null;
        if (AttributeReader.Named(formattable, "UnknownCaseType")?.Value is ITypeSymbol other)
            unknown = Unknown(formattable!, other, left);
        if (left.Count > 0)
        {
            var taken = attributes.Select(a => a.ConstructorArguments.FirstOrDefault().Value).OfType<int>();
            sink.Report(Diagnostics.CaseWithoutTag, union, union.ToDisplayString(), string.Join(", ",
                left.Zip(new ReservedKeys(union, areTags: true).FreeTags(taken), (c, tag) => $"[MemUnion({tag}, {ValueUnions.ArgumentOf(c)})]")));
        }

        var isNull = AttributeReader.EnumName(formattable, "UnknownCase") == "Null";
        return new UnionShape(union.Name, KnownNames.Cases, isNull, cases.OrderBy(c => c.Tag).ToEquatableArray())
        {
            Held = Holder,
            Unknown = unknown,
        };
    }

    /// <summary>The type that stands for unknown cases: a constructor takes it, and it has no tag.</summary>
    private UnknownCaseShape? Unknown(AttributeData formattable, ITypeSymbol type, List<ITypeSymbol> left)
    {
        var found = left.Find(c => ValueUnions.IsNamed(c, type));
        left.RemoveAll(c => ReferenceEquals(c, found));
        return new UnknownCaseParser(project, union, sink).Parse(formattable, found ?? type, union.Name, found is not null ? null
            : ValueUnions.Cases(union).Any(c => ValueUnions.IsNamed(c, type))
                ? "it is a case with a tag already; name another type as UnknownCaseType"
                : $"no constructor of '{union.Name}' takes it; declare it as a case, without a tag");
    }

    /// <summary>The type that holds the values.</summary>
    public HeldUnionShape Holder => new(project.NameOf(union), union.IsValueType, ValueUnions.HasTest(union));

    /// <summary>A case of a union, or the reason why its values cannot be stored.</summary>
    /// <param name="tag">Its tag.</param>
    /// <param name="type">Its type.</param>
    /// <param name="within">The type or assembly with the code for it.</param>
    /// <param name="reason">The reason.</param>
    public UnionCaseShape? Case(int tag, ITypeSymbol type, ISymbol within, out string? reason)
    {
        var stored = ValueUnions.Stored(type);
        reason = project.Compilation.IsSymbolAccessibleWithin(stored, within) ? null : $"'{within.Name}' has no access to it; make it more visible";
        if (reason is not null)
            return null;
        (var parsed, reason, _) = new TypeRefParser(project).Parse(stored);
        if (parsed is not { } reference)
            return null;
        return new UnionCaseShape(tag, reference)
        {
            Held = new HeldCaseShape(
                project.NameOf(type),
                IsOpen: stored is ITypeParameterSymbol || stored.IsAbstract,
                ValueUnions.HasAccess(union, type)),
        };
    }

    private void Report(string why) => sink.Report(Diagnostics.UnsupportedDeclaration, union, union.ToDisplayString(), why);
}
