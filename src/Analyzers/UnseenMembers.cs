using MemFormat.Generator.Parsing.Members;

namespace MemFormat.Analyzers;

/// <summary>A member that the generator did not see, and does not store therefore.</summary>
/// <param name="Member">The member.</param>
/// <param name="Unseen">What another generator makes: the member, a constructor or a base class.</param>
internal sealed record UnseenMember(MemberCandidate Member, ISymbol Unseen);

/// <summary>
/// Finds the members that are there because of other generators. The parser runs after all of them here, and ran before all of them for
/// the code that it printed; the table in that code says what is stored.
/// </summary>
internal static class UnseenMembers
{
    public static IReadOnlyList<UnseenMember> Find(
        SourceProject project, INamedTypeSymbol type, PrintedCode? printed, IEnumerable<MemberCandidate> candidates, TypeShape? shape,
        IReadOnlyCollection<Diagnostic> told) =>
        printed is null
            ? []
            : [.. candidates.Where(c => !c.IsIgnored && !printed.Members.Contains(c.Name))
                .Select(c => (Member: c, Unseen: Unseen(type, printed, c, shape)))
            .Where(f => f.Unseen is not null && (CanBeSet(f.Member) || IsOfShape(f.Member, shape) || IsTold(f.Member, told, project)))
            .Select(f => new UnseenMember(f.Member, f.Unseen!))];

    /// <summary>The type as the generator saw it.</summary>
    public static TypeShape Without(TypeShape shape, IReadOnlyCollection<UnseenMember> unseen)
    {
        if (!shape.Members.Any(m => unseen.Any(u => u.Member.Name == m.Name)))
            return shape;
        var places = new Dictionary<int, int>();
        for (var i = 0; i < shape.Members.Count; i++)
        {
            if (!unseen.Any(u => u.Member.Name == shape.Members[i].Name))
                places.Add(i, places.Count);
        }

        return shape with
        {
            Members = places.Keys.Select(i => shape.Members[i]).ToEquatableArray(),
            Parameters = shape.Parameters.Select(p => p with { Member = places.TryGetValue(p.Member, out var place) ? place : -1 })
                .ToEquatableArray(),
            MemoryOrder = EquatableArray<int>.Empty,
        };
    }

    private static ISymbol? Unseen(INamedTypeSymbol type, PrintedCode printed, MemberCandidate member, TypeShape? shape)
    {
        if (printed.IsOfOthers(member.Symbol))
            return member.Symbol;
        var owner = member.Symbol.ContainingType;
        if (BaseChain.Of(type).TakeWhile(t => !SymbolEqualityComparer.Default.Equals(t, owner)).FirstOrDefault(printed.IsBaseOfOthers) is { } derived)
            return derived.BaseType;
        return shape?.Members.FirstOrDefault(m => m.Name == member.Name) is { Access: MemberAccess.Parameter }
            ? type.InstanceConstructors.FirstOrDefault(printed.IsOfOthers)
            : null;
    }

    private static bool CanBeSet(MemberCandidate member) => member.Property is null or { SetMethod: not null };

    private static bool IsOfShape(MemberCandidate member, TypeShape? shape) => shape is not null && shape.Members.Any(m => m.Name == member.Name);

    /// <summary>
    /// Whether a member without setter holds data: an auto-property, or one that the parser warns at. Its type must be one that is stored: a
    /// command that is made on first use is no data.
    /// </summary>
    private static bool IsTold(MemberCandidate member, IEnumerable<Diagnostic> told, SourceProject project) =>
        (IsAuto(member.Symbol)
            || told.Any(d => d.Severity != DiagnosticSeverity.Error
                && member.Symbol.Locations.Any(l => l.SourceTree == d.Location.SourceTree && l.SourceSpan == d.Location.SourceSpan)))
        && MemberTypeParser.Parse(member, project).Reference is not null;

    private static bool IsAuto(ISymbol member) =>
        member.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, member));
}
