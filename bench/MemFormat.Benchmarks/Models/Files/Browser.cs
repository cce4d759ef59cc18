namespace MemFormat.Benchmarks.Models.Files;

[MemFormattable]
public sealed partial class Browser
{
    public string Name { get; set; } = "";
    public BrowserType Type { get; set; }
    public string? Upstream { get; set; }
    public string? PreviewName { get; set; }
    public string? PrefUrl { get; set; }
    public bool AcceptsFlags { get; set; }
    public bool AcceptsWebextensions { get; set; }
    public Dictionary<string, Release> Releases { get; set; } = [];
}

public enum BrowserType
{
    Desktop,
    Mobile,
    Xr,
    Server,
}

[MemFormattable]
public sealed partial class Release
{
    public int Index { get; set; }
    public DateOnly? ReleaseDate { get; set; }
    public string? ReleaseNotes { get; set; }
    public ReleaseStatus Status { get; set; }
    public BrowserEngine? Engine { get; set; }
    public string? EngineVersion { get; set; }
}

public enum ReleaseStatus
{
    Retired,
    Current,
    Beta,
    Nightly,
    Esr,
    Planned,
}

public enum BrowserEngine
{
    Blink,
    EdgeHTML,
    Gecko,
    Presto,
    Trident,
    WebKit,
    V8,
}
