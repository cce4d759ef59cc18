using System.Buffers;
using MemFormat.Files.Blocks;
using MemFormat.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.AspNetCore.SignalR;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// Drawn frames over the life of a connection: shapes stated ahead and in values, of more versions than caches hold, well and bad. Each
/// is planned once; all together stay within what a connection may take, and in a campaign within the time of their bytes.
/// </summary>
public class DrawnHubTests(Xunit.Abstractions.ITestOutputHelper output)
{
    private const int Rounds = 12, MostFrames = 250, Repeats = 20;

    private static readonly Type[] s_types = [
        typeof(Everything), typeof(Keeping), typeof(Animal), typeof(Person), typeof(Wide), typeof(Made), typeof(List<Wide?>), typeof(int[])];

    [Fact]
    public void A_connection_pays_for_its_work()
    {
        var (messages, failed, slowest) = (0, 0, 0.0);
        foreach (var draw in Life.Rounds(Rounds))
        {
            var frames = Frames(draw);
            var (protocol, binder) = (new MemFormatHubProtocol(), new Binder());
            var first = frames.Select(frame => Parse(protocol, binder, frame)).ToList();
            first.ForEach(Count);
            var sender = protocol.Read(binder).Sender;
            Assert.InRange(sender.Size, 0, Plans.Build.SenderPlans.MaxSize);

            // All that comes again is known: nothing is planned again, whatever was refused. Only a frame that would have closed the
            // connection may name a shape that a later one states, and be planned the second time.
            foreach (var (frame, wasRead) in frames.Zip(first, (frame, result) => (frame, result is not null)))
            {
                var before = sender.Planned;
                Parse(protocol, binder, frame);
                Assert.True(sender.Planned == before || !wasRead);
            }

            var planned = sender.Planned;
            var start = Environment.CpuUsage.TotalTime;
            for (var repeat = 0; repeat < Repeats; repeat++)
            {
                foreach (var frame in frames)
                    Parse(protocol, binder, frame);
            }

            Assert.Equal(planned, sender.Planned);
            var bytes = frames.Sum(f => (long)f.Length) * Repeats;
            slowest = Math.Max(slowest, (Environment.CpuUsage.TotalTime - start).TotalMicroseconds / Math.Max(bytes, 1 << 20));
            Life.InTime(bytes, () =>
            {
                for (var repeat = 0; repeat < Repeats; repeat++)
                {
                    foreach (var frame in frames)
                        Parse(protocol, binder, frame);
                }
            });
            Life.InTime(bytes / Repeats, () =>
            {
                var (fresh, other) = (new MemFormatHubProtocol(), new Binder());
                foreach (var frame in frames)
                    Parse(fresh, other, frame);
            });
        }

        output.WriteLine($"{messages:N0} messages, {failed:N0} failed, at most {slowest:N2} µs a byte");
        Assert.InRange(messages, Rounds * 20, int.MaxValue);
        Assert.InRange(failed, Rounds * 20, int.MaxValue);

        void Count(bool? isWell) => (messages, failed) = isWell == true ? (messages + 1, failed) : (messages, failed + 1);
    }

    /// <returns>Whether all its values were read; null if the connection would be closed.</returns>
    private static bool? Parse(MemFormatHubProtocol protocol, Binder binder, byte[] frame)
    {
        var input = new ReadOnlySequence<byte>(frame);
        try
        {
            return protocol.TryParseMessage(ref input, binder, out var message)
                && message is not (InvocationBindingFailureMessage or StreamBindingFailureMessage);
        }
        catch (InvalidDataException)
        {
            return null;
        }
    }

    private static List<byte[]> Frames(Draw draw)
    {
        var frames = new List<byte[]>();
        var shapes = new List<(byte[] Body, int Type)>();
        for (var left = 1 + draw.Next(MostFrames); left > 0; left--)
        {
            var type = draw.Next(s_types.Length);
            var own = s_descriptors[type];
            var payload = new PayloadDraw(new Draw(default, new Random(draw.Next(1 << 20))), own, [own], 60).Payload();
            var header = HeaderOf(payload);
            var frame =
                new HubFrame { Kind = FrameKind.Invocation, Target = $"{(draw.Once(6) ? draw.Next(s_types.Length) : type)}", Values = [payload] };
            if (header.Length > 0 && shapes.Count < byte.MaxValue && !draw.Once(3))
            {
                // Without it, the later ones would have other numbers.
                shapes.Add((payload[header.Length..], type));
                frame =
                    new HubFrame
                    {
                        Kind = FrameKind.Invocation, Target = frame.Target, NewShapes = [header], SequenceId = shapes.Count,
                        Values = [payload.AsMemory(header.Length)], Shapes = [(byte)shapes.Count]
                    };
                frames.Add(Framed(frame));
                continue;
            }
            else if (shapes.Count > 0 && draw.Once(2))
            {
                var number = draw.Next(shapes.Count);
                frame.Target = $"{(draw.Once(6) ? type : shapes[number].Type)}";
                (frame.Values, frame.Shapes) = ([draw.Once(3) ? payload.AsMemory(header.Length) : shapes[number].Body], [(byte)(number + 1)]);
            }

            if (draw.Once(60))
                frame.NewShapes = [payload];
            frames.Add(Damaged(draw, frame));
        }

        return frames;
    }

    private static byte[] Damaged(Draw draw, HubFrame frame)
    {
        if (draw.Once(20))
            frame.Kind = (FrameKind)draw.Byte();
        var framed = Framed(frame);
        if (draw.Once(12))
            framed[draw.Next(framed.Length)] ^= (byte)(1 << draw.Next(8));
        return framed;
    }

    private static byte[] Framed(HubFrame frame)
    {
        var bytes = new ArrayBufferWriter<byte>();
        Framing.Write(frame, bytes);
        return bytes.WrittenSpan.ToArray();
    }

    private static byte[] HeaderOf(ReadOnlySpan<byte> payload)
    {
        var rest = payload.Length > 1 && payload[0] == 0 ? payload[1..] : [];
        return Numbers.TryRead(ref rest, out var length) && length <= rest.Length
            ? payload[..(payload.Length - rest.Length + (int)length)].ToArray()
            : [];
    }

    private static readonly byte[][] s_descriptors = [.. s_types.Select(type => Payloads.Finding.RootCodecs.Get(type, null).RootSchema.Descriptor)];

    private sealed class Binder : IInvocationBinder
    {
        private static readonly Type[][] s_parameters = [.. s_types.Select(type => new[] { type })];

        public Type GetReturnType(string invocationId) => s_types[0];

        public IReadOnlyList<Type> GetParameterTypes(string methodName) =>
            int.TryParse(methodName, System.Globalization.CultureInfo.InvariantCulture, out var number) && (uint)number < s_parameters.Length
                ? s_parameters[number]
                : throw new HubException("There is no such method.");

        public Type GetStreamItemType(string streamId) => s_types[1];
    }
}
