using System.Runtime.ExceptionServices;
using Microsoft.AspNetCore.Connections;

namespace MemFormat.SignalR;

/// <summary>
/// The hub protocol <c>memformat</c>: messages are length-framed, and each argument, result and item is a payload.
/// A payload says its shape, so servers and clients may be of different releases. A connection sends each shape once;
/// what goes to several connections at once says it each time.
/// </summary>
/// <param name="options">The options of arguments, results and items.</param>
public sealed class MemFormatHubProtocol(MemFormatOptions? options = null) : IHubProtocol
{
    private const int FirstVersion = 1, LastVersion = 2;

    private readonly FrameValues _values = new(options);
    private readonly Sessions _sessions = new(options);

    /// <inheritdoc/>
    public string Name => "memformat";

    /// <summary>2: the one that SignalR needs for stateful reconnects. The frames are those of version 1.</summary>
    public int Version => LastVersion;

    /// <inheritdoc/>
    public TransferFormat TransferFormat => TransferFormat.Binary;

    /// <inheritdoc/>
    public bool IsVersionSupported(int version) => version is >= FirstVersion and <= LastVersion;

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
            InvocationMessage m => Invocation(FrameKind.Invocation, m, m.StreamIds, output),
            StreamInvocationMessage m => Invocation(FrameKind.StreamInvocation, m, m.StreamIds, output),
            StreamItemMessage m => Valued(new HubFrame { Kind = FrameKind.StreamItem, InvocationId = m.InvocationId }, m.Item, output),
            CompletionMessage { HasResult: true } m =>
                Valued(new HubFrame { Kind = FrameKind.Completion, InvocationId = m.InvocationId }, m.Result, output),
            CompletionMessage m => new HubFrame { Kind = FrameKind.Completion, InvocationId = m.InvocationId, Error = m.Error },
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

        message = Message(frame, TakeShapes(frame, binder), binder);
        if (message is HubInvocationMessage invocation && frame.Headers is { Count: > 0 } headers)
            invocation.Headers = headers;
        return true;
    }

    /// <summary>What a connection has read. For tests.</summary>
    internal ReadShapes Read(IInvocationBinder binder) => _sessions.Read(binder);

    private HubFrame Invocation(FrameKind kind, HubMethodInvocationMessage message, string[]? streamIds, IBufferWriter<byte> output)
    {
        var frame =
            new HubFrame
            {
                Kind = kind, InvocationId = message.InvocationId, Target = message.Target,
                StreamIds = streamIds is { Length: > 0 } ? streamIds : null
            };
        _values.Write(frame, message.Arguments, _sessions.Written(output));
        return frame;
    }

    private HubFrame Valued(HubFrame frame, object? value, IBufferWriter<byte> output)
    {
        _values.Write(frame, [value], _sessions.Written(output));
        return frame;
    }

    /// <summary>What the connection knows with this frame, whatever becomes of the frame's values.</summary>
    private ReadShapes TakeShapes(HubFrame frame, IInvocationBinder binder)
    {
        var known = _sessions.Read(binder);
        if (frame.NewShapes is { } added)
            known.AddAll(added, frame.SequenceId);
        if (frame.Shapes is { } shapes
            && (shapes.Length != frame.Values?.Length || shapes.AsSpan().IndexOfAnyExceptInRange((byte)0, (byte)known.Count) >= 0))
        {
            throw new InvalidDataException("A frame needs the number of a known shape for each value.");
        }

        return known;
    }

    private HubMessage Message(HubFrame frame, ReadShapes shapes, IInvocationBinder binder) => frame.Kind switch
    {
        FrameKind.Invocation or FrameKind.StreamInvocation => Invocation(frame, shapes, binder),
        FrameKind.StreamItem => Item(frame, shapes, binder),
        FrameKind.Completion => Completion(frame, shapes, binder),
        FrameKind.CancelInvocation => new CancelInvocationMessage(Need(frame.InvocationId, nameof(frame.InvocationId))),
        FrameKind.Ping => PingMessage.Instance,
        FrameKind.Close => new CloseMessage(frame.Error, frame.AllowReconnect),
        FrameKind.Ack => new AckMessage(frame.SequenceId),
        FrameKind.Sequence => new SequenceMessage(frame.SequenceId),
        _ => throw new InvalidDataException($"A frame is of the unknown kind {(byte)frame.Kind}."),
    };

    /// <summary>Bad arguments fail the call, not the connection.</summary>
    private HubMessage Invocation(HubFrame frame, ReadShapes shapes, IInvocationBinder binder)
    {
        var target = Need(frame.Target, nameof(frame.Target));
        Need(frame.Values, nameof(frame.Values));
        if (frame.Kind == FrameKind.StreamInvocation)
            Need(frame.InvocationId, nameof(frame.InvocationId));
        try
        {
            var arguments = _values.ReadAll(frame, shapes, binder.GetParameterTypes(target));
            return frame.Kind == FrameKind.Invocation
                ? new InvocationMessage(frame.InvocationId, target, arguments, frame.StreamIds)
                : new StreamInvocationMessage(frame.InvocationId!, target, arguments, frame.StreamIds);
        }
        catch (Exception error)
        {
            return new InvocationBindingFailureMessage(frame.InvocationId, target, ExceptionDispatchInfo.Capture(error));
        }
    }

    private HubMessage Item(HubFrame frame, ReadShapes shapes, IInvocationBinder binder)
    {
        var id = Need(frame.InvocationId, nameof(frame.InvocationId));
        NeedOne(frame);
        try
        {
            return new StreamItemMessage(id, _values.Read(frame, 0, shapes, binder.GetStreamItemType(id)));
        }
        catch (Exception error)
        {
            return new StreamBindingFailureMessage(id, ExceptionDispatchInfo.Capture(error));
        }
    }

    private CompletionMessage Completion(HubFrame frame, ReadShapes shapes, IInvocationBinder binder)
    {
        var id = Need(frame.InvocationId, nameof(frame.InvocationId));
        if (frame.Error is not null || frame.Values is null)
            return new CompletionMessage(id, frame.Error, result: null, hasResult: false);
        NeedOne(frame);
        try
        {
            return CompletionMessage.WithResult(id, _values.Read(frame, 0, shapes, binder.GetReturnType(id)));
        }
        catch (Exception error)
        {
            return CompletionMessage.WithError(id, $"The result cannot be read: {error.Message}");
        }
    }

    private static void NeedOne(HubFrame frame)
    {
        if (frame.Values is not { Length: 1 })
            throw new InvalidDataException("A frame needs exactly one value.");
    }

    private static T Need<T>(T? value, string member)
        where T : class => value ?? throw new InvalidDataException($"A frame lacks its {member}.");
}
