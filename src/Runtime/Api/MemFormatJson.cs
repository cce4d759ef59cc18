using System.IO.Pipelines;
using System.Text.Json;
using MemFormat.Views.Json;

namespace MemFormat;

/// <summary>
/// Shows payloads as JSON, for logs and tests. It uses the schema in the payload and needs no types. You cannot convert
/// the JSON back: values without a JSON form become text.
/// </summary>
public static class MemFormatJson
{
    /// <summary>Writes a payload as one JSON value.</summary>
    /// <param name="payload">The payload, or the first message of a session alone. It may come from any source.</param>
    /// <param name="writer">The JSON writer to fill. It is not flushed. After an exception it holds a part of the value.</param>
    /// <param name="schema">
    /// A schema of the same root, best <see cref="MemFormatSchema.Of{T}"/>. It gives the members their names, and
    /// payloads with a fingerprint need it. Without a schema, a member is <c>#1</c> (its id) or <c>?1a2b3c4d</c> (its
    /// name's hash).
    /// </param>
    /// <param name="options">
    /// The limits; for <see cref="MemFormatHeader.None"/>, the writer's schema, too, if it is not
    /// <paramref name="schema"/>.
    /// </param>
    /// <exception cref="MemFormatException">
    /// The payload is bad, or it has a fingerprint and <paramref name="schema"/> is not its schema.
    /// </exception>
    public static void Write(ReadOnlySpan<byte> payload, Utf8JsonWriter writer, MemFormatSchema? schema = null, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        PayloadJson.Write(payload, writer, schema, options ?? MemFormatOptions.Default);
    }

    /// <summary>Returns a payload as the text of one JSON value.</summary>
    /// <param name="payload">The payload. It may come from any source.</param>
    /// <param name="schema">As for <see cref="Write"/>.</param>
    /// <param name="options">As for <see cref="Write"/>.</param>
    /// <param name="isIndented">Whether the text has line breaks.</param>
    /// <exception cref="MemFormatException">As for <see cref="Write"/>.</exception>
    public static string ToString(
        ReadOnlySpan<byte> payload,
        MemFormatSchema? schema = null,
        MemFormatOptions? options = null,
        bool isIndented = false)
    {
        const int MaxDepth = 1 << 20;
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        using (var writer = new Utf8JsonWriter(pipe.Writer,
            new JsonWriterOptions
            {
                Indented = isIndented, MaxDepth = MaxDepth,
                Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping
            }))
        {
            Write(payload, writer, schema, options);
        }

        pipe.Writer.Complete();
        pipe.Reader.TryRead(out var text);
        var json = Encoding.UTF8.GetString(text.Buffer);
        pipe.Reader.Complete();
        return json;
    }
}
