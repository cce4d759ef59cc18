using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using MemFormat.Generator.Parsing.References;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Reads the cases of a union off the attributes that list them.</summary>
internal sealed class UnionParser(Compilation compilation, INamedTypeSymbol owner, DiagnosticSink sink)
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
            cases.Add(new UnionCaseShape(0, TypeRefParser.Formattable(owner, owner.ContainingAssembly, out _, out _)!));
        var isNull = AttributeReader.EnumName(AttributeReader.Find(owner, KnownNames.Formattable), "UnknownCase") == "Null";
        return Shape(attributes, owner, owner.Name, KnownNames.Cases, isNull, cases);
    }

    /// <summary>The union that a member of type <see cref="object"/> is, or null.</summary>
    public UnionShape? OfMember(ISymbol member, ITypeSymbol type, ImmutableArray<AttributeData> all)
    {
        var attributes = AttributeReader.All(all, KnownNames.Union).ToList();
        if (attributes.Count == 0)
            return null;
        if (type.SpecialType == SpecialType.System_Object)
            return Shape(attributes, type, $"{owner.Name}.{member.Name}", KnownNames.CasesOf + member.Name, isNull: false, []);
        sink.Report(Diagnostics.InvalidCase, attributes[0], "[MemUnion]", member.ToDisplayString(), "a member lists cases only if its type is object; list the cases on the member's type");
        return null;
    }

    /// <summary>The reference to the union that a member of type <see cref="object"/> is.</summary>
    public TypeRef Reference(UnionShape union) => new(
        TypeRefKind.Object,
        "object",
        WireKind.Union,
        IsValueType: false,
        Codec: $"{TypeNames.Of(owner)}.{KnownNames.Codec}{TypeParameterParser.Codecs(owner)}.{union.Struct}");

    private UnionShape Shape(List<AttributeData> attributes, ITypeSymbol union, string label, string name, bool isNull, List<UnionCaseShape> cases)
    {
        var seen = new List<ITypeSymbol>();
        var reserved = union is INamedTypeSymbol named ? new ReservedKeys(named) : null;
        foreach (var attribute in attributes)
        {
            var arguments = attribute.ConstructorArguments;
            if (arguments.Length != 2 || arguments[0].Value is not int tag || arguments[1].Value is not ITypeSymbol type)
                continue;
            if (tag < 1)
                sink.Report(Diagnostics.InvalidTag, attribute, label, tag, "tags start at 1, because 0 stands for the class itself");
            else if (reserved?.Obstacle(tag) is { } why)
                sink.Report(Diagnostics.InvalidTag, attribute, label, tag, why);
            else if (cases.Any(c => c.Tag == tag))
                sink.Report(Diagnostics.InvalidTag, attribute, label, tag, $"another case has that tag; choose a free one such as {Free(attributes, reserved)}");
            else if (Case(Closed(type), union, seen, out var reason) is { } reference)
                cases.Add(new UnionCaseShape(tag, reference));
            else
                sink.Report(Diagnostics.InvalidCase, attribute, type.ToDisplayString(), label, reason!);
            seen.Add(Closed(type));
        }

        return new UnionShape(label, name, isNull, cases.OrderBy(c => c.Tag).ToEquatableArray());
    }

    private static int Free(List<AttributeData> attributes, ReservedKeys? reserved)
    {
        var tags = attributes.Select(a => a.ConstructorArguments.FirstOrDefault().Value).OfType<int>();
        return reserved?.Free(tags) ?? tags.Max() + 1;
    }

    /// <summary>An attribute cannot name a type parameter: an open case takes the arguments of the union, in order.</summary>
    private ITypeSymbol Closed(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsUnboundGenericType: true, ContainingType: null or { IsGenericType: false } } open
        && owner.ContainingType is null or { IsGenericType: false }
        && open.Arity == owner.Arity
            ? open.OriginalDefinition.Construct([.. owner.TypeParameters])
            : type;

    private TypeRef? Case(ITypeSymbol type, ITypeSymbol union, List<ITypeSymbol> seen, out string? reason)
    {
        reason = Obstacle(type, union)
            ?? WhyUnconstrained(type)
            ?? (seen.Contains(type, SymbolEqualityComparer.Default) ? "it is listed twice; keep one of the two" : null)
            ?? (compilation.IsSymbolAccessibleWithin(type, owner) ? null : $"'{owner.Name}' has no access to it; make it more visible");
        return reason is null ? TypeRefParser.Parse(type, compilation.Assembly, out reason, out _) : null;
    }

    /// <summary>An open case takes any arguments that the union takes.</summary>
    private string? WhyUnconstrained(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsGenericType: true } named && named.TypeArguments.All(a => a is ITypeParameterSymbol)
        && CaseConstraints.FirstUnmet(named.OriginalDefinition, owner, compilation) is { } parameter
            ? $"its type parameter '{parameter}' has a constraint that '{owner.ToDisplayString()}' does not have; give both the same constraints, or list closed types"
            : null;

    /// <summary>Why values of a type are none of the union's, whatever their members.</summary>
    public static string? Obstacle(ITypeSymbol type, ITypeSymbol union) => type switch
    {
        INamedTypeSymbol { IsUnboundGenericType: true } => "its type arguments are missing; list closed types such as Box<int>",
        _ when SymbolEqualityComparer.Default.Equals(type, union) => "it is the union itself; list types that derive from it",
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } => "a boxed value is never a Nullable; list the type without it",
        { IsAbstract: true } when !TypeTraits.IsUnion(type) => "it is abstract, so no value has exactly this type; list the types that derive from it, or make it a union, too",
        _ when !IsAssignable(type, union) => $"it does not derive from or implement '{union.ToDisplayString()}'; list a type that does",
        _ => null,
    };

    private static bool IsAssignable(ITypeSymbol type, ITypeSymbol union) => union.SpecialType == SpecialType.System_Object
        || type.AllInterfaces.Contains(union, SymbolEqualityComparer.Default)
        || BaseChain.Of(type.BaseType).Contains(union, SymbolEqualityComparer.Default);
}
