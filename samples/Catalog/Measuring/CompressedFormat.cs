using System.Buffers;
using System.Buffers.Binary;
using ApiCatalog.Model;
using MemFormat;

namespace ApiCatalog.Measuring;

/// <summary>Another format's bytes, compressed; four bytes before tell how many they were.</summary>
internal sealed class CompressedFormat(CatalogFormat inner, MemFormatCompression compression) : CatalogFormat
{
    private readonly ArrayBufferWriter<byte> _plain = new();

    /// <inheritdoc />
    public override string Name => $"{inner.Name} + {compression}";

    /// <inheritdoc />
    public override void Write(IBufferWriter<byte> destination, Catalog catalog)
    {
        _plain.ResetWrittenCount();
        inner.Write(_plain, catalog);
        var packed = destination.GetSpan(sizeof(int) + _plain.WrittenCount);
        BinaryPrimitives.WriteInt32LittleEndian(packed, _plain.WrittenCount);
        if (!compression.TryCompress(_plain.WrittenSpan, packed.Slice(sizeof(int), _plain.WrittenCount - 1), out var written))
            throw new InvalidDataException($"{compression} could not compress.");

        destination.Advance(sizeof(int) + written);
    }

    /// <inheritdoc />
    public override Catalog? Read(ReadOnlySpan<byte> payload)
    {
        var size = BinaryPrimitives.ReadInt32LittleEndian(payload);
        _plain.ResetWrittenCount();
        if (!compression.TryDecompress(payload[sizeof(int)..], _plain, size) || _plain.WrittenCount != size)
            throw new InvalidDataException($"{compression} could not decompress.");

        return inner.Read(_plain.WrittenSpan);
    }
}
