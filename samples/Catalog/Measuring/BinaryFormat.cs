using System.Buffers;
using ApiCatalog.Model;
using MemFormat;

namespace ApiCatalog.Measuring;

/// <summary>MemFormat.</summary>
internal sealed class BinaryFormat : CatalogFormat
{
    /// <inheritdoc />
    public override string Name => "MemFormat";

    /// <inheritdoc />
    public override void Write(IBufferWriter<byte> destination, Catalog catalog) =>
        MemFormatSerializer.Serialize(destination, catalog);

    /// <inheritdoc />
    public override Catalog? Read(ReadOnlySpan<byte> payload) => MemFormatSerializer.Deserialize<Catalog>(payload);
}
