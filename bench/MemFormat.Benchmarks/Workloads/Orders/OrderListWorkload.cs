using System.Text.Json;
using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Orders;

/// <summary>A list of <see cref="Order"/>, by every contender.</summary>
internal sealed class OrderListWorkload : IDisposable
{
    private static readonly MemFormatOptions WithoutHeader = new() { Header = MemFormatHeader.None };

    private readonly List<Order> _value;
    private readonly Protos.OrderList _message;
    private readonly ReusedBuffer _buffer = new();

    public OrderListWorkload(List<Order> value)
    {
        _value = value;
        _message = OrderProtobuf.From(value);
        MemFormatPayload = MemFormatSerializer.Serialize(_value);
        JsonPayload = WriteJsonArray();
        ProtobufPayload = _message.ToByteArray();
        WriteReference();
        Body = _buffer.Written.ToArray();
        Check();
    }

    public byte[] MemFormatPayload { get; }

    /// <summary>The payload without header: what the reference reads and writes.</summary>
    public byte[] Body { get; }

    public byte[] JsonPayload { get; }

    public byte[] ProtobufPayload { get; }

    public void WriteFloor() => _buffer.Copy(Body);

    public void WriteReference()
    {
        var writer = new ReferenceWriter(_buffer.Empty());
        OrderReference.WriteList(ref writer, _value);
        writer.Flush();
    }

    public void WriteMemFormat() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public void WriteJson() => JsonSerializer.Serialize(_buffer.EmptyJson(), _value, JsonModels.Default.ListOrder);

    public void WriteProtobuf() => _message.WriteTo(_buffer.Empty());

    public byte[] WriteFloorArray() => Body.AsSpan().ToArray();

    public byte[] WriteMemFormatArray() => MemFormatSerializer.Serialize(_value);

    public byte[] WriteJsonArray() => JsonSerializer.SerializeToUtf8Bytes(_value, JsonModels.Default.ListOrder);

    public byte[] WriteProtobufArray() => _message.ToByteArray();

    public List<Order> ReadFloor() => OrderFloor.Copy(_value);

    public List<Order> ReadReference()
    {
        var reader = new ReferenceReader(Body);
        return OrderReference.ReadList(ref reader);
    }

    public List<Order>? ReadMemFormat() => MemFormatSerializer.Deserialize<List<Order>>(MemFormatPayload);

    public List<Order>? ReadJson() => JsonSerializer.Deserialize(JsonPayload, JsonModels.Default.ListOrder);

    public Protos.OrderList ReadProtobuf() => Protos.OrderList.Parser.ParseFrom(new ReadOnlySpan<byte>(ProtobufPayload));

    public void Dispose() => _buffer.Dispose();

    private void Check()
    {
        Expect.SameGraph(_value, ReadFloor(), "The floor");
        Expect.SameGraph(_value, ReadReference(), "The reference");
        Expect.SameGraph(_value, ReadMemFormat(), "MemFormat");
        Expect.SameGraph(_value, ReadJson(), "System.Text.Json");
        Expect.SameGraph(_message, ReadProtobuf(), "Protobuf");
        Expect.SameBytes(Body, MemFormatSerializer.Serialize(_value, WithoutHeader), "MemFormat without header");
        WriteJson();
        Expect.SameBytes(JsonPayload, _buffer.Written, "System.Text.Json to a buffer");
    }
}
