using System.Buffers;
using System.Buffers.Binary;
using System.IO.Compression;
using ApiCatalog.Model;

namespace ApiCatalog.Measuring;

/// <summary>Another format's bytes, compressed with Brotli; four bytes before tell how many they were.</summary>
internal sealed class BrotliFormat(CatalogFormat inner) : CatalogFormat
{
    private const int Quality = 4;
    private const int Window = 22;

    private readonly ArrayBufferWriter<byte> _plain = new();

    /// <inheritdoc />
    public override string Name => inner.Name + " + Brotli";

    /// <inheritdoc />
    public override void Write(IBufferWriter<byte> destination, Catalog catalog)
    {
        _plain.ResetWrittenCount();
        inner.Write(_plain, catalog);
        var packed = destination.GetSpan(sizeof(int) + BrotliEncoder.GetMaxCompressedLength(_plain.WrittenCount));
        BinaryPrimitives.WriteInt32LittleEndian(packed, _plain.WrittenCount);
        if (!BrotliEncoder.TryCompress(_plain.WrittenSpan, packed[sizeof(int)..], out var written, Quality, Window))
            throw new InvalidDataException("Brotli could not compress.");

        destination.Advance(sizeof(int) + written);
    }

    /// <inheritdoc />
    public override Catalog? Read(ReadOnlySpan<byte> payload)
    {
        var size = BinaryPrimitives.ReadInt32LittleEndian(payload);
        _plain.ResetWrittenCount();
        var plain = _plain.GetSpan(size)[..size];
        if (!BrotliDecoder.TryDecompress(payload[sizeof(int)..], plain, out var written) || written != size)
            throw new InvalidDataException("Brotli could not decompress.");

        return inner.Read(plain);
    }
}
