using ApiCatalog.Comparing;

namespace ApiCatalog.Versions;

/// <summary>Turns a comparison into the outcome of each change.</summary>
internal static class ChangeOutcomes
{
    // A few outcomes of each kind are listed one by one, wrong ones first, and the rest in one line.
    private const int Told = 3;

    /// <summary>The outcomes by kind of change.</summary>
    public static IEnumerable<ChangeOutcome> Of(GraphComparison comparison) =>
        comparison.Types.SelectMany(pair => pair.Members.Select(member => MemberChange.OutcomeOf(pair, member)))
            .Concat(OfTypes(comparison, ChangeKind.Reshaped, pair => pair.Written.IsValueType != pair.Read.IsValueType))
            .Concat(OfTypes(comparison, ChangeKind.Reordered, pair => pair.IsReordered))
            .GroupBy(outcome => outcome.Kind)
            .OrderBy(group => group.Key)
            .SelectMany(Shorten);

    private static IEnumerable<ChangeOutcome> Shorten(IGrouping<ChangeKind, ChangeOutcome> outcomes)
    {
        var told = outcomes.Key == ChangeKind.Unchanged ? 0 : Told;
        var ordered = outcomes.OrderBy(outcome => outcome.IsRight).ToList();
        if (ordered.Count <= told + 1)
            return ordered;

        var rest = ordered[told..];
        return ordered.Take(told).Append(ChangeOutcome.Sum($"{rest.Count} {(told == 0 ? "members" : "more")}", rest));
    }

    private static IEnumerable<ChangeOutcome> OfTypes(
        GraphComparison comparison, ChangeKind kind, Func<TypePair, bool> isChanged) =>
        comparison.Types.Where(isChanged).Select(pair => new ChangeOutcome(
            kind,
            pair.Read.Name + (kind == ChangeKind.Reshaped ? $": {Shape(pair.Written)} → {Shape(pair.Read)}" : ""),
            "kept",
            pair.Members.Where(member => member.IsShared).Sum(member => member.Values),
            pair.Members.Where(member => member.IsShared).Sum(member => member.Different)));

    private static string Shape(Type type) => type.IsValueType ? "struct" : "class";
}
