using MemFormat.MassTransit.Envelopes;

namespace MemFormat.MassTransit.Messages;

/// <summary>Writes messages in envelopes, and reads them.</summary>
internal sealed class EnvelopeSerializer(MemFormatOptions? options) : IMessageSerializer, IMessageDeserializer
{
    private readonly Contents _contents = new(options ?? MemFormatOptions.Default);

    public static ContentType Type { get; } = new("application/vnd.masstransit+memformat");

    public ContentType ContentType => Type;

    public void Probe(ProbeContext context)
    {
        var scope = context.CreateScope("memformat");
        scope.Add("contentType", ContentType.MediaType);
        scope.Add("provider", "MemFormat");
    }

    public MessageBody GetMessageBody<T>(SendContext<T> context)
        where T : class => new WrittenBody(() => Write(context));

    /// <summary>The body of a text that <see cref="WrittenBody.GetString"/> made.</summary>
    public MessageBody GetMessageBody(string text) => new Base64MessageBody(text);

    public ConsumeContext Deserialize(ReceiveContext receiveContext) =>
        new BodyConsumeContext(receiveContext, Deserialize(receiveContext.Body, receiveContext.TransportHeaders, receiveContext.InputAddress));

    public SerializerContext Deserialize(MessageBody body, Headers headers, Uri? destinationAddress = null)
    {
        var envelope = _contents.ReadEnvelope(body.GetBytes(), out var content);
        return new ReceivedMessage(_contents, envelope, content);
    }

    private byte[] Write<T>(SendContext<T> context)
        where T : class
    {
        var envelope = Envelope.Of(context);
        if (FaultEntry.MessageTypeOf(typeof(T)) is not { } faulted)
            return _contents.Write(envelope, context.Message, typeof(T));
        envelope.Fault = FaultEntry.Of((Fault)context.Message);
        return _contents.Write(envelope, FaultEntry.MessageOf(context.Message, typeof(T)), faulted);
    }
}
