namespace MemFormat.SignalR;

/// <summary>What a frame is. The numbers are those of SignalR's own protocols.</summary>
internal enum FrameKind : byte
{
    Invocation = HubProtocolConstants.InvocationMessageType,
    StreamItem = HubProtocolConstants.StreamItemMessageType,
    Completion = HubProtocolConstants.CompletionMessageType,
    StreamInvocation = HubProtocolConstants.StreamInvocationMessageType,
    CancelInvocation = HubProtocolConstants.CancelInvocationMessageType,
    Ping = HubProtocolConstants.PingMessageType,
    Close = HubProtocolConstants.CloseMessageType,
    Ack = HubProtocolConstants.AckMessageType,
    Sequence = HubProtocolConstants.SequenceMessageType,
}
