using System.Buffers;
using ApiCatalog.Model;

namespace ApiCatalog.Measuring;

/// <summary>A way to turn a catalog into bytes and back.</summary>
internal abstract class CatalogFormat
{
    /// <summary>Its name in the table.</summary>
    public abstract string Name { get; }

    /// <summary>Appends the bytes of a catalog.</summary>
    public abstract void Write(IBufferWriter<byte> destination, Catalog catalog);

    /// <summary>Makes a catalog from bytes.</summary>
    public abstract Catalog? Read(ReadOnlySpan<byte> payload);
}
