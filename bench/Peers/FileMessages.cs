using MemFormat.Benchmarks.Models.Files;
using ProtoBuf;

#pragma warning disable SA1402 // Each is the message of files.proto with the same name, for protobuf-net.
#pragma warning disable PBN0022 // An empty text or collection needs no bytes.

namespace MemFormat.Benchmarks.Peers.Messages;

[ProtoContract]
public sealed class CanIUse
{
    [ProtoMember(1)]
    public Dictionary<string, Agent> Agents { get; set; } = [];

    [ProtoMember(2)]
    public Dictionary<string, Feature> Features { get; set; } = [];

    [ProtoMember(3)]
    public Dictionary<string, RegionUsage> Regions { get; set; } = [];
}

[ProtoContract]
public sealed class Agent
{
    [ProtoMember(1)]
    public Dictionary<string, double> UsageGlobal { get; set; } = [];

    [ProtoMember(2)]
    public string Prefix { get; set; } = "";

    [ProtoMember(3)]
    public List<AgentVersion> Versions { get; set; } = [];

    [ProtoMember(4)]
    public string Browser { get; set; } = "";

    [ProtoMember(5)]
    public Dictionary<string, ReleaseTime> ReleaseDate { get; set; } = [];

    [ProtoMember(6)]
    public Dictionary<string, string> PrefixExceptions { get; set; } = [];
}

[ProtoContract]
public sealed class AgentVersion
{
    [ProtoMember(1)]
    public string? Name { get; set; }
}

[ProtoContract]
public sealed class ReleaseTime
{
    [ProtoMember(1)]
    public long? Seconds { get; set; }
}

[ProtoContract]
public sealed class Feature
{
    [ProtoMember(1)]
    public SpecificationStatus Status { get; set; }

    [ProtoMember(2)]
    public string Title { get; set; } = "";

    [ProtoMember(3)]
    public bool? Shown { get; set; }

    [ProtoMember(4)]
    public Dictionary<string, VersionSupport> Stats { get; set; } = [];
}

[ProtoContract]
public sealed class VersionSupport
{
    [ProtoMember(1)]
    public Dictionary<string, string> Versions { get; set; } = [];
}

[ProtoContract]
public sealed class RegionUsage
{
    [ProtoMember(1)]
    public Dictionary<string, VersionUsage> Browsers { get; set; } = [];
}

[ProtoContract]
public sealed class VersionUsage
{
    [ProtoMember(1)]
    public Dictionary<string, Usage> Versions { get; set; } = [];
}

[ProtoContract]
public sealed class Usage
{
    [ProtoMember(1)]
    public double? Percent { get; set; }
}

[ProtoContract]
public sealed class BrowserCompat
{
    [ProtoMember(1)]
    public CompatMeta? Meta { get; set; }

    [ProtoMember(2)]
    public Dictionary<string, Browser> Browsers { get; set; } = [];

    [ProtoMember(3)]
    public CompatFeature? Api { get; set; }

    [ProtoMember(4)]
    public CompatFeature? Css { get; set; }

    [ProtoMember(5)]
    public CompatFeature? Html { get; set; }

    [ProtoMember(6)]
    public CompatFeature? Http { get; set; }

    [ProtoMember(7)]
    public CompatFeature? Javascript { get; set; }

    [ProtoMember(8)]
    public CompatFeature? Manifests { get; set; }

    [ProtoMember(9)]
    public CompatFeature? Mathml { get; set; }

    [ProtoMember(10)]
    public CompatFeature? Mediatypes { get; set; }

    [ProtoMember(11)]
    public CompatFeature? Svg { get; set; }

    [ProtoMember(12)]
    public CompatFeature? Webassembly { get; set; }

    [ProtoMember(13)]
    public CompatFeature? Webdriver { get; set; }

    [ProtoMember(14)]
    public CompatFeature? Webextensions { get; set; }
}

[ProtoContract]
public sealed class CompatMeta
{
    [ProtoMember(1)]
    public string Version { get; set; } = "";

    [ProtoMember(2, DataFormat = DataFormat.FixedSize)]
    public long Timestamp { get; set; }
}

[ProtoContract]
public sealed class Browser
{
    [ProtoMember(1)]
    public string Name { get; set; } = "";

    [ProtoMember(2)]
    public BrowserType Type { get; set; }

    [ProtoMember(3)]
    public string? Upstream { get; set; }

    [ProtoMember(4)]
    public string? PreviewName { get; set; }

    [ProtoMember(5)]
    public string? PrefUrl { get; set; }

    [ProtoMember(6)]
    public bool AcceptsFlags { get; set; }

    [ProtoMember(7)]
    public bool AcceptsWebextensions { get; set; }

    [ProtoMember(8)]
    public Dictionary<string, Release> Releases { get; set; } = [];
}

[ProtoContract]
public sealed class Release
{
    [ProtoMember(1)]
    public int Index { get; set; }

