using MemoryPack;

#pragma warning disable SA1402 // The declarations beside those of the benchmarks, for the peer's generator.

namespace MemFormat.Benchmarks.Models.Files;

[MemoryPackable]
public sealed partial class CanIUse;

[MemoryPackable]
public sealed partial class Agent;

[MemoryPackable]
public sealed partial class Feature;

[MemoryPackable]
public sealed partial class BrowserCompat;

[MemoryPackable]
public sealed partial class CompatMeta;

[MemoryPackable]
public sealed partial class CompatFeature;

[MemoryPackable]
public sealed partial class CompatStatement;

[MemoryPackable]
public sealed partial class SupportStatement;

[MemoryPackable]
public sealed partial class CompatFlag;

[MemoryPackable]
public sealed partial class CompatStatus;

[MemoryPackable]
public sealed partial class Browser;

[MemoryPackable]
public sealed partial class Release;

[MemoryPackable]
public sealed partial class Topology;

[MemoryPackable]
public readonly partial record struct TopologyTransform;

[MemoryPackable]
public readonly partial record struct ArcPoint;

[MemoryPackable]
[MemoryPackUnion(0, typeof(Polygon))]
[MemoryPackUnion(1, typeof(MultiPolygon))]
[MemoryPackUnion(2, typeof(GeometryCollection))]
public abstract partial class Geometry;

[MemoryPackable]
public sealed partial class Polygon;

[MemoryPackable]
public sealed partial class MultiPolygon;

[MemoryPackable]
public sealed partial class GeometryCollection;

[MemoryPackable]
public sealed partial class GeometryProperties;
