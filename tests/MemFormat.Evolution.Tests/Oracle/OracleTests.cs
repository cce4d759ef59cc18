using Xunit.Abstractions;

namespace MemFormat.Evolution.Tests.Oracle;

[Row("Several changes at once")]
public class OracleTests(ITestOutputHelper output)
{
    private static readonly int s_seed = Setting("MEMFORMAT_SEED", 1);
    private static readonly string[] s_outcomes =
    [
        .. ((MemFormatError[])[MemFormatError.SchemaMismatch, MemFormatError.MissingMember, MemFormatError.NullNotAllowed, MemFormatError.Overflow,
            MemFormatError.UnknownCase, MemFormatError.LimitExceeded])
            .Select(e => e.ToString()).Concat(["read as the own shape", "read by a plan", "kept byte for byte"]).Select(o => "outcome: " + o),
    ];

    private static readonly int s_models = Setting("MEMFORMAT_MODELS", 320);

    private const int EnoughForCounts = 300, Least = 2;

    /// <summary>
    /// Other seeds: <c>MEMFORMAT_SEED=1000</c>. More pairs of versions: <c>MEMFORMAT_MODELS=5000</c>. Further
    /// failures, as they are: <c>MEMFORMAT_FAILURES=10</c>.
    /// </summary>
    [Fact]
    public void Random_types_after_random_edits_are_read_as_the_rules_say()
    {
        var runner = new Runner(model => new Interpreter(model));
        var failures = runner.Run(s_seed, s_models).Take(Setting("MEMFORMAT_FAILURES", 1)).ToList();
        output.WriteLine(runner.Coverage.ToString());
        var shrinker = new Shrinker(model => new Interpreter(model));
        Assert.True(failures.Count == 0, string.Join("\n\n", failures.Take(1).Select(shrinker.Shrink).Concat(failures.Skip(1))));

        // An oracle that does not look says nothing.
        if (s_models >= EnoughForCounts)
            Assert.All(Script.All.Select(e => "edit: " + e.Name).Concat(s_outcomes), name => Assert.True(runner.Coverage[name] >= Least, name));
    }

    private static int Setting(string name, int value) => int.TryParse(Environment.GetEnvironmentVariable(name), out var set) ? set : value;
}
