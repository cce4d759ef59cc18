namespace MemFormat.MassTransit.Envelopes;

/// <summary>What travels with a message. It is a payload of its own, and the message lies behind it.</summary>
[MemFormattable]
internal sealed partial record Envelope
{
    [MemMember(1)]
    public Guid? MessageId { get; set; }

    [MemMember(2)]
    public Guid? RequestId { get; set; }

    [MemMember(3)]
    public Guid? CorrelationId { get; set; }

    [MemMember(4)]
    public Guid? ConversationId { get; set; }

    [MemMember(5)]
    public Guid? InitiatorId { get; set; }

    [MemMember(6)]
    public Uri? SourceAddress { get; set; }

    [MemMember(7)]
    public Uri? DestinationAddress { get; set; }

    [MemMember(8)]
    public Uri? ResponseAddress { get; set; }

    [MemMember(9)]
    public Uri? FaultAddress { get; set; }

    /// <summary>The URNs of the message's type and of those it may be consumed as.</summary>
    [MemMember(10)]
    public required string[] MessageTypes { get; set; }

    [MemMember(11)]
    public DateTime? ExpirationTime { get; set; }

    [MemMember(12)]
    public DateTime? SentTime { get; set; }

    /// <summary>Null if there are none.</summary>
    [MemMember(13)]
    public Dictionary<string, JsonElement>? Headers { get; set; }

    [MemMember(14)]
    public HostInfo? Host { get; set; }

    /// <summary>What a <see cref="Fault{T}"/> has beside the message, which lies behind the envelope.</summary>
    [MemMember(15)]
    public FaultEntry? Fault { get; set; }

    [MemMember(16)]
    public ContentForm Form { get; set; }

    /// <summary>The envelope of a message that is sent.</summary>
    public static Envelope Of(SendContext context)
    {
        var envelope =
            new Envelope { MessageTypes = context.SupportedMessageTypes, SentTime = context.SentTime ?? DateTime.UtcNow, Host = HostEntry.Here };
        envelope.Take(context);
        return envelope;
    }

    /// <summary>The envelope of another message, sent because of this one.</summary>
    public static Envelope Of(MessageContext context, string[] messageTypes) => new()
    {
        MessageId = context.MessageId,
        RequestId = context.RequestId,
        CorrelationId = context.CorrelationId,
        ConversationId = context.ConversationId,
        InitiatorId = context.InitiatorId,
        SourceAddress = context.SourceAddress,
        DestinationAddress = context.DestinationAddress,
        ResponseAddress = context.ResponseAddress,
        FaultAddress = context.FaultAddress,
        MessageTypes = messageTypes,
        ExpirationTime = context.ExpirationTime,
        SentTime = context.SentTime ?? DateTime.UtcNow,
        Headers = HeaderValues.Convert(context.Headers.GetAll()),
        Host = HostEntry.Here,
    };

    /// <summary>Takes what a send says; what it does not say stays.</summary>
    public void Take(SendContext context)
    {
        MessageId = context.MessageId ?? MessageId;
        RequestId = context.RequestId ?? RequestId;
        CorrelationId = context.CorrelationId ?? CorrelationId;
        ConversationId = context.ConversationId ?? ConversationId;
        InitiatorId = context.InitiatorId ?? InitiatorId;
        SourceAddress = context.SourceAddress ?? SourceAddress;
        DestinationAddress = context.DestinationAddress;
        ResponseAddress = context.ResponseAddress ?? ResponseAddress;
        FaultAddress = context.FaultAddress ?? FaultAddress;
        if (context.TimeToLive is { } left)
            ExpirationTime = DateTime.UtcNow + (left > TimeSpan.Zero ? left : TimeSpan.FromSeconds(1));
        Headers = HeaderValues.Convert(context.Headers.GetAll(), Headers);
    }
}
