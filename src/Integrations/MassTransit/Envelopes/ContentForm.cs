namespace MemFormat.MassTransit.Envelopes;

/// <summary>What lies behind an envelope.</summary>
internal enum ContentForm : byte
{
    /// <summary>A payload of the message.</summary>
    Payload = 0,

    /// <summary>JSON: the message's type has no codec, as those of MassTransit itself.</summary>
    Json = 1,
}
