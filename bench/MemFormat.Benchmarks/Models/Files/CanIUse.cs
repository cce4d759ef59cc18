namespace MemFormat.Benchmarks.Models.Files;

/// <summary>The data of npm's <c>caniuse-lite</c>, unpacked: dictionaries by browser and version.</summary>
[MemFormattable]
public sealed partial class CanIUse
{
    public Dictionary<string, Agent> Agents { get; set; } = [];
    public Dictionary<string, Feature> Features { get; set; } = [];

    /// <summary>Usage in per cent, by region, browser and version; null where there is no data.</summary>
    public Dictionary<string, Dictionary<string, Dictionary<string, double?>>> Regions { get; set; } = [];
}

[MemFormattable]
public sealed partial class Agent
{
    public Dictionary<string, double> UsageGlobal { get; set; } = [];
    public string Prefix { get; set; } = "";

    /// <summary>In columns that all browsers share; null where this one had no release.</summary>
    public List<string?> Versions { get; set; } = [];
    public string Browser { get; set; } = "";

    /// <summary>Seconds since 1970 by version; null where it is not released yet.</summary>
    public Dictionary<string, long?> ReleaseDate { get; set; } = [];
    public Dictionary<string, string>? PrefixExceptions { get; set; }
}

[MemFormattable]
public sealed partial class Feature
{
    public SpecificationStatus Status { get; set; }
    public string Title { get; set; } = "";
    public bool? Shown { get; set; }

    /// <summary>By browser and version, words such as <c>y x #1</c>: yes, with prefix, see note 1.</summary>
    public Dictionary<string, Dictionary<string, string>> Stats { get; set; } = [];
}

/// <summary>With the data's names.</summary>
public enum SpecificationStatus
{
    Ls,
    Rec,
    Pr,
    Cr,
    Wd,
    Other,
    Unoff,
}
