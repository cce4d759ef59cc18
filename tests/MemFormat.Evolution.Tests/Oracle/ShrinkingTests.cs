using Xunit.Abstractions;

namespace MemFormat.Evolution.Tests.Oracle;

public class ShrinkingTests(ITestOutputHelper output)
{
    /// <summary>A rule that is wrong on purpose is found out, and the message holds next to nothing but what it takes.</summary>
    [Fact]
    public void A_wrong_rule_is_found_and_shown_by_the_smallest_example()
    {
        var failure = new Runner(model => new Wrong(model)).Run(1, 100).First();
        var shrinker = new Shrinker(model => new Wrong(model));
        var shrunk = shrinker.Shrink(failure);
        output.WriteLine($"{shrinker.Builds} builds: {shrunk}");
        Assert.InRange(Members(shrunk.Trial.Writer), 1, 2);
        Assert.InRange(Members(shrunk.Trial.Reader), 1, 2);
        Assert.Contains("// V1\n", shrunk.ToString(), StringComparison.Ordinal);

        // What the message shows goes into the guide as it is, where the library is asked instead of the wrong rule.
        var example = shrunk.ToString()[shrunk.ToString().IndexOf("// V1", StringComparison.Ordinal)..];
        new Example(example[..example.LastIndexOf("   //", StringComparison.Ordinal)] + $" // {shrunk.Disagreement.Actual.Split(" (")[0]}").Run();
    }

    private static int Members(Model model) => model.Reachable().Sum(t => model.Types[t].Members.Count);

    /// <summary>Takes numbers that do not fit for zero.</summary>
    private sealed class Wrong(Model to) : Interpreter(to)
    {
        private readonly Model _to = to;

        protected override object? Number(object value, Type type) => base.Number(value, type) ?? Activator.CreateInstance(type);

        protected override Interpreter NewReader() => new Wrong(_to);
    }
}
