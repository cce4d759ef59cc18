namespace MemFormat.Generator.Parsing.Members;

/// <summary>
/// Chooses the constructor: the one with [MemConstructor], else a parameterless one, else the only one. A struct's
/// implicit parameterless constructor counts only if there is no single one whose parameters are all members.
/// </summary>
internal static class ConstructorChooser
{
    /// <summary>The constructor (null: a struct's implicit one), or an error in words.</summary>
    public static IMethodSymbol? Choose(INamedTypeSymbol type, IReadOnlyList<MemberCandidate> members, out string? error)
    {
        error = null;
        var constructors = type.InstanceConstructors.Where(c => !IsCopy(type, c) && !IsGenerated(c)).ToList();
        var marked = constructors.Where(c => AttributeReader.Has(c, KnownNames.Constructor)).ToList();
        if (marked.Count > 1)
        {
            error = "several constructors have [MemConstructor]; keep it on one";
            return null;
        }

        if (marked.Count == 1)
            return marked[0];
        var parameterless = constructors.FirstOrDefault(c => c.Parameters.IsEmpty);
        var others = constructors.Where(c => !c.Parameters.IsEmpty).ToList();
        if (type.IsValueType && parameterless is null or { IsImplicitlyDeclared: true })
            return ForStruct(PrimaryConstructor.Find(type), others, members, out error);
        if (parameterless is not null)
            return parameterless;
        if (others.Count == 1)
            return others[0];
        error = "it has several constructors and none without parameters; mark one with [MemConstructor]";
        return null;
    }

    private static IMethodSymbol? ForStruct(
        IMethodSymbol? primary,
        List<IMethodSymbol> constructors,
        IReadOnlyList<MemberCandidate> members,
        out string? error)
    {
        error = null;
        var single = primary ?? (constructors.Count == 1 ? constructors[0] : null);
        if (single?.Parameters.All(p => Match(p, members) is not null) == true)
            return single;
        if (primary is { Parameters.IsEmpty: false })
            error = "its primary constructor has parameters that match no members; mark the constructor to use with [MemConstructor]";
        return null;
    }

    /// <summary>
    /// The member that a parameter sets: the one of its name, without regard to case, exact case first; of a property
    /// over a field that is stored, the field.
    /// </summary>
    public static MemberCandidate? Match(IParameterSymbol parameter, IReadOnlyList<MemberCandidate> members)
    {
        var named = members.FirstOrDefault(m => m.Name == parameter.Name)
            ?? members.FirstOrDefault(m => string.Equals(m.Name, parameter.Name, System.StringComparison.OrdinalIgnoreCase));
        return named?.Property is { SetMethod: null } property && GetterFields.Returned(property) is { } field
            && GetterFields.IsStored(field, property)
            ? members.FirstOrDefault(m => SymbolEqualityComparer.Default.Equals(m.Symbol, field)) ?? named
            : named;
    }

    /// <summary>The analyzer sees types together with their generated code.</summary>
    public static bool IsGenerated(IMethodSymbol constructor) =>
        constructor.Parameters.Any(p => p.Type.Name == KnownNames.Parts
            && SymbolEqualityComparer.Default.Equals(p.Type.ContainingType, constructor.ContainingType));

    private static bool IsCopy(INamedTypeSymbol type, IMethodSymbol constructor) =>
        type.IsRecord && constructor.Parameters.Length == 1 && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, type);
}
