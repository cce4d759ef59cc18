using MassTransit.Metadata;
using MemFormat.MassTransit.Envelopes;

namespace MemFormat.MassTransit.Messages;

/// <summary>Messages without their envelopes.</summary>
internal sealed class Contents(MemFormatOptions options)
{
    /// <summary>The envelope's own options: what a reader needs to know of an envelope, the envelope says.</summary>
    private readonly MemFormatOptions _envelopes = new() { Limits = options.Limits };

    /// <summary>An envelope, and behind it a message.</summary>
    /// <param name="envelope">Gets to know the form of the message.</param>
    /// <param name="message">The message, or null in a fault.</param>
    /// <param name="type">The type that the sender named.</param>
    public byte[] Write(Envelope envelope, object? message, Type type)
    {
        // Types of JSON itself are values of MassTransit's own messages, such as those to be sent later.
        var root = MemFormatSerializer.GetRootType(message?.GetType() ?? type);
        if (!IsStored(root) && IsStored(type))
            root = type;
        envelope.Form = IsStored(root) && message is not JsonElement and not System.Text.Json.Nodes.JsonNode
            ? ContentForm.Payload
            : ContentForm.Json;

        var bytes = new ArrayBufferWriter<byte>(1024);
        MemFormatSerializer.Serialize(bytes, envelope, _envelopes);
        if (envelope.Form == ContentForm.Payload)
        {
            MemFormatSerializer.Serialize(bytes, message, root, options);
        }
        else
        {
            using var json = new Utf8JsonWriter(bytes);
            JsonSerializer.Serialize(json, message, message?.GetType() ?? type, SystemTextJsonMessageSerializer.Options);
        }

        return bytes.WrittenSpan.ToArray();
    }

    private bool IsStored(Type type) => MemFormatSerializer.TryGetCodec(type, out _, options);

    /// <summary>An envelope, and behind it a message that was received.</summary>
    public byte[] Write(Envelope envelope, ReadOnlyMemory<byte> content)
    {
        var bytes = new ArrayBufferWriter<byte>(content.Length + 1024);
        MemFormatSerializer.Serialize(bytes, envelope, _envelopes);
        bytes.Write(content.Span);
        return bytes.WrittenSpan.ToArray();
    }

    /// <summary>Reads an envelope.</summary>
    /// <param name="body">The bytes of both.</param>
    /// <param name="content">The bytes behind the envelope.</param>
    /// <exception cref="MemFormatException">The bytes are bad.</exception>
    public Envelope ReadEnvelope(ReadOnlyMemory<byte> body, out ReadOnlyMemory<byte> content)
    {
        var envelope = MemFormatSerializer.Deserialize<Envelope>(body.Span, out var length, _envelopes)
            ?? throw new SerializationException("The envelope is a null.");
        content = body[length..];
        return envelope;
    }

    /// <summary>Reads what lies behind an envelope.</summary>
    /// <param name="form">What the envelope says of it.</param>
    /// <param name="content">The bytes.</param>
    /// <param name="type">The type that the consumer names.</param>
    /// <exception cref="MemFormatException">The bytes are bad, or do not fit the type, or the type has no codec.</exception>
    /// <exception cref="SerializationException">The JSON is bad, or the envelope is.</exception>
    public object? Read(ContentForm form, ReadOnlyMemory<byte> content, Type type) => form switch
    {
        ContentForm.Payload => ReadPayload(content.Span, type),
        ContentForm.Json => ReadJson(content.Span, type),
        _ => throw new SerializationException($"The envelope names the unknown form {(byte)form}."),
    };

    private object? ReadPayload(ReadOnlySpan<byte> payload, Type type)
    {
        var read = MemFormatSerializer.Deserialize(payload, MemFormatSerializer.GetRootType(type), options);
        return read is null || type.IsInstanceOfType(read)
            ? read
            : throw new SerializationException($"The message is another case of its union, not a {type.Name}.");
    }

    private static object? ReadJson(ReadOnlySpan<byte> json, Type type)
    {
        try
        {
            var implementation = type.IsInterface && MessageTypeCache.IsValidMessageType(type) ? TypeMetadataCache.GetImplementationType(type) : type;
            return JsonSerializer.Deserialize(json, implementation, SystemTextJsonMessageSerializer.Options);
        }
        catch (JsonException error)
        {
            // The message of the exception may quote what it found.
            throw new SerializationException($"The JSON of the message cannot be read ({error.Path}, line {error.LineNumber}).");
        }
    }
}