    [ProtoMember(2)]
    public int? ReleaseDate { get; set; }

    [ProtoMember(3)]
    public string? ReleaseNotes { get; set; }

    [ProtoMember(4)]
    public ReleaseStatus Status { get; set; }

    [ProtoMember(5)]
    public BrowserEngine? Engine { get; set; }

    [ProtoMember(6)]
    public string? EngineVersion { get; set; }
}

[ProtoContract]
public sealed class CompatFeature
{
    [ProtoMember(1)]
    public CompatStatement? Compat { get; set; }

    [ProtoMember(2)]
    public Dictionary<string, CompatFeature> Features { get; set; } = [];
}

[ProtoContract]
public sealed class CompatStatement
{
    [ProtoMember(1)]
    public string? Description { get; set; }

    [ProtoMember(2)]
    public string? MdnUrl { get; set; }

    [ProtoMember(3)]
    public List<string> SpecUrl { get; set; } = [];

    [ProtoMember(4)]
    public List<string> Tags { get; set; } = [];

    [ProtoMember(5)]
    public string SourceFile { get; set; } = "";

    [ProtoMember(6)]
    public Dictionary<string, SupportStatements> Support { get; set; } = [];

    [ProtoMember(7)]
    public CompatStatus? Status { get; set; }
}

[ProtoContract]
public sealed class SupportStatements
{
    [ProtoMember(1)]
    public List<SupportStatement> Items { get; set; } = [];
}

[ProtoContract]
public sealed class SupportStatement
{
    [ProtoMember(1)]
    public string? VersionAdded { get; set; }

    [ProtoMember(2)]
    public string? VersionRemoved { get; set; }

    [ProtoMember(3)]
    public string? VersionLast { get; set; }

    [ProtoMember(4)]
    public string? Prefix { get; set; }

    [ProtoMember(5)]
    public string? AlternativeName { get; set; }

    [ProtoMember(6)]
    public List<CompatFlag> Flags { get; set; } = [];

    [ProtoMember(7)]
    public List<string> ImplUrl { get; set; } = [];

    [ProtoMember(8)]
    public bool PartialImplementation { get; set; }

    [ProtoMember(9)]
    public List<string> Notes { get; set; } = [];
}

[ProtoContract]
public sealed class CompatFlag
{
    [ProtoMember(1)]
    public string Type { get; set; } = "";

    [ProtoMember(2)]
    public string Name { get; set; } = "";

    [ProtoMember(3)]
    public string? ValueToSet { get; set; }
}

[ProtoContract]
public sealed class CompatStatus
{
    [ProtoMember(1)]
    public bool Experimental { get; set; }

    [ProtoMember(2)]
    public bool StandardTrack { get; set; }

    [ProtoMember(3)]
    public bool Deprecated { get; set; }
}

[ProtoContract]
public sealed class Topology
{
    [ProtoMember(1, IsPacked = true)]
    public List<double> Bbox { get; set; } = [];

    [ProtoMember(2)]
    public TopologyTransform? Transform { get; set; }

    [ProtoMember(3)]
    public Dictionary<string, Geometry> Objects { get; set; } = [];

    [ProtoMember(4)]
    public List<Arc> Arcs { get; set; } = [];
}

[ProtoContract]
public sealed class TopologyTransform
{
    [ProtoMember(1, IsPacked = true)]
    public List<double> Scale { get; set; } = [];

    [ProtoMember(2, IsPacked = true)]
    public List<double> Translate { get; set; } = [];
}

[ProtoContract]
public sealed class Arc
{
    [ProtoMember(1, IsPacked = true, DataFormat = DataFormat.ZigZag)]
    public List<int> Coordinates { get; set; } = [];
}

[ProtoContract]
public sealed class Geometry
{
    [ProtoMember(1)]
    public Polygon? Polygon { get; set; }

    [ProtoMember(2)]
    public MultiPolygon? MultiPolygon { get; set; }

    [ProtoMember(3)]
    public GeometryCollection? Collection { get; set; }

    [ProtoMember(4)]
    public string? Id { get; set; }

    [ProtoMember(5)]
    public GeometryProperties? Properties { get; set; }
}

[ProtoContract]
public sealed class Ring
{
    [ProtoMember(1, IsPacked = true, DataFormat = DataFormat.ZigZag)]
    public List<int> Arcs { get; set; } = [];
}

[ProtoContract]
public sealed class Polygon
{
    [ProtoMember(1)]
    public List<Ring> Rings { get; set; } = [];
}

[ProtoContract]
public sealed class MultiPolygon
{
    [ProtoMember(1)]
    public List<Polygon> Polygons { get; set; } = [];
}

[ProtoContract]
public sealed class GeometryCollection
{
    [ProtoMember(1)]
    public List<Geometry> Geometries { get; set; } = [];
}

[ProtoContract]
public sealed class GeometryProperties
{
    [ProtoMember(1)]
    public string Name { get; set; } = "";
}
