using System.Buffers;
using ApiCatalog.Comparing;
using ApiCatalog.Model;

namespace ApiCatalog.Measuring;

/// <summary>What one format needs for one catalog.</summary>
/// <param name="Name">The format.</param>
/// <param name="Bytes">Size of the payload.</param>
/// <param name="Write">Writing into a buffer that is large enough from earlier runs.</param>
/// <param name="Read">Reading from memory.</param>
/// <param name="IsFaithful">Whether the catalog that was read equals the one that was written.</param>
internal sealed record Measurement(string Name, int Bytes, Cost Write, Cost Read, bool IsFaithful)
{
    /// <summary>Measures a format.</summary>
    public static Measurement Of(CatalogFormat format, Catalog catalog)
    {
        var buffer = new ArrayBufferWriter<byte>();
        var write = Cost.Of(() =>
        {
            buffer.ResetWrittenCount();
            format.Write(buffer, catalog);
        });
        var payload = buffer.WrittenMemory;
        var read = Cost.Of(() => format.Read(payload.Span));
        var isFaithful = GraphComparer.Compare(catalog, format.Read(payload.Span)).AreEqual;
        return new Measurement(format.Name, payload.Length, write, read, isFaithful);
    }
}
