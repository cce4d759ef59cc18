using MemFormat.Schemas;
using MemFormat.Tool.Inspecting;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Writing;

/// <summary>The values of a file in another schema of their type.</summary>
/// <param name="data">The file.</param>
/// <param name="payloads">Makes payloads of the other schema.</param>
/// <param name="names">Has the names of members.</param>
internal sealed class UpdatedFile(DataFile data, JsonPayloads payloads, KnownNames names) : DataFile
{
    private const int MaxDepth = 1 << 10;

    private readonly ValueParts _parts = new();
    private ShapePairs _pairs = new(names);
    private WriterSchema? _checked;

    public override string Kind => data.Kind;

    public override void Visit(DataVisitor visitor)
    {
        long number = 0;
        data.Visit(value =>
        {
            number++;
            try
            {
                return visitor(new DataValue(Updated(value), null, new MemFormatOptions { Limits = DataLimits.Limits }));
            }
            catch (Exception exception) when (exception is ToolException or JsonException)
            {
                throw new ToolException(FormattableString.Invariant($"value {number}: {exception.Message}"), exception);
            }
        });
    }

    public override IReadOnlyList<MemFormatSchema> Schemas() => [MemFormatSchema.Read(payloads.Header.ToArray())];

    public override void Dispose()
    {
    }

    private byte[] Updated(DataValue value)
    {
        var body = _parts.Open(value, out var isNull);
        if (isNull)
            return [PayloadHead.NullRoot];
        Check(body);
        using var json = new MemoryStream();
        using (var writer = new Utf8JsonWriter(json, new JsonWriterOptions { MaxDepth = MaxDepth, SkipValidation = true }))
            value.Write(writer);
        json.Position = 0;
        using var document = JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = MaxDepth });
        return payloads.Payload(document.RootElement, isUpdate: true);
    }

    private void Check(ReadOnlySpan<byte> body)
    {
        if (!ReferenceEquals(_checked, _parts.Schema))
        {
            (_checked, _pairs) = (_parts.Schema, new ShapePairs(names));
            _pairs.Check(_parts.Schema, _parts.Schema.Root, payloads.Schema, payloads.Schema.Root, "root");
        }

        foreach (var place in BodyWalk.Run(body, _parts, new SizeNode("", "", null)).Unions.DistinctBy(u => (u.Union, u.Tag)))
        {
            var old = place.Case.Schema;
            if (payloads.Cases.TryGetValue((_pairs.Union(place.Union), place.Tag), out var present))
                _pairs.Check(old, old.Root, present.Schema, present.Schema.Root, FormattableString.Invariant($"case {place.Tag}"));
        }
    }
}
