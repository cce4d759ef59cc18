using System.Buffers;
using System.IO.Pipelines;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace MemFormat.SignalR.Tests;

/// <summary>A connection sends each shape once.</summary>
public sealed class SessionTests
{
    private readonly MemFormatHubProtocol _protocol = new();
    private readonly Pipe _pipe = new();
    private readonly Binder _binder = new();

    /// <summary>The bytes of invocations with an order of four lines: the first says the shape.</summary>
    [Fact]
    public async Task An_invocation_is_small()
    {
        var invocation = new InvocationMessage("1", "Echo", [Order.Sample(1)]);
        var json = new JsonHubProtocol().GetMessageBytes(invocation).Length;
        int first = (await WrittenAsync(invocation)).Length, later = (await WrittenAsync(invocation)).Length;
        Assert.Equal((306, 206, 165), (json, first, later));
        Assert.InRange((double)later / json, 0, 0.6);
        Assert.Equal(_protocol.GetMessageBytes(invocation).Length, first - 5);
    }

    [Fact]
    public async Task Each_value_arrives_with_and_without_its_shape()
    {
        for (var i = 0; i < 3; i++)
        {
            Assert.Equal(Order.Sample(i), await ArgumentAsync(Order.Sample(i)));
            Assert.Equal(5, await ArgumentAsync(5));
            Assert.Null(await ArgumentAsync(null));
            Assert.Equal(new Circle(i), await ArgumentAsync(new Circle(i)));
            Assert.Equal(new Square(i), await ArgumentAsync(new Square(i)));
        }
    }

    /// <summary>What goes to several connections knows nothing of any.</summary>
    [Fact]
    public async Task Bytes_for_several_connections_say_their_shape()
    {
        var invocation = new InvocationMessage("1", "Echo", [Order.Sample(1)]);
        _ = await WrittenAsync(invocation);
        var input = new ReadOnlySequence<byte>(_protocol.GetMessageBytes(invocation));
        Assert.True(_protocol.TryParseMessage(ref input, new Binder(), out var message));
        Assert.Equal(Order.Sample(1), Assert.IsType<InvocationMessage>(message).Arguments[0]);
    }

    [Fact]
    public async Task Another_connection_knows_no_shape_of_this_one()
    {
        var invocation = new InvocationMessage("1", "Echo", [Order.Sample(1)]);
        _ = await WrittenAsync(invocation);
        var later = new ReadOnlySequence<byte>(await WrittenAsync(invocation));
        Assert.Throws<InvalidDataException>(() => _protocol.TryParseMessage(ref later, new Binder(), out _));
    }

    /// <summary>If one argument cannot be written, the shapes of the others are not taken for sent.</summary>
    [Fact]
    public async Task A_call_that_cannot_be_written_changes_nothing()
    {
        Assert.Throws<MemFormatException>(
            () => _protocol.WriteMessage(new InvocationMessage("1", "Two", [Order.Sample(1), new object()]), _pipe.Writer));
        Assert.Equal(Order.Sample(1), await ArgumentAsync(Order.Sample(1)));
    }

    /// <summary>A target that nobody has: its shape holds for later ones.</summary>
    [Fact]
    public async Task Shapes_of_failed_calls_hold()
    {
        var input = new ReadOnlySequence<byte>(await WrittenAsync(new InvocationMessage("1", "Nowhere", [Order.Sample(1)])));
        Assert.True(_protocol.TryParseMessage(ref input, _binder, out var message));
        Assert.IsType<InvocationBindingFailureMessage>(message);
        Assert.Equal(Order.Sample(2), await ArgumentAsync(Order.Sample(2)));
    }

    /// <summary>A connection remembers so many shapes, and so many bytes of them. More is refused before it is kept.</summary>
    [Theory]
    [InlineData(255, 4, false)]
    [InlineData(256, 4, true)]
    [InlineData(4, 65536, false)]
    [InlineData(5, 65536, true)]
    [InlineData(1, 300_000, true)]
    public void A_connection_remembers_a_bounded_number_of_shapes(int count, int size, bool isRefused)
    {
        var bytes = new ArrayBufferWriter<byte>();
        Framing.Write(new HubFrame { Kind = FrameKind.Ping, NewShapes = [.. Enumerable.Range(0, count).Select(_ => Header(size))] }, bytes);
        var input = new ReadOnlySequence<byte>(bytes.WrittenMemory);
        Assert.Equal(isRefused, Record.Exception(() => _protocol.TryParseMessage(ref input, _binder, out _)) is InvalidDataException);
    }

    /// <summary>An inline header of so many bytes.</summary>
    private static byte[] Header(int size)
    {
        var header = new byte[size];
        var left = size - 2;
        if (left < 0x80)
            header[1] = (byte)left;
        else
            (header[1], header[2], header[3]) = ((byte)(left - 2 | 0x80), (byte)((left - 2) >> 7 | 0x80), (byte)((left - 2) >> 14));
        return header;
    }

