using System.Collections.Immutable;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Reads the cases of a union off the attributes that list them.</summary>
internal sealed class UnionParser(SourceProject project, INamedTypeSymbol owner, DiagnosticSink sink)
{
    /// <summary>The union that the type is, or null.</summary>
    public UnionShape? OfType()
    {
        var attributes = AttributeReader.All(owner.GetAttributes(), KnownNames.Union).ToList();
        if (attributes.Count == 0)
        {
            if (owner.TypeKind == TypeKind.Interface)
                sink.Report(Diagnostics.UnionWithoutCases, owner, owner.ToDisplayString());
            return null;
        }

        var cases = new List<UnionCaseShape>();
        if (!owner.IsAbstract)
            cases.Add(new UnionCaseShape(0, new TypeRefParser(project).Formattable(owner).Reference!));
        var formattable = AttributeReader.Find(owner, KnownNames.Formattable);
        var isNull = AttributeReader.EnumName(formattable, "UnknownCase") == "Null";
        var shape = Shape(attributes, owner, owner.Name, KnownNames.Cases, isNull, cases);
        return AttributeReader.Named(formattable, "UnknownCaseType")?.Value is ITypeSymbol unknown
            ? shape with { Unknown = Unknown(formattable!, Arguments(unknown, owner).Type, shape) }
            : shape;
    }

    /// <summary>The union that a member of type <see cref="object"/> is, or has as its elements or values, or null.</summary>
    public UnionShape? OfMember(ISymbol member, ITypeSymbol type, ImmutableArray<AttributeData> all)
    {
        var attributes = AttributeReader.All(all, KnownNames.Union).ToList();
        if (attributes.Count == 0)
            return null;
        if (Contains(type))
        {
            return Shape(attributes, project.Compilation.ObjectType, $"{owner.Name}.{member.Name}", KnownNames.CasesOf + member.Name,
                isNull: false, []);
        }

        sink.Report(Diagnostics.InvalidCase, attributes[0], "[MemUnion]", member.ToDisplayString(),
            "a member lists cases only if its type is object or a collection of object; list the cases on the member's type");
        return null;
    }

    private UnknownCaseShape? Unknown(AttributeData formattable, ITypeSymbol type, UnionShape union)
    {
        var name = project.NameOf(type);
        var obstacle = union.Cases.Any(c => c.Type.Name == name)
            ? "it is a case with a tag already; name another type as UnknownCaseType"
            : Obstacle(type, owner);
        return new UnknownCaseParser(project, owner, sink).Parse(formattable, type, union.Label, obstacle);
    }

    private static bool Contains(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Contains(array.ElementType),
        INamedTypeSymbol named => named.SpecialType == SpecialType.System_Object || named.TypeArguments.Any(Contains),
        _ => false,
    };

    /// <summary>The reference to the union that a member of type <see cref="object"/> is.</summary>
    public TypeRef Reference(UnionShape union) => new(
        TypeRefKind.Object,
        "object",
        WireKind.Union,
        IsValueType: false,
        Codec: $"{project.NameOf(owner)}.{KnownNames.Codec}{TypeParameterParser.Codecs(owner)}.{union.Struct}");

    private UnionShape Shape(List<AttributeData> attributes, ITypeSymbol union, string label, string name, bool isNull, List<UnionCaseShape> cases)
    {
        var seen = new List<ITypeSymbol>();
        var tags = new CaseTags(label, attributes, union is INamedTypeSymbol named ? new ReservedKeys(named, areTags: true) : null, sink);
        foreach (var attribute in attributes)
        {
            var arguments = attribute.ConstructorArguments;
            if (arguments.Length != 2 || arguments[0].Value is not int tag || arguments[1].Value is not ITypeSymbol type)
                continue;
            var listed = Arguments(type, union);
            if (tags.Take(attribute, tag))
            {
                if (Cases(tag, listed, union, attributes, seen, out var reason) is { } parsed)
                {
                    cases.AddRange(parsed);
                    tags.Add(tag);
                }
                else
                {
                    sink.Report(Diagnostics.InvalidCase, attribute, type.ToDisplayString(), label, reason!);
                }
            }

            seen.Add(listed.Type);
        }

        return new UnionShape(label, name, isNull, cases.OrderBy(c => c.Tag).ToEquatableArray());
    }

    /// <summary>The types of the cases of a type or a member, as far as they are known.</summary>
    public static IEnumerable<ITypeSymbol> Cases(
        ImmutableArray<AttributeData> attributes,
        INamedTypeSymbol owner,
        ITypeSymbol union,
        Compilation compilation)
    {
        if (union is INamedTypeSymbol held && ValueUnions.Is(held))
            return ValueUnions.Cases(held);
        var parser = new UnionParser(SourceProject.Of(compilation), owner, new DiagnosticSink(owner));
        return AttributeReader.All(attributes, KnownNames.Union)
            .Where(a => a.ConstructorArguments is { Length: 2 } arguments && arguments[1].Value is ITypeSymbol)
            .Select(a => parser.Arguments((ITypeSymbol)a.ConstructorArguments[1].Value!, union).Type);
    }

