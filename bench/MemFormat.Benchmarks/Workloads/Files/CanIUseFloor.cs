using MemFormat.Benchmarks.Models.Files;
using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;

namespace MemFormat.Benchmarks.Workloads.Files;

internal static class CanIUseFloor
{
    public static CanIUse Copy(CanIUse source) => new()
    {
        Agents = DictionaryFloor.Copy(source.Agents, Copy),
        Features = DictionaryFloor.Copy(source.Features, Copy),
        Regions = DictionaryFloor.Copy(source.Regions, Copy),
    };

    private static Dictionary<string, Dictionary<string, double?>> Copy(Dictionary<string, Dictionary<string, double?>> source) =>
        DictionaryFloor.Copy(source, DictionaryFloor.Copy);

    private static Agent Copy(Agent source) => new()
    {
        UsageGlobal = DictionaryFloor.Copy(source.UsageGlobal),
        Prefix = Text(source.Prefix),
        Versions = source.Versions.ConvertAll(TextOrNull),
        Browser = Text(source.Browser),
        ReleaseDate = DictionaryFloor.Copy(source.ReleaseDate),
        PrefixExceptions = source.PrefixExceptions is { } exceptions ? Copy(exceptions) : null,
    };

    private static Feature Copy(Feature source) => new()
    {
        Status = source.Status,
        Title = Text(source.Title),
        Shown = source.Shown,
        Stats = DictionaryFloor.Copy(source.Stats, Copy),
    };

    private static Dictionary<string, string> Copy(Dictionary<string, string> source) => DictionaryFloor.Copy(source, Text);
}
