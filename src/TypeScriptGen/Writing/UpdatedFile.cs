using System.Text.Json;
using MemFormat.Tools.Assemblies;
using MemFormat.Tools.Inspecting;
using MemFormat.Tools.Measuring;

namespace MemFormat.Tools.Writing;

/// <summary>The values of a file in another schema of their type.</summary>
/// <param name="data">The file.</param>
/// <param name="payloads">Makes payloads of the other schema.</param>
/// <param name="names">Has the names of members.</param>
internal sealed class UpdatedFile(DataFile data, JsonPayloads payloads, KnownNames names) : DataFile
{
    private const int MaxDepth = 1 << 10;

    private readonly ValueParts _parts = new();
    private ShapePairs _pairs = new(names);
    private BodyShape? _checked;

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
        if (!ReferenceEquals(_checked, _parts.Shape))
        {
            (_checked, _pairs) = (_parts.Shape, new ShapePairs(names));
            _pairs.Check(_parts.Shape, _parts.Shape.Root, payloads.Shape, payloads.Shape.Root, "root");
        }

        var unions = new List<UnionPlace>();
        new BodyWalk(body, _parts.Cases, unions).Run(_parts.Shape, new SizeNode("", "", null));
        foreach (var (union, tag) in unions.Select(u => (u.Union, u.Tag)).Distinct())
        {
            var (old, into) = (_parts.Cases.Shape(union, tag), _pairs.Union(union));
            if (payloads.Cases.IsKnown(into, tag))
                _pairs.Check(old, old.Root, payloads.Cases.Shape(into, tag), payloads.Cases.Shape(into, tag).Root, FormattableString.Invariant($"case {tag}"));
        }
    }
}
