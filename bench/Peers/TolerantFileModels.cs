using System.Text.Json.Serialization;
using MemoryPack;

namespace MemFormat.Benchmarks.Models.Files;

/// <summary><see cref="CanIUse"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCanIUse
{
    [MemoryPackOrder(0)]
    public Dictionary<string, TolerantAgent> Agents { get; set; } = [];

    [MemoryPackOrder(1)]
    public Dictionary<string, TolerantFeature> Features { get; set; } = [];

    [MemoryPackOrder(2)]
    public Dictionary<string, Dictionary<string, Dictionary<string, double?>>> Regions { get; set; } = [];
}

/// <summary><see cref="Agent"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantAgent
{
    [MemoryPackOrder(0)]
    public Dictionary<string, double> UsageGlobal { get; set; } = [];

    [MemoryPackOrder(1)]
    public string Prefix { get; set; } = "";

    [MemoryPackOrder(2)]
    public List<string?> Versions { get; set; } = [];

    [MemoryPackOrder(3)]
    public string Browser { get; set; } = "";

    [MemoryPackOrder(4)]
    public Dictionary<string, long?> ReleaseDate { get; set; } = [];

    [MemoryPackOrder(5)]
    public Dictionary<string, string>? PrefixExceptions { get; set; }
}

/// <summary><see cref="Feature"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantFeature
{
    [MemoryPackOrder(0)]
    public SpecificationStatus Status { get; set; }

    [MemoryPackOrder(1)]
    public string Title { get; set; } = "";

    [MemoryPackOrder(2)]
    public bool? Shown { get; set; }

    [MemoryPackOrder(3)]
    public Dictionary<string, Dictionary<string, string>> Stats { get; set; } = [];
}

/// <summary><see cref="BrowserCompat"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantBrowserCompat
{
    [JsonPropertyName("__meta")]
    [MemoryPackOrder(0)]
    public TolerantCompatMeta Meta { get; set; } = new();

    [MemoryPackOrder(1)]
    public Dictionary<string, TolerantBrowser> Browsers { get; set; } = [];

    [MemoryPackOrder(2)]
    public TolerantCompatFeature? Api { get; set; }

    [MemoryPackOrder(3)]
    public TolerantCompatFeature? Css { get; set; }

    [MemoryPackOrder(4)]
    public TolerantCompatFeature? Html { get; set; }

    [MemoryPackOrder(5)]
    public TolerantCompatFeature? Http { get; set; }

    [MemoryPackOrder(6)]
    public TolerantCompatFeature? Javascript { get; set; }

    [MemoryPackOrder(7)]
    public TolerantCompatFeature? Manifests { get; set; }

    [MemoryPackOrder(8)]
    public TolerantCompatFeature? Mathml { get; set; }

    [MemoryPackOrder(9)]
    public TolerantCompatFeature? Mediatypes { get; set; }

    [MemoryPackOrder(10)]
    public TolerantCompatFeature? Svg { get; set; }

    [MemoryPackOrder(11)]
    public TolerantCompatFeature? Webassembly { get; set; }

    [MemoryPackOrder(12)]
    public TolerantCompatFeature? Webdriver { get; set; }

    [MemoryPackOrder(13)]
    public TolerantCompatFeature? Webextensions { get; set; }
}

/// <summary><see cref="CompatMeta"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCompatMeta
{
    [MemoryPackOrder(0)]
    public string Version { get; set; } = "";

    [MemoryPackOrder(1)]
    public DateTime Timestamp { get; set; }
}

/// <summary><see cref="CompatFeature"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCompatFeature
{
    [MemoryPackOrder(0)]
    public TolerantCompatStatement? Compat { get; set; }

    [MemoryPackOrder(1)]
    public Dictionary<string, TolerantCompatFeature>? Features { get; set; }
}

/// <summary><see cref="CompatStatement"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCompatStatement
{
    [MemoryPackOrder(0)]
    public string? Description { get; set; }

    [MemoryPackOrder(1)]
    public string? MdnUrl { get; set; }

    [MemoryPackOrder(2)]
    public List<string>? SpecUrl { get; set; }

    [MemoryPackOrder(3)]
    public List<string>? Tags { get; set; }

    [MemoryPackOrder(4)]
    public string SourceFile { get; set; } = "";

    [MemoryPackOrder(5)]
    public Dictionary<string, List<TolerantSupportStatement>> Support { get; set; } = [];

    [MemoryPackOrder(6)]
    public TolerantCompatStatus? Status { get; set; }
}

