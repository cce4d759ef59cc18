using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>A value that peers write and read, too.</summary>
internal sealed class PeerWorkload<T> : Workload<T>
    where T : struct, IPeerCalls
{
    private readonly MessageParser _parser;

    public PeerWorkload(T calls)
        : base(calls)
    {
        _parser = calls.Message.Descriptor.Parser;
        JsonPayload = ToJson();
        ProtobufPayload = ToProtobuf();
        Expect.SameGraph(calls.Value, ReadJson(), "System.Text.Json");
        Expect.SameGraph(calls.Message, ReadProtobuf(), "Protobuf");
        WriteJson();
        Expect.SameBytes(JsonPayload, Buffer.Written, "System.Text.Json to a buffer");
    }

    public byte[] JsonPayload { get; }

    public byte[] ProtobufPayload { get; }

    public void WriteJson() => Calls.Json.Write(Buffer.EmptyJson());

    public void WriteProtobuf() => Calls.Message.WriteTo(Buffer.Empty());

    public byte[] ToJson() => Calls.Json.ToArray();

    public byte[] ToProtobuf() => Calls.Message.ToByteArray();

    public object? ReadJson() => Calls.Json.Read(JsonPayload);

    public object ReadProtobuf() => _parser.ParseFrom(new ReadOnlySpan<byte>(ProtobufPayload));
}
