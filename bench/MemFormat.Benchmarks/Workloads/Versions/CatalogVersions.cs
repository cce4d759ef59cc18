using ApiCatalog.Model;
using ApiCatalog.Versions;
using MemFormat.Benchmarks.Workloads.Catalogs;

namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>The catalog as the sample's first release and its next one write it; the sample compares what is read.</summary>
internal sealed class CatalogVersions
{
    public byte[] Current { get; } = MemFormatSerializer.Serialize(CatalogData.Runtime);

    /// <summary>Members less, one type less, numbers narrower, names others.</summary>
    public byte[] EarlierPayload { get; } = MemFormatSerializer.Serialize(EarlierModel.From(CatalogData.Runtime));

    /// <summary>Members more.</summary>
    public byte[] LaterPayload { get; } = MemFormatSerializer.Serialize(LaterModel.From(CatalogData.Runtime));

    public Catalog? ReadCurrent() => MemFormatSerializer.Deserialize<Catalog>(Current);

    public Catalog? ReadEarlier() => MemFormatSerializer.Deserialize<Catalog>(EarlierPayload);

    public Catalog? ReadLater() => MemFormatSerializer.Deserialize<Catalog>(LaterPayload);
}
