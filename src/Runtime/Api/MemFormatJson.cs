using System.Buffers;
using System.Text;
using System.Text.Json;
using MemFormat.Views.Json;

namespace MemFormat;

/// <summary>
/// Shows payloads as JSON, for logs and tests: from the schema that they hold, without the types that they were written from.
/// There is no way back; what JSON has no form for is shown as text.
/// </summary>
public static class MemFormatJson
{
    /// <summary>Writes a payload as one JSON value.</summary>
    /// <param name="payload">The payload, or the first message of a session alone. It may come from anywhere.</param>
    /// <param name="writer">Where to write. It is not flushed; after an exception it holds a part of the value.</param>
    /// <param name="schema">
    /// A schema of the same root, best <see cref="MemFormatSchema.Of{T}"/>: it gives the members their names and is needed for
    /// payloads that only name their schema. Without it a member is called <c>#1</c> by its id, or <c>?1a2b3c4d</c> by its name's hash.
    /// </param>
    /// <param name="options">The limits; with <see cref="MemFormatHeader.None"/> also the writer's schema, if it is not <paramref name="schema"/>.</param>
    /// <exception cref="MemFormatException">The payload is bad, or it only names its schema and <paramref name="schema"/> is another one.</exception>
    public static void Write(ReadOnlySpan<byte> payload, Utf8JsonWriter writer, MemFormatSchema? schema = null, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        PayloadJson.Write(payload, writer, schema, options ?? MemFormatOptions.Default);
    }

    /// <summary>Gives a payload as the text of one JSON value.</summary>
    /// <param name="payload">The payload. It may come from anywhere.</param>
    /// <param name="schema">As for <see cref="Write"/>.</param>
    /// <param name="options">As for <see cref="Write"/>.</param>
    /// <param name="isIndented">Whether the text has line breaks.</param>
    /// <exception cref="MemFormatException">As for <see cref="Write"/>.</exception>
    public static string ToString(ReadOnlySpan<byte> payload, MemFormatSchema? schema = null, MemFormatOptions? options = null, bool isIndented = false)
    {
        const int MaxDepth = 1 << 20;
        var buffer = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(buffer, new JsonWriterOptions { Indented = isIndented, MaxDepth = MaxDepth, Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
            Write(payload, writer, schema, options);
        return Encoding.UTF8.GetString(buffer.WrittenSpan);
    }
}
