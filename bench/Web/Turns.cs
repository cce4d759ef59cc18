namespace MemFormat.Web.Benchmarks;

/// <summary>Two contenders in turns.</summary>
internal static class Turns
{
    /// <summary>Prints what the last round gave, and the medians of the ratios of all rounds.</summary>
    /// <param name="name">What is done.</param>
    /// <param name="units">Of the figures that a contender gives.</param>
    /// <param name="rounds">How many rounds count. One before them warms up.</param>
    /// <param name="mem">MemFormat.</param>
    /// <param name="json">What it is held against.</param>
    public static async Task CompareAsync(string name, string[] units, int rounds, Func<Task<double[]>> mem, Func<Task<double[]>> json)
    {
        List<double[]> ratios = [];
        double[] one = [], other = [];
        for (var round = 0; round <= rounds; round++)
        {
            (one, other) = (await mem(), await json());
            if (round > 0)
                ratios.Add([.. one.Zip(other, (ours, theirs) => ours / theirs)]);
        }

        foreach (var (i, unit) in units.Index())
        {
            var median = ratios.Select(ratio => ratio[i]).Order().ElementAt(rounds / 2);
            Console.WriteLine($"{name}: {median:F2}x {unit} (median of {rounds} rounds), in the last round {one[i]:N1} against {other[i]:N1}");
        }
    }
}
