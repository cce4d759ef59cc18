using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Reads the earlier types of a member, and finds the methods that convert them.</summary>
internal sealed class FormerParser(SourceProject project, INamedTypeSymbol type, DiagnosticSink sink)
{
    private readonly FormerObjects _objects = new(project.Assembly);

    /// <summary>Whether a member states earlier types. Hardly any does.</summary>
    public static bool Has(MemberCandidate candidate) => AttributeReader.Find(candidate.Attributes, KnownNames.Was) is not null;

    /// <param name="candidate">The member.</param>
    /// <param name="own">Its type.</param>
    public EquatableArray<FormerShape> Parse(MemberCandidate candidate, TypeRef own)
    {
        var (formers, types) = (new List<FormerShape>(), new List<(ITypeSymbol Symbol, TypeRef Reference)> { (WithoutNull(candidate.Type), own) });
        foreach (var attribute in candidate.Attributes.Where(a => AttributeReader.IsOf(a, KnownNames.Was)))
        {
            var arguments = attribute.ConstructorArguments;
            if (arguments.Length != 2 || arguments[0].Value is not ITypeSymbol former || arguments[1].Value is not string name)
                continue;
            if (Parse(candidate, types, former, name, out var reason) is { } shape)
            {
                formers.Add(shape);
                types.Add((WithoutNull(former), shape.Type));
            }
            else
            {
                sink.Report(Diagnostics.UnfitConversion, attribute, candidate.Symbol.ToDisplayString(), former.ToDisplayString(), reason!);
            }
        }

        return formers.ToEquatableArray();
    }

    /// <param name="candidate">The member.</param>
    /// <param name="types">Its type, and the earlier types so far.</param>
    /// <param name="former">The earlier type.</param>
    /// <param name="name">The name of the method.</param>
    /// <param name="reason">What is wrong, if the result is null.</param>
    private FormerShape? Parse(
        MemberCandidate candidate,
        List<(ITypeSymbol Symbol, TypeRef Reference)> types,
        ITypeSymbol former,
        string name,
        out string? reason)
    {
        var value = WithoutNull(former);
        (var parsed, reason, _) = new TypeRefParser(project).Parse(value);
        if (parsed is not { } reference)
            return null;
        var owner = candidate.Symbol.ContainingType;
        var method = owner.GetMembers(name).OfType<IMethodSymbol>()
            .FirstOrDefault(m => m is { IsStatic: true, IsGenericMethod: false, Parameters.Length: 1 }
            && m.Parameters[0].RefKind == RefKind.None && Is(WithoutNull(m.Parameters[0].Type), value));
        if (method is null)
        {
            reason = $"'{owner.Name}' has no static method '{name}' with one parameter of that type; add one";
        }
        else if (!project.Compilation.HasImplicitConversion(method.ReturnType, candidate.Type))
        {
            reason = $"'{name}' does not return '{candidate.Type.ToDisplayString()}'; change its return type";
        }
        else if (!project.Compilation.IsSymbolAccessibleWithin(method, type))
        {
            reason = $"'{type.Name}' has no access to '{name}'; make that method more visible";
        }
        else if (types.Skip(IsForNulls(candidate, value, method) ? 1 : 0).FirstOrDefault(t => SameKind.Are(reference, t.Reference)
            || _objects.AreAlike(value, reference, t.Symbol, t.Reference)).Symbol is { } alike)
        {
            reason =
                $"its data cannot be told from data of '{alike.ToDisplayString()}', so '{name}' would never be called; give the member a new name or id and keep the earlier one beside it{(SameKind.IsObject(reference) ? ", or state a Contract on the new type" : "")}";
        }

        return reason is null
            ? new FormerShape(
                reference,
                $"{project.NameOf(owner)}.{Identifier.Escape(name)}",
                IsCast: !Is(method!.ReturnType, candidate.Type) && !Is(method.ReturnType, WithoutNull(candidate.Type)),
                TakesNull(method),
                IsForNulls(candidate, value, method))
            : null;
    }

    private static bool TakesNull(IMethodSymbol method) => MayBeNull(method.Parameters[0].Type);

    private static bool MayBeNull(ITypeSymbol type) => type.NullableAnnotation == NullableAnnotation.Annotated;

    /// <summary>Whether the earlier type is the member's own, but for null: then all that the method is called for is a null.</summary>
    private static bool IsForNulls(MemberCandidate candidate, ITypeSymbol value, IMethodSymbol method) =>
        TakesNull(method) && Is(value, candidate.Type) && !MayBeNull(candidate.Type);

    private static ITypeSymbol WithoutNull(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;

    private static bool Is(ITypeSymbol one, ITypeSymbol other) => SymbolEqualityComparer.Default.Equals(one, other);
}
