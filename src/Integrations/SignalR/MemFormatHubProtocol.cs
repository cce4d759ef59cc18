using System.Runtime.ExceptionServices;
using Microsoft.AspNetCore.Connections;

namespace MemFormat.SignalR;

/// <summary>
/// The hub protocol <c>memformat</c>: messages are length-framed, and each argument, result and item is a payload.
/// A payload says its shape, so servers and clients may be of different releases.
/// </summary>
/// <param name="options">The options of arguments, results and items.</param>
public sealed class MemFormatHubProtocol(MemFormatOptions? options = null) : IHubProtocol
{
    private readonly FrameValues _values = new(options);

    /// <inheritdoc/>
    public string Name => "memformat";

    /// <inheritdoc/>
    public int Version => 1;

    /// <inheritdoc/>
    public TransferFormat TransferFormat => TransferFormat.Binary;

    /// <inheritdoc/>
    public bool IsVersionSupported(int version) => version <= Version;

    /// <inheritdoc/>
    public ReadOnlyMemory<byte> GetMessageBytes(HubMessage message)
    {
        var bytes = new ArrayBufferWriter<byte>();
        WriteMessage(message, bytes);
        return bytes.WrittenMemory;
    }

    /// <inheritdoc/>
    public void WriteMessage(HubMessage message, IBufferWriter<byte> output)
    {
        var frame = message switch
        {
            InvocationMessage m => Invocation(FrameKind.Invocation, m, m.StreamIds),
            StreamInvocationMessage m => Invocation(FrameKind.StreamInvocation, m, m.StreamIds),
            StreamItemMessage m => new HubFrame { Kind = FrameKind.StreamItem, InvocationId = m.InvocationId, Values = [_values.Write(m.Item)] },
            CompletionMessage m => new HubFrame
            {
                Kind = FrameKind.Completion,
                InvocationId = m.InvocationId,
                Error = m.Error,
                Values = m.HasResult ? [_values.Write(m.Result)] : null,
            },
            CancelInvocationMessage m => new HubFrame { Kind = FrameKind.CancelInvocation, InvocationId = m.InvocationId },
            PingMessage => new HubFrame { Kind = FrameKind.Ping },
            CloseMessage m => new HubFrame { Kind = FrameKind.Close, Error = m.Error, AllowReconnect = m.AllowReconnect },
            AckMessage m => new HubFrame { Kind = FrameKind.Ack, SequenceId = m.SequenceId },
            SequenceMessage m => new HubFrame { Kind = FrameKind.Sequence, SequenceId = m.SequenceId },
            _ => throw new InvalidDataException($"The protocol has no message of type {message.GetType().Name}."),
        };
        if (message is HubInvocationMessage { Headers: { Count: > 0 } headers })
            frame.Headers = new(headers);
        Framing.Write(frame, output);
    }

    /// <inheritdoc/>
    /// <exception cref="InvalidDataException">The bytes are no message. SignalR closes the connection.</exception>
    public bool TryParseMessage(ref ReadOnlySequence<byte> input, IInvocationBinder binder, [NotNullWhen(true)] out HubMessage? message)
    {
        if (Framing.Read(ref input) is not { } frame)
        {
            message = null;
            return false;
        }

        message = Message(frame, binder);
        if (message is HubInvocationMessage invocation && frame.Headers is { Count: > 0 } headers)
            invocation.Headers = headers;
        return true;
    }

    private HubFrame Invocation(FrameKind kind, HubMethodInvocationMessage message, string[]? streamIds) => new()
    {
        Kind = kind,
        InvocationId = message.InvocationId,
        Target = message.Target,
        Values = [.. message.Arguments.Select(_values.Write)],
        StreamIds = streamIds is { Length: > 0 } ? streamIds : null,
    };

    private HubMessage Message(HubFrame frame, IInvocationBinder binder) => frame.Kind switch
    {
        FrameKind.Invocation or FrameKind.StreamInvocation => Invocation(frame, binder),
        FrameKind.StreamItem => Item(frame, binder),
        FrameKind.Completion => Completion(frame, binder),
        FrameKind.CancelInvocation => new CancelInvocationMessage(Need(frame.InvocationId, nameof(frame.InvocationId))),
        FrameKind.Ping => PingMessage.Instance,
        FrameKind.Close => new CloseMessage(frame.Error, frame.AllowReconnect),
        FrameKind.Ack => new AckMessage(frame.SequenceId),
        FrameKind.Sequence => new SequenceMessage(frame.SequenceId),
        _ => throw new InvalidDataException($"A frame is of the unknown kind {(byte)frame.Kind}."),
    };

    /// <summary>Bad arguments fail the call, not the connection.</summary>
    private HubMessage Invocation(HubFrame frame, IInvocationBinder binder)
    {
        var (target, values) = (Need(frame.Target, nameof(frame.Target)), Need(frame.Values, nameof(frame.Values)));
        if (frame.Kind == FrameKind.StreamInvocation)
            Need(frame.InvocationId, nameof(frame.InvocationId));
        try
        {
            var arguments = _values.ReadAll(values, binder.GetParameterTypes(target));
            return frame.Kind == FrameKind.Invocation
                ? new InvocationMessage(frame.InvocationId, target, arguments, frame.StreamIds)
                : new StreamInvocationMessage(frame.InvocationId!, target, arguments, frame.StreamIds);
        }
        catch (Exception error)
        {
            return new InvocationBindingFailureMessage(frame.InvocationId, target, ExceptionDispatchInfo.Capture(error));
        }
    }

    private HubMessage Item(HubFrame frame, IInvocationBinder binder)
    {
        var (id, value) = (Need(frame.InvocationId, nameof(frame.InvocationId)), One(frame.Values));
        try
        {
            return new StreamItemMessage(id, _values.Read(value, binder.GetStreamItemType(id)));
        }
        catch (Exception error)
        {
            return new StreamBindingFailureMessage(id, ExceptionDispatchInfo.Capture(error));
        }
    }

    private CompletionMessage Completion(HubFrame frame, IInvocationBinder binder)
    {
        var id = Need(frame.InvocationId, nameof(frame.InvocationId));
        if (frame.Error is not null || frame.Values is null)
            return new CompletionMessage(id, frame.Error, result: null, hasResult: false);

        var value = One(frame.Values);
        try
        {
            return CompletionMessage.WithResult(id, _values.Read(value, binder.GetReturnType(id)));
        }
        catch (Exception error)
        {
            return CompletionMessage.WithError(id, $"The result cannot be read: {error.Message}");
        }
    }

    private static byte[] One(byte[][]? values) => values is [{ } value] ? value : throw new InvalidDataException("A frame needs exactly one value.");

    private static T Need<T>(T? value, string member)
        where T : class => value ?? throw new InvalidDataException($"A frame lacks its {member}.");
}
