namespace MemFormat.Zstandard.Tests;

[MemFormattable]
public partial record Reading(int Station, string Place, DateTime Time, double Degrees);

/// <summary>Values like those of a real program: they resemble each other.</summary>
internal static class Readings
{
    private static readonly string[] s_places = ["harbour", "airport", "old town", "university", "lighthouse"];

    public static List<Reading> Of(int count, int seed = 1)
    {
        var random = new Random(seed);
        return [.. Enumerable.Range(0, count).Select(i => new Reading(
            random.Next(40), s_places[random.Next(s_places.Length)], new DateTime(2026, 1, 1).AddMinutes((10 * i) + random.Next(3)),
            Math.Round(random.NextDouble() * 30, 1)))];
    }
}
