using MemFormat.MassTransit.Envelopes;

namespace MemFormat.MassTransit.Messages;

/// <summary>A message that has arrived. It is read as the type that its consumer names, of whichever release that is.</summary>
internal sealed class ReceivedMessage(Contents contents, Envelope envelope, ReadOnlyMemory<byte> content)
    : BaseSerializerContext(SystemTextJsonMessageSerializer.Instance, new EnvelopeContext(envelope), envelope.MessageTypes)
{
    public override bool TryGetMessage<T>(out T? message)
        where T : class
    {
        message = IsSupportedMessageType<T>() ? (T)Read(typeof(T)) : null;
        return message is not null;
    }

    public override bool TryGetMessage(Type messageType, [NotNullWhen(true)] out object? message)
    {
        message = Read(messageType);
        return true;
    }

    public override IMessageSerializer GetMessageSerializer() =>
        new EnvelopeCopySerializer(envelope, sent => contents.Write(sent, content));

    /// <summary>MassTransit completes events of routing slips by this. Those have no codec.</summary>
    public override IMessageSerializer GetMessageSerializer<T>(MessageEnvelope envelope, T message)
    {
        var merged = new SystemTextJsonBodyMessageSerializer(
            envelope, SystemTextJsonMessageSerializer.JsonContentType, SystemTextJsonMessageSerializer.Options);
        merged.Overlay(message);
        return merged;
    }

    public override IMessageSerializer GetMessageSerializer(object message, string[] messageTypes) =>
        new EnvelopeCopySerializer(Envelope.Of(this, messageTypes), sent => contents.Write(sent, message, message.GetType()));

    public override Dictionary<string, object> ToDictionary<T>(T? message)
        where T : class => message is null
            ? new(StringComparer.OrdinalIgnoreCase)
            : JsonSerializer.SerializeToElement(message, SystemTextJsonMessageSerializer.Options).Deserialize<Dictionary<string, object>>()!;

    private object Read(Type type)
    {
        var message = (envelope.Fault, FaultEntry.MessageTypeOf(type)) switch
        {
            ({ } fault, { } faulted) => fault.ToFault(faulted, contents.Read(envelope.Form, content, faulted)),
            ({ } fault, null) when type == typeof(Fault) => fault.ToFault(),
            _ => contents.Read(envelope.Form, content, type),
        };
        return message ?? throw new SerializationException("The message is a null.");
    }
}
