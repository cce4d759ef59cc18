using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Workloads.Orders;

namespace MemFormat.Benchmarks.Workloads.Segments;

/// <summary>What it costs that memory comes in segments, beside the same in one.</summary>
internal static partial class SegmentCells
{
    private const int Size = 4096;

    private static readonly Func<List<Order>> s_orders = Once(() => OrderData.Many(100));

    /// <summary>The contenders of <c>bench/Peers</c>, which compiles this, too.</summary>
    static partial void AddWrites(Cell cell);

    /// <inheritdoc cref="AddWrites"/>
    static partial void AddReads(Cell cell);

    public static IEnumerable<Cell> All()
    {
        var write = new Cell("Order[100] write, in segments of 4 KB", () => 100) { ReferenceName = "MemFormat, one segment", More = c => AddWrites(c) }
            .Add(Role.Reference, "MemFormat, one segment", Once(() => new ReusedBuffer()), _ => Payload().Length, (w, n) => { for (var i = 0; i < n; i++) { MemFormatSerializer.Serialize(w.Empty(), s_orders()); } })
            .Add(Role.MemFormat, "MemFormat", Once(NewBuffer), _ => Payload().Length, (w, n) => { for (var i = 0; i < n; i++) { MemFormatSerializer.Serialize(w.Empty(), s_orders()); } })
            .Add(Role.Peer, "Google.Protobuf", Once(() => (Message: Messages.From<Protos.OrderList>(s_orders()), To: NewBuffer())), w => w.Message.CalculateSize(), (w, n) => { for (var i = 0; i < n; i++) { w.Message.WriteTo(w.To.Empty()); } })
            .Add(Role.Peer, "System.Text.Json", Once(NewJson), _ => Json().Length, (w, n) => { for (var i = 0; i < n; i++) { WriteJson(w.Json, w.To); } });
        var read = new Cell("Order[100] read, in segments of 4 KB", () => 100) { ReferenceName = "MemFormat, one segment", More = c => AddReads(c) }
            .Add(Role.Reference, "MemFormat, one segment", Once(Payload), p => p.Length, (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemFormatSerializer.Deserialize<List<Order>>(p); } })
            .Add(Role.MemFormat, "MemFormat", Once(() => Checked(SegmentBuffer.Of(Payload(), Size))), p => (int)p.Length, (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemFormatSerializer.Deserialize<List<Order>>(p); } })
            .Add(Role.Peer, "Google.Protobuf", Once(() => SegmentBuffer.Of(Messages.From<Protos.OrderList>(s_orders()).ToByteArray(), Size)), p => (int)p.Length, (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = Protos.OrderList.Parser.ParseFrom(p); } })
            .Add(Role.Peer, "System.Text.Json", Once(() => SegmentBuffer.Of(Json(), Size)), p => (int)p.Length, (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = ReadJson(p); } });
        return [write, read];
    }

    private static SegmentBuffer NewBuffer() => new(Size);

    private static byte[] Payload() => MemFormatSerializer.Serialize(s_orders());

    private static byte[] Json() => JsonSerializer.SerializeToUtf8Bytes(s_orders(), JsonModels.Default.ListOrder);

    private static (Utf8JsonWriter Json, SegmentBuffer To) NewJson()
    {
        var to = NewBuffer();
        return (new Utf8JsonWriter(to), to);
    }

    private static void WriteJson(Utf8JsonWriter json, SegmentBuffer to)
    {
        json.Reset(to.Empty());
        JsonSerializer.Serialize(json, s_orders(), JsonModels.Default.ListOrder);
    }

    private static List<Order>? ReadJson(ReadOnlySequence<byte> payload)
    {
        var reader = new Utf8JsonReader(payload);
        return JsonSerializer.Deserialize(ref reader, JsonModels.Default.ListOrder);
    }

    private static ReadOnlySequence<byte> Checked(ReadOnlySequence<byte> payload)
    {
        Expect.SameGraph(s_orders(), MemFormatSerializer.Deserialize<List<Order>>(payload), "MemFormat, in segments");
        return payload;
    }
}