    /// <summary>A member of type object has no parameters: an open case takes those of the type around, in order.</summary>
    private CaseArguments Arguments(ITypeSymbol type, ITypeSymbol union) => union is not INamedTypeSymbol { SpecialType: SpecialType.None } named
        ? new(type is INamedTypeSymbol { IsUnboundGenericType: true, ContainingType: null or { IsGenericType: false } } open
            && owner.ContainingType is null or { IsGenericType: false } && open.Arity == owner.Arity
            ? open.OriginalDefinition.Construct([.. owner.TypeParameters])
            : type, owner, project.Compilation)
        : new(type, named, project.Compilation);

    /// <summary>The case that is listed; one for each form of the union where its arguments lie inside those of the union.</summary>
    private List<UnionCaseShape>? Cases(
        int tag,
        CaseArguments listed,
        ITypeSymbol union,
        List<AttributeData> attributes,
        List<ITypeSymbol> seen,
        out string? reason)
    {
        var types = listed.Type is INamedTypeSymbol { IsUnboundGenericType: true } open && union is INamedTypeSymbol named
            && IsAssignable(open.OriginalDefinition, union)
            ? new UnionForms(named, project.Compilation).Close(open, Listed(attributes))
                .Select(t => new CaseArguments(t, named, project.Compilation)).ToList()
            : [];
        var cases = new List<UnionCaseShape>();
        reason = null;
        foreach (var type in types.Count == 0 ? [listed] : types)
        {
            if (Case(tag, type, union, seen, out reason) is not { } parsed)
                return null;
            cases.Add(parsed);
        }

        return cases;
    }

    private static List<INamedTypeSymbol> Listed(List<AttributeData> attributes) =>
        attributes.Select(a => a.ConstructorArguments is { Length: 2 } arguments ? arguments[1].Value : null).OfType<INamedTypeSymbol>().ToList();

    private UnionCaseShape? Case(int tag, CaseArguments listed, ITypeSymbol union, List<ITypeSymbol> seen, out string? reason)
    {
        var type = listed.Type;
        reason = Obstacle(type, union)
            ?? WhyUnconstrained(listed)
            ?? (seen.Contains(type, SymbolEqualityComparer.Default) ? "it is listed twice; keep one of the two" : null)
            ?? (project.Compilation.IsSymbolAccessibleWithin(type, owner) ? null : $"'{owner.Name}' has no access to it; make it more visible");
        if (reason is not null)
            return null;
        var parser = new TypeRefParser(project);
        (var parsed, reason, _) = parser.Parse(type);
        if (parsed is not { } reference)
            return null;
        var unions = new List<TypeRef>();
        foreach (var only in listed.Unions)
        {
            (var fit, reason, _) = parser.Formattable(only);
            if (fit is null)
                return null;
            unions.Add(fit);
        }

        return new UnionCaseShape(tag, reference) { Unions = unions.ToEquatableArray() };
    }

    /// <summary>An open case takes any arguments that the union takes.</summary>
    private string? WhyUnconstrained(CaseArguments listed) => CaseConstraints.FirstUnmet(listed, project.Compilation) is { } parameter
        ? $"its type parameter '{parameter}' has a constraint that '{owner.ToDisplayString()}' does not have; give both the same constraints, or list closed types"
        : null;

    /// <summary>Why values of a type are none of the union's, whatever their members.</summary>
    public static string? Obstacle(ITypeSymbol type, ITypeSymbol union) => type switch
    {
        _ when Is(type, union) =>
            union.IsAbstract || union.SpecialType == SpecialType.System_Object
                ? "it is the union itself; list types that derive from it"
                : "it is the union itself, which is case 0 already; remove this line",
        INamedTypeSymbol { IsUnboundGenericType: true } open when !IsAssignable(open.OriginalDefinition, union) =>
            $"it does not derive from or implement '{union.ToDisplayString()}'; list a type that does",
        INamedTypeSymbol { IsUnboundGenericType: true } =>
            $"its type arguments do not follow from those of '{union.ToDisplayString()}' that your source names; list closed types such as Box<int>",
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } =>
            "a boxed value is never a Nullable; list the type without it",
        { IsAbstract: true } when !TypeTraits.IsUnion(type) =>
            "it is abstract, so no value has exactly this type; list the types that derive from it, or make it a union, too",
        _ when !IsAssignable(type, union) => $"it does not derive from or implement '{union.ToDisplayString()}'; list a type that does",
        _ => null,
    };

    private static bool IsAssignable(ITypeSymbol type, ITypeSymbol union) => union.SpecialType == SpecialType.System_Object
        || type.AllInterfaces.Any(i => Is(i, union)) || BaseChain.Of(type.BaseType).Any(b => Is(b, union));

    /// <summary>Whether a type is the union: a generic one with any arguments, where it is listed on the union.</summary>
    private static bool Is(ITypeSymbol type, ITypeSymbol union) =>
        SymbolEqualityComparer.Default.Equals(type, union) || SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, union);
}
