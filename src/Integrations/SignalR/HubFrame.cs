namespace MemFormat.SignalR;

/// <summary>One message of a hub. Values are payloads of their own, so that one that cannot be read spoils nothing else.</summary>
[MemFormattable]
internal sealed partial class HubFrame
{
    [MemMember(1)]
    public FrameKind Kind { get; set; }

    [MemMember(2)]
    public string? InvocationId { get; set; }

    [MemMember(3)]
    public string? Target { get; set; }

    /// <summary>The arguments, the item of a stream, or the result if there is one.</summary>
    [MemMember(4)]
    public ReadOnlyMemory<byte>[]? Values { get; set; }

    [MemMember(5)]
    public string[]? StreamIds { get; set; }

    [MemMember(6)]
    public Dictionary<string, string>? Headers { get; set; }

    [MemMember(7)]
    public string? Error { get; set; }

    [MemMember(8)]
    public bool AllowReconnect { get; set; }

    /// <summary>Of a sequence or an acknowledgement; in a frame with new shapes the number of the first one, or 0 from earlier releases.</summary>
    [MemMember(9)]
    public long SequenceId { get; set; }

    /// <summary>For each value the number of its shape (<see cref="MemFormat.SignalR.Prefixes"/>); null if all are 0.</summary>
    [MemMember(10)]
    public byte[]? Shapes { get; set; }

    /// <summary>The shapes that the connection knows from this frame on.</summary>
    [MemMember(11)]
    public byte[][]? NewShapes { get; set; }
}
