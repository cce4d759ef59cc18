using System.Runtime.CompilerServices;
using System.Text.Json;
using MemFormat.Codecs;
using MemFormat.Schemas.Walk;
using MemFormat.Tools.Assemblies;
using MemFormat.Tools.Measuring;

namespace MemFormat.Tools.Inspecting;

/// <summary>Values as JSON for people: payloads within the payload, compressed members among them, are opened.</summary>
internal static class ShownJson
{
    /// <param name="value">The value.</param>
    /// <param name="writer">Writes it.</param>
    /// <param name="isWhole">Whether payloads within the payload have their schemas, and are base64 where that is not enough to make them again.</param>
    /// <exception cref="MemFormatException">The value is bad.</exception>
    /// <exception cref="ToolException">It needs a schema that no given file has, or it is damaged.</exception>
    public static void Write(DataValue value, Utf8JsonWriter writer, bool isWhole)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
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
        var walker = new SchemaWalker<ShownVisitor>(schema, new ShownVisitor(writer, schema.Root, isWhole));
        if (isShared)
            walker.Visitor.BeginShared();
        if (walker.Payload(ref reader))
            throw new ToolException("a value is damaged: its root is null.");
        if (isShared)
            walker.Visitor.EndShared(scope, ref reader);
        if (reader.Left != 0)
            throw new ToolException(FormattableString.Invariant($"a value is damaged: {reader.Left} bytes are behind it."));
        reader.Release();
    }

    /// <summary>A payload within the payload: its size, its compression, and its value where nothing else is needed to read it.</summary>
    public static void WriteInner(ReadOnlySpan<byte> payload, Utf8JsonWriter writer, bool isWhole)
    {
        var compression = WrappedBytes.Compression(payload, out var size);
        var isRead = compression is null ? payload is not [] && (payload[0] & PayloadHead.ModeMask) != PayloadHead.Fingerprint : DataLimits.NameOf(payload[1]) is not null;
        var (parts, unions, isNull) = (new ValueParts(), (List<UnionPlace>)[], false);
        if (isWhole && !(isRead && TryOpen(payload, parts, out unions, out isNull)))
        {
            writer.WriteBase64StringValue(payload);
            return;
        }

        writer.WriteStartObject();
        writer.WriteNumber("$payload"u8, payload.Length);
        if (compression is not null)
        {
            writer.WriteString("$compression"u8, compression);
            writer.WriteNumber("$size"u8, size);
        }

        if (isWhole && !isNull)
            WriteSchema(parts, unions, writer);
        if (isRead)
        {
            writer.WritePropertyName("value"u8);
            Write(Inner(payload), writer, isWhole);
        }

        writer.WriteEndObject();
    }

    private static DataValue Inner(ReadOnlySpan<byte> payload) => new(payload, null, new MemFormatOptions { Limits = DataLimits.Limits });

    /// <summary>Goes through a payload, which may be damaged.</summary>
    private static bool TryOpen(ReadOnlySpan<byte> payload, ValueParts parts, out List<UnionPlace> unions, out bool isNull)
    {
        unions = [];
        isNull = false;
        try
        {
            var body = parts.Open(Inner(payload), out isNull);
            if (!isNull)
                unions = BodyWalk.Run(body, parts, new SizeNode("", "", null));
            return true;
        }
        catch (Exception exception) when (exception is MemFormatException or ToolException)
        {
            return false;
        }
    }

    /// <summary>The schema, and the cases of its unions that occur.</summary>
    private static void WriteSchema(ValueParts parts, List<UnionPlace> unions, Utf8JsonWriter writer)
    {
        writer.WriteBase64String("$schema"u8, parts.Descriptor);
        if (unions.Count == 0)
            return;
        writer.WriteStartArray("$cases"u8);
        foreach (var place in unions.DistinctBy(u => (u.Union, u.Tag)))
        {
            writer.WriteStartArray();
            writer.WriteNumberValue(place.Union);
            writer.WriteNumberValue(place.Tag);
            writer.WriteBase64StringValue(place.Case.Definition);
            writer.WriteEndArray();
        }

        writer.WriteEndArray();
    }
}
