using System.Globalization;

namespace MemFormat.Base;

/// <summary>Joins the steps of a path.</summary>
internal static class PathText
{
    private const int Shown = 200, MostSteps = 8, FewestTimes = 5;

    /// <summary>
    /// The steps one after the other. What repeats is there once, with its count: objects that refer to each other have such paths,
    /// as in <c>Node(.Next ×64)</c>. A path that is still very long loses its middle.
    /// </summary>
    public static string Join(List<string> steps)
    {
        steps.RemoveAll(static s => s.Length == 0);
        var shown = new List<string>();
        for (var at = 0; at < steps.Count;)
        {
            var (length, times) = Repeated(steps, at);
            shown.Add(times == 1
                ? steps[at]
                : string.Create(CultureInfo.InvariantCulture, $"({string.Concat(steps.GetRange(at, length))} ×{times})"));
            at += length * times;
        }

        if (shown.Count > 2 * Shown)
        {
            shown.RemoveRange(Shown, shown.Count - (2 * Shown));
            shown.Insert(Shown, " ... ");
        }

        return string.Concat(shown);
    }

    /// <summary>The number of steps that repeat from a place on, the fewest possible, and how often they do.</summary>
    private static (int Length, int Times) Repeated(List<string> steps, int at)
    {
        for (var length = 1; length <= MostSteps; length++)
        {
            var end = at + length;
            while (end < steps.Count && steps[end] == steps[end - length])
                end++;
            var times = (end - at) / length;
            if (times >= FewestTimes)
                return (length, times);
        }

        return (1, 1);
    }
}
