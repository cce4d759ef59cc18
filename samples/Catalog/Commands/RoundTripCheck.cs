using ApiCatalog.Comparing;
using ApiCatalog.Model;

namespace ApiCatalog.Commands;

/// <summary>Checks that the catalog that was read equals the one that was written, and that the check would notice if not.</summary>
/// <param name="Text">What was compared.</param>
/// <param name="Failures">What is wrong; empty when all is well.</param>
internal sealed record RoundTripCheck(string Text, IReadOnlyList<string> Failures)
{
    /// <summary>Compares the two.</summary>
    public static RoundTripCheck Run(Catalog written, Catalog read)
    {
        var comparison = GraphComparer.Compare(written, read);
        List<string> failures = [.. comparison.Differences.Take(3).Select(difference => difference.ToString())];

        // The comparison must have been everywhere: it met as many parameters, the deepest objects, as there are.
        var parameters = CatalogCounts.Of(written).Parameters;
        if (comparison.ObjectsOf<ApiParameter>() != parameters)
            failures.Add($"compared {comparison.ObjectsOf<ApiParameter>():N0} of {parameters:N0} parameters");

        if (!NoticesChange(written, read))
            failures.Add("the comparison does not notice a changed parameter");

        var verdict = failures.Count == 0 ? "equal" : "NOT equal";
        return new RoundTripCheck(
            $"read it back: {verdict}, {comparison.Objects:N0} objects with {comparison.Values:N0} values compared", failures);
    }

    private static bool NoticesChange(Catalog written, Catalog read)
    {
        var parameters = read.Assemblies
            .SelectMany(assembly => assembly.Types)
            .SelectMany(type => type.Methods)
            .Last(method => method.Parameters.Count > 0).Parameters;
        var original = parameters[^1];
        parameters[^1] = original with { DefaultValue = original.DefaultValue + "?" };
        var notices = !GraphComparer.Compare(written, read).AreEqual;
        parameters[^1] = original;
        return notices;
    }
}