/// <summary><see cref="SupportStatement"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantSupportStatement
{
    [MemoryPackOrder(0)]
    public string? VersionAdded { get; set; }

    [MemoryPackOrder(1)]
    public string? VersionRemoved { get; set; }

    [MemoryPackOrder(2)]
    public string? VersionLast { get; set; }

    [MemoryPackOrder(3)]
    public string? Prefix { get; set; }

    [MemoryPackOrder(4)]
    public string? AlternativeName { get; set; }

    [MemoryPackOrder(5)]
    public List<TolerantCompatFlag>? Flags { get; set; }

    [MemoryPackOrder(6)]
    public List<string>? ImplUrl { get; set; }

    [MemoryPackOrder(7)]
    public bool PartialImplementation { get; set; }

    [MemoryPackOrder(8)]
    public List<string>? Notes { get; set; }
}

/// <summary><see cref="CompatFlag"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCompatFlag
{
    [MemoryPackOrder(0)]
    public string Type { get; set; } = "";

    [MemoryPackOrder(1)]
    public string Name { get; set; } = "";

    [MemoryPackOrder(2)]
    public string? ValueToSet { get; set; }
}

/// <summary><see cref="CompatStatus"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCompatStatus
{
    [MemoryPackOrder(0)]
    public bool Experimental { get; set; }

    [MemoryPackOrder(1)]
    public bool StandardTrack { get; set; }

    [MemoryPackOrder(2)]
    public bool Deprecated { get; set; }
}

/// <summary><see cref="Browser"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantBrowser
{
    [MemoryPackOrder(0)]
    public string Name { get; set; } = "";

    [MemoryPackOrder(1)]
    public BrowserType Type { get; set; }

    [MemoryPackOrder(2)]
    public string? Upstream { get; set; }

    [MemoryPackOrder(3)]
    public string? PreviewName { get; set; }

    [MemoryPackOrder(4)]
    public string? PrefUrl { get; set; }

    [MemoryPackOrder(5)]
    public bool AcceptsFlags { get; set; }

    [MemoryPackOrder(6)]
    public bool AcceptsWebextensions { get; set; }

    [MemoryPackOrder(7)]
    public Dictionary<string, TolerantRelease> Releases { get; set; } = [];
}

/// <summary><see cref="Release"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantRelease
{
    [MemoryPackOrder(0)]
    public int Index { get; set; }

    [MemoryPackOrder(1)]
    public DateOnly? ReleaseDate { get; set; }

    [MemoryPackOrder(2)]
    public string? ReleaseNotes { get; set; }

    [MemoryPackOrder(3)]
    public ReleaseStatus Status { get; set; }

    [MemoryPackOrder(4)]
    public BrowserEngine? Engine { get; set; }

    [MemoryPackOrder(5)]
    public string? EngineVersion { get; set; }
}

/// <summary><see cref="Topology"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantTopology
{
    [MemoryPackOrder(0)]
    public double[] Bbox { get; set; } = [];

    [MemoryPackOrder(1)]
    public TolerantTopologyTransform Transform { get; set; } = new();

    [MemoryPackOrder(2)]
    public Dictionary<string, TolerantGeometry> Objects { get; set; } = [];

    [MemoryPackOrder(3)]
    public ArcPoint[][] Arcs { get; set; } = [];
}

/// <summary><see cref="Polygon"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantPolygon : TolerantGeometry
{
    [MemoryPackOrder(2)]
    public int[][] Arcs { get; set; } = [];
}

/// <summary><see cref="MultiPolygon"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantMultiPolygon : TolerantGeometry
{
    [MemoryPackOrder(2)]
    public int[][][] Arcs { get; set; } = [];
}

/// <summary><see cref="GeometryCollection"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantGeometryCollection : TolerantGeometry
{
    [MemoryPackOrder(2)]
    public List<TolerantGeometry> Geometries { get; set; } = [];
}

/// <summary><see cref="GeometryProperties"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantGeometryProperties
{
    [MemoryPackOrder(0)]
    public string Name { get; set; } = "";
}

/// <summary><see cref="TopologyTransform"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantTopologyTransform
{
    [MemoryPackOrder(0)]
    public double[] Scale { get; set; } = [];

    [MemoryPackOrder(1)]
    public double[] Translate { get; set; } = [];
}

/// <summary><see cref="Geometry"/> with cases in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable]
[MemoryPackUnion(0, typeof(TolerantPolygon))]
[MemoryPackUnion(1, typeof(TolerantMultiPolygon))]
[MemoryPackUnion(2, typeof(TolerantGeometryCollection))]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "type")]
[JsonDerivedType(typeof(TolerantPolygon), "Polygon")]
[JsonDerivedType(typeof(TolerantMultiPolygon), "MultiPolygon")]
[JsonDerivedType(typeof(TolerantGeometryCollection), "GeometryCollection")]
public abstract partial class TolerantGeometry
{
    [MemoryPackOrder(0)]
    public string? Id { get; set; }

    [MemoryPackOrder(1)]
    public TolerantGeometryProperties? Properties { get; set; }
}
