using System.Buffers.Binary;
using System.Text.Json;
using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Payloads;
using MemFormat.Payloads.Recorded;
using MemFormat.Payloads.Sessions;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Views.Json;

/// <summary>Finds out in which schema a payload was written and walks over it.</summary>
internal static class PayloadJson
{
    public static void Write(ReadOnlySpan<byte> payload, Utf8JsonWriter writer, MemFormatSchema? names, MemFormatOptions options)
    {
        options.CheckForm();
        PlainBytes? unwrapped = null;
        if (options.Header != MemFormatHeader.None)
            payload = WrappedPayload.Unwrap(payload, options, out unwrapped);
        var reader = new MemFormatReader(payload, options.Limits);
        if (options.Header != MemFormatHeader.None && payload is [PayloadHead.NullRoot, ..])
        {
            reader.Take(1);
            writer.WriteNullValue();
        }
        else if (options.Header != MemFormatHeader.None && payload is [SessionMessage.Value or SessionMessage.Null, ..])
        {
            WriteMessage(ref reader, writer, names, options);
        }
        else
        {
            var schema = SchemaOf(payload, names, options, out var body, out var cases);
            reader.Take((nuint)body);
            var isOwn = cases is null && options.Header != MemFormatHeader.None && PayloadSchema.IsFingerprint(payload, null);
            Walk(ref reader, writer, schema, names,
                () => new ReadScope(names?.Own ?? RootSchema.Empty, schema) { AreCasesKnown = isOwn, Recorded = cases });
        }

        if (reader.Left != 0)
            MemFormatThrow.TrailingData();
        reader.Release();
        unwrapped?.Dispose();
    }

    /// <summary>The first message of a session says all that it takes.</summary>
    private static void WriteMessage(ref MemFormatReader reader, Utf8JsonWriter writer, MemFormatSchema? names, MemFormatOptions options)
    {
        var session = new ReadSession(names?.Own ?? RootSchema.Empty, options.Limits, isWalk: true);
        if (!session.ReadHead(ref reader))
            writer.WriteNullValue();
        else if (reader.ReadLength() == reader.Left)
            Walk(ref reader, writer, session.Writer, names, session.Scope);
        else
            throw MessageFormat.Invalid();
    }

    private static void Walk(ref MemFormatReader reader, Utf8JsonWriter writer, WriterSchema schema, MemFormatSchema? names, Func<ReadScope> scope)
    {
        try
        {
            // Skipping values needs no type.
            var isShared = HasKind(schema, WireKind.Reference);
            if (!isShared && (HasKind(schema, WireKind.Union) || schema.HasExtension))
            {
                // The payload itself describes its cases and unknown members.
                ref var start = ref reader.Position;
                var left = reader.Left;
                var first = scope();
                reader.State = first;
                SchemaWalker.SkipPayload(ref reader, schema);
                isShared = first.References.Count > 0 || first.Kept is { IsNeeded: true };
                reader.Move(ref start, left);
            }

            if (schema.TakesScope)
                reader.State = scope();
            var walker = new SchemaWalker<JsonVisitor>(schema,
                new JsonVisitor(
                    writer, new JsonNames(names?.Own), reader.Limits.MaxMemoryBytes - ((long)reader.Length * MemFormatReader.OwnPerByte)));
            if (isShared)
                walker.Visitor.BeginShared();
            if (walker.Payload(ref reader))
                RootReading.ThrowNull();
            if (isShared)
                walker.Visitor.EndShared((ReadScope)reader.State!, ref reader);
        }
        catch (MemFormatException exception)
        {
            exception.Offset = reader.Offset;
            throw;
        }
    }

    private static bool HasKind(WriterSchema schema, WireKind kind)
    {
        foreach (var type in schema.Types)
        {
            foreach (var member in type.Members)
            {
                if (HasKind(member.Slot, kind))
                    return true;
            }
        }

        return HasKind(schema.Root, kind);
    }

    private static bool HasKind(WriterSlot? slot, WireKind kind) =>
        slot is not null && (slot.Kind == kind || HasKind(slot.Key, kind) || HasKind(slot.Element, kind));

    private static WriterSchema SchemaOf(
        ReadOnlySpan<byte> payload,
        MemFormatSchema? names,
        MemFormatOptions options,
        out int body,
        out RecordedCases? cases)
    {
        (body, cases) = (0, null);
        if (options.Header == MemFormatHeader.None)
        {
            return (options.WriterSchema ?? names)?.Writer
                ?? throw new ArgumentException("A payload without a header needs a schema. Pass one.", nameof(options));
        }

        if (PayloadSchema.IsFingerprint(payload, null))
            return names?.Own is { } root ? PayloadSchema.Named(root, payload, out body, out cases) : Named(payload, names, out body, out cases);
        return WriterSchema.Parse(PayloadSchema.Descriptor(payload, out body), SchemaLimits.Of(options.Limits));
    }

    private static WriterSchema Named(ReadOnlySpan<byte> payload, MemFormatSchema? names, out int body, out RecordedCases? cases)
    {
        cases = null;
        body = Fingerprints.IsLong(payload[0]) ? Fingerprints.LongSize : Fingerprints.ShortSize;
        if (payload.Length < body)
            MemFormatThrow.Truncated();
        var header = body == Fingerprints.ShortSize
            ? BinaryPrimitives.ReadUInt32LittleEndian(payload)
            : BinaryPrimitives.ReadUInt64LittleEndian(payload);
        if (names is not null && FingerprintOfRoot.Of(names) is var known
            && Fingerprints.InHeader(header) == (body == Fingerprints.ShortSize ? Fingerprints.Short(known) : known))
        {
            cases = names.Cases is [] ? null : new RecordedCases(names.Cases, names.Writer, RootSchema.Empty);
            return names.Writer;
        }

        throw ForeignBytes.Unknown(payload, "The payload has the fingerprint of another schema. Pass the writer's schema.");
    }
}
