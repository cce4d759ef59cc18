namespace MemFormat.MassTransit.Envelopes;

/// <summary>An envelope as MassTransit asks for it.</summary>
internal sealed class EnvelopeContext(Envelope envelope) : MessageContext
{
    private Headers? _headers;

    public Guid? MessageId => envelope.MessageId;

    public Guid? RequestId => envelope.RequestId;

    public Guid? CorrelationId => envelope.CorrelationId;

    public Guid? ConversationId => envelope.ConversationId;

    public Guid? InitiatorId => envelope.InitiatorId;

    public DateTime? ExpirationTime => envelope.ExpirationTime;

    public Uri? SourceAddress => envelope.SourceAddress;

    public Uri? DestinationAddress => envelope.DestinationAddress;

    public Uri? ResponseAddress => envelope.ResponseAddress;

    public Uri? FaultAddress => envelope.FaultAddress;

    public DateTime? SentTime => envelope.SentTime;

    public Headers Headers =>
        _headers ??= new ReadOnlyDictionaryHeaders(SystemTextJsonMessageSerializer.Instance, HeaderValues.ToObjects(envelope.Headers));

    public HostInfo Host => envelope.Host ?? HostEntry.Unknown;
}
