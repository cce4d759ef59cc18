using MemFormat.MassTransit.Envelopes;

namespace MemFormat.MassTransit.Messages;

/// <summary>Sends a message that was received, or another because of it: the envelope stays, but for what the send says.</summary>
internal sealed class EnvelopeCopySerializer(Envelope envelope, Func<Envelope, byte[]> write) : IMessageSerializer
{
    public ContentType ContentType => EnvelopeSerializer.Type;

    public MessageBody GetMessageBody<T>(SendContext<T> context)
        where T : class
    {
        var sent = envelope with { };
        sent.Take(context);
        context.SupportedMessageTypes = sent.MessageTypes;
        return new WrittenBody(() => write(sent));
    }
}
