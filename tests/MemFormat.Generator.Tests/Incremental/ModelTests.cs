using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>What steps hand on is plain data: comparable, and with no hold on the compiler.</summary>
public sealed class ModelTests
{
    private static readonly string[] s_steps = ["Parse", "Link", "Names", "Plan", "Errors", "Calls", "Contexts"];

    private static IEnumerable<(string Step, object Value)> Outputs(Workspace workspace) => s_steps
        .SelectMany(s => workspace.Result.TrackedSteps[s].SelectMany(r => r.Outputs).Select(o => (s, o.Value)));

    [Fact]
    public void Equal_models_have_equal_hashes()
    {
        var (first, second) = (Outputs(new Workspace()).ToList(), Outputs(new Workspace()).ToList());
        Assert.Equal(first.Count, second.Count);
        foreach (var ((step, one), (_, other)) in first.Zip(second))
        {
            // The only collections between steps are the compiler's own, which it compares by their elements.
            Assert.NotSame(one, other);
            foreach (var (a, b) in Elements(one).Zip(Elements(other)))
            {
                Assert.True(a.Equals(b), step);
                Assert.True(a.GetHashCode() == b.GetHashCode(), step);
            }
        }
    }

    [Fact]
    public void No_object_of_the_compiler_is_reachable()
    {
        var workspace = new Workspace();
        var visited = 0;
        foreach (var (step, value) in Outputs(workspace))
        {
            ObjectGraph.Visit(value, found =>
            {
                visited++;
                Assert.False(found is ISymbol or SyntaxNode or SyntaxTree or Compilation or Location or SemanticModel or Diagnostic or AttributeData,
                    $"{step}: {found.GetType()}");
                Assert.False(
                    found.GetType().Namespace?.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal) ?? false, $"{step}: {found.GetType()}");
            });
        }

        Assert.True(visited > 100);
    }

    private static IEnumerable<object> Elements(object value) =>
        value is System.Collections.IEnumerable items and not string ? items.Cast<object>() : [value];
}
