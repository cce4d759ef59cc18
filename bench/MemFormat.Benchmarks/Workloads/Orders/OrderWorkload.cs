using System.Text.Json;
using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Orders;

/// <summary>One <see cref="Order"/>, by every contender.</summary>
internal sealed class OrderWorkload : IDisposable
{
    private static readonly MemFormatOptions WithFingerprint = new() { Header = MemFormatHeader.Fingerprint };
    private static readonly MemFormatOptions WithoutHeader = new() { Header = MemFormatHeader.None };

    private readonly Order _value;
    private readonly Protos.Order _message;
    private readonly ReusedBuffer _buffer = new();

    public OrderWorkload(Order value)
    {
        _value = value;
        _message = OrderProtobuf.From(value);
        MemFormatPayload = MemFormatSerializer.Serialize(_value);
        FingerprintPayload = MemFormatSerializer.Serialize(_value, WithFingerprint);
        JsonPayload = WriteJsonArray();
        ProtobufPayload = _message.ToByteArray();
        WriteReference();
        Body = _buffer.Written.ToArray();
        Check();
    }

    public byte[] MemFormatPayload { get; }

    public byte[] FingerprintPayload { get; }

    /// <summary>The payload without header: what the reference reads and writes.</summary>
    public byte[] Body { get; }

    public byte[] JsonPayload { get; }

    public byte[] ProtobufPayload { get; }

    public void WriteFloor() => _buffer.Copy(Body);

    public void WriteReference()
    {
        var writer = new ReferenceWriter(_buffer.Empty());
        OrderReference.Write(ref writer, _value);
        writer.Flush();
    }

    public void WriteMemFormat() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public void WriteJson() => JsonSerializer.Serialize(_buffer.EmptyJson(), _value, JsonModels.Default.Order);

    public void WriteProtobuf() => _message.WriteTo(_buffer.Empty());

    public byte[] WriteFloorArray() => Body.AsSpan().ToArray();

    public byte[] WriteMemFormatArray() => MemFormatSerializer.Serialize(_value);

    public byte[] WriteJsonArray() => JsonSerializer.SerializeToUtf8Bytes(_value, JsonModels.Default.Order);

    public byte[] WriteProtobufArray() => _message.ToByteArray();

    public Order ReadFloor() => OrderFloor.Copy(_value);

    public Order ReadReference()
    {
        var reader = new ReferenceReader(Body);
        return OrderReference.Read(ref reader);
    }

    public Order? ReadMemFormat() => MemFormatSerializer.Deserialize<Order>(MemFormatPayload);

    public Order? ReadJson() => JsonSerializer.Deserialize(JsonPayload, JsonModels.Default.Order);

    public Protos.Order ReadProtobuf() => Protos.Order.Parser.ParseFrom(new ReadOnlySpan<byte>(ProtobufPayload));

    public void WriteFingerprint() => MemFormatSerializer.Serialize(_buffer.Empty(), _value, WithFingerprint);

    public void WriteWithoutHeader() => MemFormatSerializer.Serialize(_buffer.Empty(), _value, WithoutHeader);

    public Order? ReadFingerprint() => MemFormatSerializer.Deserialize<Order>(FingerprintPayload);

    public Order? ReadWithoutHeader() => MemFormatSerializer.Deserialize<Order>(Body, WithoutHeader);

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
