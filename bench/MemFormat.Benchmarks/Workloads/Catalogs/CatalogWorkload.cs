using System.Text.Json;
using ApiCatalog.Model;
using Google.Protobuf;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>A <see cref="Catalog"/>, by every contender; nobody wrote its codec by hand.</summary>
internal sealed class CatalogWorkload : IDisposable
{
    private readonly Catalog _value;
    private readonly Protos.Catalog _message;
    private readonly ReusedBuffer _buffer = new();

    public CatalogWorkload(Catalog value)
    {
        _value = value;
        _message = CatalogProtobuf.From(value);
        MemFormatPayload = MemFormatSerializer.Serialize(_value);
        JsonPayload = WriteJsonArray();
        ProtobufPayload = _message.ToByteArray();
        Check();
    }

    public byte[] MemFormatPayload { get; }

    public byte[] JsonPayload { get; }

    public byte[] ProtobufPayload { get; }

    public void WriteFloor() => _buffer.Copy(MemFormatPayload);

    public void WriteMemFormat() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public void WriteJson() => JsonSerializer.Serialize(_buffer.EmptyJson(), _value, JsonModels.Default.Catalog);

    public void WriteProtobuf() => _message.WriteTo(_buffer.Empty());

    public byte[] WriteFloorArray() => MemFormatPayload.AsSpan().ToArray();

    public byte[] WriteMemFormatArray() => MemFormatSerializer.Serialize(_value);

    public byte[] WriteJsonArray() => JsonSerializer.SerializeToUtf8Bytes(_value, JsonModels.Default.Catalog);

    public byte[] WriteProtobufArray() => _message.ToByteArray();

    public Catalog ReadFloor() => CatalogFloor.Copy(_value);

    public Catalog? ReadMemFormat() => MemFormatSerializer.Deserialize<Catalog>(MemFormatPayload);

    public Catalog? ReadJson() => JsonSerializer.Deserialize(JsonPayload, JsonModels.Default.Catalog);

    public Protos.Catalog ReadProtobuf() => Protos.Catalog.Parser.ParseFrom(new ReadOnlySpan<byte>(ProtobufPayload));

    public void Dispose() => _buffer.Dispose();

    private void Check()
    {
        Expect.SameGraph(_value, ReadFloor(), "The floor");
        Expect.SameGraph(_value, ReadMemFormat(), "MemFormat");
        Expect.SameGraph(_value, ReadJson(), "System.Text.Json");
        Expect.SameGraph(_message, ReadProtobuf(), "Protobuf");
        WriteJson();
        Expect.SameBytes(JsonPayload, _buffer.Written, "System.Text.Json to a buffer");
    }
}
