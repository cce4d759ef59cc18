using System.Buffers;
using MemFormat.Tests;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace MemFormat.SignalR.Tests;

/// <summary>A connection pays for its work: whatever shapes it states, a frame costs what its bytes weigh.</summary>
public sealed class ConnectionCostTests
{
    /// <summary>More than the plan caches hold.</summary>
    private const int Shapes = 60;

    private const int Rounds = 20;

    /// <summary>What a small frame and its message may take, with the exceptions of a refusal. A plan takes a hundred times as much.</summary>
    private const long PerFrame = 8_192;

    private static readonly byte[] s_order = MemFormatSerializer.Serialize(new NewerOrder(1, "Ada", []));
    private static readonly byte[] s_circle = MemFormatSerializer.Serialize(new Tag("a"));

    private readonly MemFormatHubProtocol _protocol = new();
    private readonly Binder _binder = new();

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Each_shape_is_planned_once_and_refused_once(bool isReadable)
    {
        var payload = isReadable ? s_order : s_circle;
        var shapes = ShapeVariants.Of(payload, isReadable ? "Note" : "Name", Shapes);
        Parse(new HubFrame { Kind = FrameKind.Ping, NewShapes = [.. shapes] });
        var frames = Enumerable.Range(1, Shapes).Select(i => Invocation(payload.AsMemory(shapes[0].Length), (byte)i)).ToList();
        Check(frames, isReadable);
    }

    /// <summary>A value may state its shape itself, too.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Shapes_in_values_are_planned_once_and_refused_once(bool isReadable)
    {
        var payload = isReadable ? s_order : s_circle;
        var shapes = ShapeVariants.Of(payload, isReadable ? "Note" : "Name", Shapes);
        Check([.. shapes.Select(shape => Invocation((byte[])[.. shape, .. payload.AsSpan(shape.Length)], 0))], isReadable);
    }

    /// <summary>A value behind a large shape costs what the value weighs.</summary>
    [Fact]
    public void A_large_shape_is_not_copied_for_each_value()
    {
        // Types that nothing has make it large.
        byte[] small = [.. MemFormatSchema.Of<int>().Descriptor], large = [.. small, .. Enumerable.Repeat((byte)0, 1_000)];
        byte[] header = [0, .. Number(large.Length), .. large];
        Parse(new HubFrame { Kind = FrameKind.Ping, NewShapes = [header] });
        var (value, frame) = (BitConverter.GetBytes(5), default(byte[]));
        frame = Framed(new HubFrame { Kind = FrameKind.Invocation, Target = nameof(Int32), Values = [value], Shapes = [1] });
        Assert.Equal(5, Assert.IsType<InvocationMessage>(Parse(frame)).Arguments[0]);
        Assert.InRange(Allocated(() => Parse(frame)), 0, 900);
    }

    /// <summary>Plans of one connection are bounded; what needs none is read.</summary>
    [Fact]
    public void A_connection_keeps_a_bounded_number_of_plans()
    {
        var shapes = ShapeVariants.Of(s_order, "Note", 255);
        var errors = 0;
        Parse(new HubFrame { Kind = FrameKind.Ping, NewShapes = [.. shapes] });
        var before = GC.GetTotalMemory(forceFullCollection: true);
        foreach (var target in new[] { nameof(Order), nameof(NewerOrder), "Orders", "Nullable" })
        {
            for (var i = 1; i <= shapes.Count; i++)
            {
                var message = Parse(Invocation(s_order.AsMemory(shapes[0].Length), (byte)i, target));
                errors += message is InvocationBindingFailureMessage { BindingFailure.SourceException.Message: var text }
                    && text.Contains("4 MiB", StringComparison.Ordinal) ? 1 : 0;
            }
        }

        Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, 0, 8 << 20);
        Assert.InRange(errors, 1, 3 * shapes.Count);
        var own = MemFormatSerializer.Serialize(Order.Sample(1));
        Assert.Equal(Order.Sample(1), Assert.IsType<InvocationMessage>(Parse(Invocation(own, 0))).Arguments[0]);
    }

    /// <summary>The frames' own schema is this one: any other would be planned for each frame.</summary>
    [Fact]
    public void A_frame_with_another_schema_closes_the_connection()
    {
        var frame = MemFormatSerializer.Serialize(new HubFrame { Kind = FrameKind.Ping });
        Assert.Throws<InvalidDataException>(() => Parse([.. Number(frame.Length), .. frame]));
    }

    /// <summary>With a body behind its header, each value would be as large as that.</summary>
    [Theory]
    [InlineData(new byte[] { })]
    [InlineData(new byte[] { 0 })]
    [InlineData(new byte[] { 0, 0x80 })]
    [InlineData(new byte[] { 0, 1 })]
    [InlineData(new byte[] { 0, 1, 5, 0 })]
    [InlineData(new byte[] { 1, 1, 5 })]
    [InlineData(new byte[] { 0, 0x81, 0x80, 0x80, 0x80, 0x80, 0, 5 })]
    public void A_shape_is_an_inline_header(byte[] shape) =>
        Assert.Throws<InvalidDataException>(() => Parse(new HubFrame { Kind = FrameKind.Ping, NewShapes = [shape] }));

    private void Check(List<byte[]> frames, bool isReadable)
    {
        foreach (var frame in frames)
            Assert.Equal(isReadable, Parse(frame) is InvocationMessage);
        var used = Allocated(() =>
        {
            for (var round = 0; round < Rounds; round++)
            {
                foreach (var frame in frames)
                    Parse(frame);
            }
        });
        Assert.InRange(used, 0, Rounds * Shapes * PerFrame);
    }

    private static byte[] Invocation(ReadOnlyMemory<byte> value, byte shape, string target = nameof(Order)) =>
        Framed(new HubFrame { Kind = FrameKind.Invocation, Target = target, Values = [value], Shapes = shape == 0 ? null : [shape] });

    private void Parse(HubFrame frame) => Parse(Framed(frame));

    private HubMessage Parse(byte[] frame)
    {
        var input = new ReadOnlySequence<byte>(frame);
        Assert.True(_protocol.TryParseMessage(ref input, _binder, out var message));
        return message!;
    }

    private static byte[] Framed(HubFrame frame)
    {
        var bytes = new ArrayBufferWriter<byte>();
        Framing.Write(frame, bytes);
        return bytes.WrittenSpan.ToArray();
    }

    private static byte[] Number(int number) => number < 0x80 ? [(byte)number] : [(byte)(number | 0x80), (byte)(number >> 7)];

    private static long Allocated(Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private sealed class Binder : IInvocationBinder
    {
        public Type GetReturnType(string invocationId) => typeof(Order);

        public IReadOnlyList<Type> GetParameterTypes(string methodName) => methodName switch
        {
            nameof(Order) => s_types[0],
            nameof(NewerOrder) => s_types[1],
            "Orders" => s_types[2],
            "Nullable" => s_types[3],
            _ => s_types[4],
        };

        public Type GetStreamItemType(string streamId) => typeof(Order);

        private static readonly Type[][] s_types = [[typeof(Order)], [typeof(NewerOrder)], [typeof(OldOrder)], [typeof(OlderOrder)], [typeof(int)]];
    }
}

/// <summary>More versions of an order.</summary>
[MemFormattable]
public sealed partial record OldOrder(long Id, string Customer);

[MemFormattable]
public sealed partial record OlderOrder(decimal Id, List<OrderLine> Lines);

/// <summary>It has nothing in common with an order.</summary>
[MemFormattable]
public sealed partial record Tag(string Name);