    /// <summary>A null is an argument, a result or an item where the type has one.</summary>
    [Fact]
    public void A_null_for_a_number_is_refused()
    {
        var none = MemFormatSerializer.Serialize<string?>(null);
        Assert.IsType<InvalidDataException>(
            Assert.IsType<InvocationBindingFailureMessage>(Parsed(FrameKind.Invocation, none)).BindingFailure.SourceException);
        Assert.IsType<InvalidDataException>(
            Assert.IsType<InvocationBindingFailureMessage>(Parsed(FrameKind.StreamInvocation, none)).BindingFailure.SourceException);
        Assert.IsType<InvalidDataException>(
            Assert.IsType<StreamBindingFailureMessage>(Parsed(FrameKind.StreamItem, none)).BindingFailure.SourceException);
        Assert.Contains("cannot be null", Assert.IsType<CompletionMessage>(Parsed(FrameKind.Completion, none)).Error, StringComparison.Ordinal);

        foreach (var (value, expected) in new (byte[], object?)[] { (none, null), (MemFormatSerializer.Serialize<int?>(2), 2) })
        {
            Assert.Equal([expected], Assert.IsType<InvocationMessage>(Parsed(FrameKind.Invocation, value, typeof(int?))).Arguments);
            Assert.Equal(expected, Assert.IsType<StreamItemMessage>(Parsed(FrameKind.StreamItem, value, typeof(int?))).Item);
            Assert.Equal(expected, Assert.IsType<CompletionMessage>(Parsed(FrameKind.Completion, value, typeof(int?))).Result);
        }
    }

    [Theory]
    [InlineData(int.MinValue, false)]
    [InlineData(-1, false)]
    [InlineData(0, false)]
    [InlineData(1, true)]
    [InlineData(2, true)]
    [InlineData(3, false)]
    [InlineData(int.MaxValue, false)]
    public void Versions_that_were_never_there_are_refused(int version, bool isSupported) =>
        Assert.Equal(isSupported, _protocol.IsVersionSupported(version));

    /// <summary>Numbers of shapes that nobody sent, and none for a value: the connection cannot go on.</summary>
    [Theory]
    [InlineData(1, 1)]
    [InlineData(1, 255)]
    [InlineData(2, 0)]
    [InlineData(0, 0)]
    public void A_value_has_a_known_shape_or_none(int count, byte number)
    {
        var bytes = new ArrayBufferWriter<byte>();
        Framing.Write(new HubFrame
        {
            Kind = FrameKind.Invocation, Target = "Echo", Values = [new byte[] { 1 }],
            Shapes = [.. Enumerable.Repeat(number, count)]
        }, bytes);
        var input = new ReadOnlySequence<byte>(bytes.WrittenMemory);
        Assert.Throws<InvalidDataException>(() => _protocol.TryParseMessage(ref input, _binder, out _));
    }

    private async Task<object?> ArgumentAsync(object? value)
    {
        var input = new ReadOnlySequence<byte>(await WrittenAsync(new InvocationMessage("1", value?.GetType().Name ?? nameof(Order), [value])));
        Assert.True(_protocol.TryParseMessage(ref input, _binder, out var message));
        return Assert.IsType<InvocationMessage>(message).Arguments[0];
    }

    private HubMessage Parsed(FrameKind kind, byte[] value, Type? type = null)
    {
        var bytes = new ArrayBufferWriter<byte>();
        Framing.Write(new HubFrame { Kind = kind, InvocationId = "1", Target = "Add", Values = [value] }, bytes);
        var input = new ReadOnlySequence<byte>(bytes.WrittenMemory);
        Assert.True(_protocol.TryParseMessage(ref input, new OneType(type ?? typeof(int)), out var message));
        return message!;
    }

    private async Task<byte[]> WrittenAsync(HubMessage message)
    {
        _protocol.WriteMessage(message, _pipe.Writer);
        await _pipe.Writer.FlushAsync();
        var read = await _pipe.Reader.ReadAsync();
        var bytes = read.Buffer.ToArray();
        _pipe.Reader.AdvanceTo(read.Buffer.End);
        return bytes;
    }

    private sealed class OneType(Type type) : IInvocationBinder
    {
        public Type GetReturnType(string invocationId) => type;

        public IReadOnlyList<Type> GetParameterTypes(string methodName) => [type];

        public Type GetStreamItemType(string streamId) => type;
    }

    private sealed class Binder : IInvocationBinder
    {
        public Type GetReturnType(string invocationId) => typeof(Order);

        public IReadOnlyList<Type> GetParameterTypes(string methodName) => methodName switch
        {
            "Echo" or nameof(Order) => [typeof(Order)],
            nameof(Int32) => [typeof(int)],
            nameof(Circle) or nameof(Square) => [typeof(IShape)],
            _ => throw new InvalidOperationException(),
        };

        public Type GetStreamItemType(string streamId) => typeof(Order);
    }
}
