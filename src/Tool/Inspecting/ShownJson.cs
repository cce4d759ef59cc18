using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Schemas.Walk;

namespace MemFormat.Tool.Inspecting;

/// <summary>Values as JSON for people: payloads within the payload, compressed members among them, are opened.</summary>
internal static class ShownJson
{
    /// <summary>
    /// The levels of JSON at which payloads within payloads end. Those of one payload still fit into the 1,024 that
    /// the tool reads.
    /// </summary>
    public const int MaxLevels = 768;

    /// <param name="value">The value.</param>
    /// <param name="writer">Writes it.</param>
    /// <param name="inner">Writes payloads within the payload.</param>
    /// <exception cref="MemFormatException">The value is bad.</exception>
    /// <exception cref="ToolException">It needs a schema that no given file has, or it is damaged.</exception>
    public static void Write(DataValue value, Utf8JsonWriter writer, InnerWriter inner)
    {
        if (writer.CurrentDepth > MaxLevels || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
            throw new DamagedException("payloads within the payload are nested deeper than the tool reads.");
        var parts = new ValueParts();
        var body = parts.Open(value, out var isNull);
        if (isNull)
        {
            writer.WriteNullValue();
            return;
        }

        // As the library does: what refers to objects is shown with a list of them.
        var (schema, scope) = (parts.Schema, parts.Scope());
        var reader = new MemFormatReader(body, DataLimits.Limits) { State = scope };
        SchemaWalker.SkipPayload(ref reader, schema);
        var isShared = schema.HasReferences || scope.References.Count > 0 || scope.Kept is { IsNeeded: true };
        scope = parts.Scope();
        reader = new MemFormatReader(body, DataLimits.Limits) { State = scope };
        var walker = new SchemaWalker<ShownVisitor>(schema, new ShownVisitor(writer, schema.Root, inner));
        if (isShared)
            walker.Visitor.BeginShared();
        if (walker.Payload(ref reader))
            throw new DamagedException("a value is damaged: its root is null.");
        if (isShared)
            walker.Visitor.EndShared(scope, ref reader);
        if (reader.Left != 0)
            throw new DamagedException(FormattableString.Invariant($"a value is damaged: {reader.Left} bytes are behind it."));
        reader.Release();
    }

    /// <summary>A payload within the payload, for people: its size, its compression, and its value where nothing else is needed to read it.</summary>
    public static void WriteInner(ReadOnlySpan<byte> payload, Utf8JsonWriter writer)
    {
        writer.WriteStartObject();
        WriteHead(payload, writer, out var isRead);
        if (isRead)
            WriteValue(payload, writer, WriteInner);
        writer.WriteEndObject();
    }

    /// <summary>The size and the compression.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="writer">Within an object.</param>
    /// <param name="isRead">Whether nothing else is needed to read it.</param>
    public static void WriteHead(ReadOnlySpan<byte> payload, Utf8JsonWriter writer, out bool isRead)
    {
        isRead = IsRead(payload);
        writer.WriteNumber("$payload"u8, payload.Length);
        if (WrappedBytes.Compression(payload, out var size) is not { } compression)
            return;
        writer.WriteString("$compression"u8, compression);
        writer.WriteNumber("$size"u8, size);
    }

    /// <summary>Whether a payload has its schema, and the tool knows its compression.</summary>
    public static bool IsRead(ReadOnlySpan<byte> payload) => payload is [PayloadHead.Wrapped, var id, ..]
        ? DataLimits.NameOf(id) is not null
        : payload is not [] && (payload[0] & PayloadHead.ModeMask) != PayloadHead.Fingerprint;

    /// <inheritdoc cref="WriteInner"/>
    public static void WriteValue(ReadOnlySpan<byte> payload, Utf8JsonWriter writer, InnerWriter inner)
    {
        writer.WritePropertyName("value"u8);
        Write(new DataValue(payload, null, new MemFormatOptions { Limits = DataLimits.Limits }), writer, inner);
    }
}
