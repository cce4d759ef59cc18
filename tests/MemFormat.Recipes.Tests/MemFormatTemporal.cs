using System.Text.Json;
using Google.Protobuf;
using Temporalio.Api.Common.V1;
using Temporalio.Converters;

namespace MemFormat.Recipes.Tests;

public sealed class MemFormatTemporal : IEncodingConverter
{
    public static DataConverter Converter { get; } = new(new Converters(), new DefaultFailureConverter());

    public string Encoding => "binary/memformat";

    // Numbers and texts stay JSON, which Temporal's pages show.
    public bool TryToPayload(object? value, out Payload? payload)
    {
        payload = null;
        if (value is null or string || value.GetType().IsPrimitive || !MemFormatSerializer.TryGetCodec(value.GetType(), out _))
            return false;
        var bytes = MemFormatSerializer.Serialize(value, MemFormatSerializer.GetRootType(value.GetType()));
        payload = new() { Metadata = { ["encoding"] = ByteString.CopyFromUtf8(Encoding) }, Data = ByteString.CopyFrom(bytes) };
        return true;
    }

    public object? ToValue(Payload payload, Type type) => MemFormatSerializer.Deserialize(payload.Data.Span, MemFormatSerializer.GetRootType(type));

    // Each payload says its encoding, so what is JSON already is read as JSON.
    private sealed class Converters() : DefaultPayloadConverter(
        new BinaryNullConverter(), new BinaryPlainConverter(), new JsonProtoConverter(), new BinaryProtoConverter(), new MemFormatTemporal(),
        new JsonPlainConverter(new JsonSerializerOptions()));
}
