using System.Buffers.Binary;
using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Payloads.Recorded;
using MemFormat.Plans.Build;
using MemFormat.Schemas;

namespace MemFormat.Payloads;

/// <summary>Finds the schema in which a payload was written, and where its body starts.</summary>
internal static class PayloadSchema
{
    /// <returns>Null for a schema that was refused.</returns>
    public static WriterSchema? Find(
        RootSchema root,
        ReadOnlySpan<byte> payload,
        MemFormatLimits limits,
        MemFormatSchema? writer,
        out int body,
        out RecordedCases? cases)
    {
        (body, cases) = (0, null);
        if (writer is not null)
            return writer.Writer;
        if (payload.StartsWith(root.InlineHeader))
        {
            body = root.InlineHeader.Length;
            return root.Own;
        }

        if (IsFingerprint(payload, null))
            return Named(root, payload, out body, out cases);
        var descriptor = Descriptor(payload, out body);
        return (root.Plans.Find(descriptor, limits, isPopulating: false) ?? root.Plans.Find(descriptor, limits, isPopulating: true)) is { } known
            ? known.Writer
            : WriterSchema.Parse(descriptor, SchemaLimits.Of(limits));
    }

    /// <summary>The schema of a payload with a fingerprint.</summary>
    /// <param name="root">The root that knows the schema.</param>
    /// <param name="payload">A payload with a fingerprint.</param>
    /// <param name="body">The start of the body.</param>
    /// <param name="cases">For a recorded schema, the cases that the payload does not define.</param>
    public static WriterSchema Named(RootSchema root, ReadOnlySpan<byte> payload, out int body, out RecordedCases? cases)
    {
        body = Fingerprints.IsLong(payload[0]) ? Fingerprints.LongSize : Fingerprints.ShortSize;
        if (payload.Length < body)
            MemFormatThrow.Truncated();
        var header = body == Fingerprints.ShortSize
            ? BinaryPrimitives.ReadUInt32LittleEndian(payload)
            : BinaryPrimitives.ReadUInt64LittleEndian(payload);
        cases = null;
        if (header == (body == Fingerprints.ShortSize ? root.Fingerprint : root.Fingerprint64))
            return root.Own;
        var recorded = root.History.Find(header) ?? throw root.History.Unknown(header, payload);
        cases = recorded.Cases;
        return recorded.Writer;
    }

    /// <summary>The size of the root's header at the start of what was written, or 0 if it is not there.</summary>
    public static int HeaderSize(RootSchema root, ReadOnlySpan<byte> written)
    {
        if (written.StartsWith(root.InlineHeader))
            return root.InlineHeader.Length;
        if (root.HistoryState is null || !IsFingerprint(written, null))
            return 0;
        var size = Fingerprints.IsLong(written[0]) ? Fingerprints.LongSize : Fingerprints.ShortSize;
        return written.Length >= size
            && root.History.IsOwn(size == Fingerprints.LongSize
                ? BinaryPrimitives.ReadUInt64LittleEndian(written)
                : BinaryPrimitives.ReadUInt32LittleEndian(written)) ? size : 0;
    }

    /// <summary>Whether the payload only names its schema.</summary>
    public static bool IsFingerprint(ReadOnlySpan<byte> payload, MemFormatSchema? writer) =>
        writer is null && payload.Length > 0 && (payload[0] & PayloadHead.ModeMask) == PayloadHead.Fingerprint;

    /// <summary>The descriptor of a payload with an inline header, or of the first message of a session.</summary>
    public static ReadOnlySpan<byte> Descriptor(ReadOnlySpan<byte> data) =>
        data is [SessionMessage.Value, ..] ? OfMessage(data) : Descriptor(data, out _);

    /// <summary>The descriptor of a payload with an inline header.</summary>
    public static ReadOnlySpan<byte> Descriptor(ReadOnlySpan<byte> payload, out int body)
    {
        if (payload.IsEmpty)
            MemFormatThrow.Empty();
        var reader = new SegmentReader(payload);
        var first = reader.Byte();
        if ((first & PayloadHead.ModeMask) == PayloadHead.Fingerprint)
            throw ForeignBytes.Unknown(payload, "The payload does not hold its schema.");
        if (first > PayloadHead.NullRoot)
            throw ForeignBytes.Error(payload);
        if (first != PayloadHead.Inline)
            throw SegmentErrors.Invalid("The payload is null, so it holds no schema.");
        var length = reader.Number();
        if (length > payload.Length - reader.Offset)
            throw new MemFormatException(MemFormatError.Truncated, "The payload ends too early.");
        body = reader.Offset + (int)length;
        return payload[reader.Offset..body];
    }

    private static ReadOnlySpan<byte> OfMessage(ReadOnlySpan<byte> message)
    {
        var reader = new SegmentReader(message);
        reader.Byte();
        var what = reader.Number() == 0 ? SessionMessage.FirstUnion : reader.Number();
        return what switch
        {
            SessionMessage.Shape => Framed(message, ref reader),
            SessionMessage.Fingerprint => throw new MemFormatException(MemFormatError.UnknownSchema, "The session does not hold its schema."),
            _ => throw SegmentErrors.Invalid("The message is not the first of a session. Pass the first one."),
        };
    }

    private static ReadOnlySpan<byte> Framed(ReadOnlySpan<byte> message, scoped ref SegmentReader reader)
    {
        var (start, size) = reader.Framed();
        return message.Slice(start, size);
    }
}
