using MemFormat.Schemas;
using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Writing;

/// <summary>Makes payloads of JSON by the schema of a type.</summary>
internal sealed class JsonPayloads
{
    private readonly KnownNames _names;
    private readonly byte[] _header;
    private readonly Dictionary<(uint Union, ulong Tag), WriterCase> _cases = [];
    private readonly DeclaredMembers? _declared;
    private readonly bool _drops;

    /// <param name="type">The type.</param>
    /// <param name="names">Has its schema.</param>
    /// <param name="drops">Whether members and extension data that the schema lacks are left out of values of other schemas.</param>
    /// <exception cref="ToolException">There is no schema of the type.</exception>
    public JsonPayloads(string type, KnownNames names, bool drops)
    {
        var root = names.Root(type);
        byte[] descriptor = [.. root.Descriptor];
        var limits = SchemaLimits.Of(DataLimits.Limits);
        (_names, _drops, _header, Schema) = (names, drops, PayloadHead.InlineHeader(descriptor), WriterSchema.Parse(descriptor, limits));
        byte[] cases = [.. root.Cases];
        var reader = new SegmentReader(cases);
        for (uint union = 0; !reader.IsAtEnd; union++)
        {
            for (var left = reader.Number(); left > 0; left--)
            {
                var tag = reader.Number();
                var (start, size) = reader.Framed();
                var definition = cases[start..(start + size)];
                _cases.Add((union, tag), new WriterCase(WriterSchema.ParseCase(definition, Schema.Types, limits, 0), definition));
            }
        }

        if (names.Declared(type) is { } declared)
            _declared = new DeclaredMembers(declared, Schema, _cases);
    }

    public WriterSchema Schema { get; }

    /// <summary>The cases of its unions.</summary>
    public IReadOnlyDictionary<(uint Union, ulong Tag), WriterCase> Cases => _cases;

    /// <summary>The header of the payloads: the schema.</summary>
    public ReadOnlySpan<byte> Header => _header;

    /// <summary>The payload of a value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="isUpdate">Whether it is of another schema, whose readers give initial values to members that it lacks.</param>
    /// <exception cref="ToolException">The value does not have the schema.</exception>
    public byte[] Payload(JsonElement value, bool isUpdate = false)
    {
        if (value.ValueKind == JsonValueKind.Null)
            return [PayloadHead.NullRoot];
        byte[] payload = [.. _header, .. new JsonBody(_names, Schema, _cases, _declared, isUpdate).Write(value, _drops && isUpdate)];

        // The library has the last word on what a value is.
        using var reading = new Utf8JsonWriter(Stream.Null, new JsonWriterOptions { MaxDepth = JsonOutput.MaxDepth, SkipValidation = true });
        try
        {
            new DataValue(payload, null, new MemFormatOptions { Limits = DataLimits.Limits }).Write(reading);
        }
        catch (MemFormatException exception)
        {
            throw new ToolException($"{_names.In(exception.Path ?? "root")}: {exception.Message}", exception);
        }

        return payload;
    }
}
