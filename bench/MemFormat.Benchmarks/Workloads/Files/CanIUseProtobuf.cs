using Google.Protobuf.Collections;
using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class CanIUseProtobuf
{
    public static Protos.CanIUse From(CanIUse source)
    {
        Protos.CanIUse message = new();
        message.Agents.AddAll(source.Agents, From);
        message.Features.AddAll(source.Features, From);
        message.Regions.AddAll(source.Regions, From);
        return message;
    }

    /// <summary>Adds entries as messages, in their order.</summary>
    public static void AddAll<TFrom, TTo>(this MapField<string, TTo> map, Dictionary<string, TFrom> source, Func<TFrom, TTo> element)
    {
        foreach (var (key, value) in source)
            map.Add(key, element(value));
    }

    private static Protos.Agent From(Agent agent)
    {
        Protos.Agent message = new() { Prefix = agent.Prefix, Browser = agent.Browser };
        message.UsageGlobal.Add(agent.UsageGlobal);
        message.Versions.AddRange(agent.Versions.Select(Version));
        message.ReleaseDate.AddAll(agent.ReleaseDate, Time);
        message.PrefixExceptions.Add(agent.PrefixExceptions ?? []);
        return message;
    }

    private static Protos.AgentVersion Version(string? name) => name is null ? new() : new() { Name = name };

    private static Protos.ReleaseTime Time(long? seconds) => seconds is { } known ? new() { Seconds = known } : new();

    private static Protos.Feature From(Feature feature)
    {
        Protos.Feature message = new() { Status = (Protos.SpecificationStatus)feature.Status, Title = feature.Title };
        if (feature.Shown is { } shown)
            message.Shown = shown;
        message.Stats.AddAll(feature.Stats, Support);
        return message;
    }

    private static Protos.VersionSupport Support(Dictionary<string, string> versions) => new() { Versions = { versions } };

    private static Protos.RegionUsage From(Dictionary<string, Dictionary<string, double?>> region)
    {
        Protos.RegionUsage message = new();
        message.Browsers.AddAll(region, Usage);
        return message;
    }

    private static Protos.VersionUsage Usage(Dictionary<string, double?> versions)
    {
        Protos.VersionUsage message = new();
        message.Versions.AddAll(versions, percent => percent is { } known ? new Protos.Usage { Percent = known } : new());
        return message;
    }
}
