using System.Buffers.Binary;

namespace MemFormat.Schemas;

/// <summary>Finds the schema in which a payload was written, and where its body starts.</summary>
internal static class PayloadSchema
{
    private const int ModeMask = 3, Inline = 0, Fingerprint = 1, Long = 4;

    public static WriterSchema Of(RootSchema root, ReadOnlySpan<byte> payload, MemFormatSchema? writer, out int body)
    {
        body = 0;
        if (writer is not null)
            return writer.Writer;
        if (payload.StartsWith(root.InlineHeader))
        {
            body = root.InlineHeader.Length;
            return root.Own;
        }

        if (payload.Length >= 4 && BinaryPrimitives.ReadUInt32LittleEndian(payload) == root.Fingerprint)
            body = 4;
        else if (payload.Length >= 8 && BinaryPrimitives.ReadUInt64LittleEndian(payload) == root.Fingerprint64)
            body = 8;
        else
            return WriterSchema.Parse(Descriptor(payload, out body), SchemaLimits.Of(MemFormatLimits.Default));
        return root.Own;
    }

    /// <summary>Whether the payload only names its schema.</summary>
    public static bool IsFingerprint(ReadOnlySpan<byte> payload, MemFormatSchema? writer) =>
        writer is null && payload.Length > 0 && (payload[0] & ModeMask) == Fingerprint;

    /// <summary>The descriptor of a payload with an inline header.</summary>
    public static ReadOnlySpan<byte> Descriptor(ReadOnlySpan<byte> payload, out int body)
    {
        var reader = new DescriptorReader(payload);
        var first = reader.Byte();
        if ((first & ModeMask) != Inline || first >> 3 != 0)
            throw new MemFormatException((first & ModeMask) == Fingerprint ? MemFormatError.UnknownSchema : MemFormatError.InvalidData, "The payload does not hold its schema.");
        if (first != 0)
            throw DescriptorReader.Invalid("The payload is null and holds no schema.");
        var length = reader.Number();
        if (length > payload.Length - reader.Offset)
            throw new MemFormatException(MemFormatError.Truncated, "The payload ends too early.");
        body = reader.Offset + (int)length;
        return payload[reader.Offset..body];
    }
}
