using Avro;
using Avro.IO;
using Avro.Specific;

namespace MemFormat.Benchmarks.Peers;

/// <summary>Classes as Avro's own tool prints them, and a writer and a reader that resolved their schema before.</summary>
internal sealed class AvroPeer<T>(T value) : StreamPeer
{
    private static readonly Schema s_schema = SchemaOf(typeof(T));

    private readonly SpecificDatumWriter<T> _writer = new(s_schema);
    private readonly SpecificDatumReader<T> _reader = new(s_schema, s_schema);

    public override void Write(Stream destination)
    {
        BinaryEncoder encoder = new(destination);
        _writer.Write(value, encoder);
        encoder.Flush();
    }

    public override object? Read(Stream source) => _reader.Read(default!, new BinaryDecoder(source));

    private static Schema SchemaOf(Type type) => type switch
    {
        _ when type == typeof(int) => PrimitiveSchema.Create(Schema.Type.Int),
        _ when type == typeof(string) => PrimitiveSchema.Create(Schema.Type.String),
        _ when type == typeof(byte[]) => PrimitiveSchema.Create(Schema.Type.Bytes),
        { IsGenericType: true } when type.GetGenericTypeDefinition() == typeof(List<>) => ArraySchema.Create(SchemaOf(type.GetGenericArguments()[0])),
        { IsGenericType: true } => MapSchema.CreateMap(SchemaOf(type.GetGenericArguments()[1])),
        _ => (Schema)type.GetProperty("AvroSchema")!.GetValue(null)!,
    };
}
