using System.Text.Json.Serialization;

namespace MemFormat.Benchmarks.Models.Files;

/// <summary>
/// npm's <c>@mdn/browser-compat-data</c>. A value that the file writes as a string or a list of them is a list here, and a
/// version that is a string or <c>false</c> a string or null: no code that uses the data has to tell them apart.
/// </summary>
[MemFormattable]
public sealed partial class BrowserCompat
{
    [JsonPropertyName("__meta")]
    public CompatMeta Meta { get; set; } = new();
    public Dictionary<string, Browser> Browsers { get; set; } = [];
    public CompatFeature? Api { get; set; }
    public CompatFeature? Css { get; set; }
    public CompatFeature? Html { get; set; }
    public CompatFeature? Http { get; set; }
    public CompatFeature? Javascript { get; set; }
    public CompatFeature? Manifests { get; set; }
    public CompatFeature? Mathml { get; set; }
    public CompatFeature? Mediatypes { get; set; }
    public CompatFeature? Svg { get; set; }
    public CompatFeature? Webassembly { get; set; }
    public CompatFeature? Webdriver { get; set; }
    public CompatFeature? Webextensions { get; set; }
}

[MemFormattable]
public sealed partial class CompatMeta
{
    public string Version { get; set; } = "";
    public DateTime Timestamp { get; set; }
}

/// <summary>A feature and those within it, which the file has beside <c>__compat</c>.</summary>
[MemFormattable]
public sealed partial class CompatFeature
{
    public CompatStatement? Compat { get; set; }
    public Dictionary<string, CompatFeature>? Features { get; set; }
}

[MemFormattable]
public sealed partial class CompatStatement
{
    public string? Description { get; set; }
    public string? MdnUrl { get; set; }
    public List<string>? SpecUrl { get; set; }
    public List<string>? Tags { get; set; }
    public string SourceFile { get; set; } = "";

    /// <summary>By browser; the newest statement comes first.</summary>
    public Dictionary<string, List<SupportStatement>> Support { get; set; } = [];
    public CompatStatus? Status { get; set; }
}

[MemFormattable]
public sealed partial class SupportStatement
{
    /// <summary>Null if the browser does not support the feature, where the file has <c>false</c>.</summary>
    public string? VersionAdded { get; set; }
    public string? VersionRemoved { get; set; }
    public string? VersionLast { get; set; }
    public string? Prefix { get; set; }
    public string? AlternativeName { get; set; }
    public List<CompatFlag>? Flags { get; set; }
    public List<string>? ImplUrl { get; set; }

    /// <summary>The file has it only where it is true.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool PartialImplementation { get; set; }
    public List<string>? Notes { get; set; }
}

[MemFormattable]
public sealed partial class CompatFlag
{
    public string Type { get; set; } = "";
    public string Name { get; set; } = "";
    public string? ValueToSet { get; set; }
}

[MemFormattable]
public sealed partial class CompatStatus
{
    public bool Experimental { get; set; }
    public bool StandardTrack { get; set; }
    public bool Deprecated { get; set; }
}
