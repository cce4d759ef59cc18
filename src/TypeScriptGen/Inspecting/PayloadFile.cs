using MemFormat.Files.Io;
using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Inspecting;

/// <summary>A file that is one payload.</summary>
internal sealed class PayloadFile : DataFile
{
    private readonly FileSource _source;
    private readonly BlockBytes _bytes;
    private readonly MemFormatSchema? _named;
    private readonly MemFormatOptions _options;

    public PayloadFile(FileSource source, KnownNames names)
    {
        _source = source;
        if (source.Length > Array.MaxLength)
            throw new ToolException("a payload of more than 2 GB cannot be read.");
        _bytes = source.Take(0, (int)source.Length);
        var payload = _bytes.Span;
        var compression = payload is [PayloadHead.Wrapped, var id, ..] ? DataLimits.Compression(id) : MemFormatCompression.None;
        _options = new MemFormatOptions { Compression = compression, Limits = DataLimits.Limits };
        _named = names.SchemaOf(payload);
    }

    public override string Kind => "payload";

    public override IEnumerable<string> Facts => _options.Compression.Id == 0 ? [] : [$"compressed with {_options.Compression}"];

    public override void Visit(DataVisitor visitor) => visitor(new DataValue(_bytes.Span, _named, _options));

    public override long Count() => 1;

    public override IReadOnlyList<MemFormatSchema> Schemas() =>
        _bytes.Span is [PayloadHead.NullRoot] ? [] : [_named ?? MemFormatSchema.Read(_bytes.Span, _options)];

    public override void Dispose()
    {
        _bytes.Dispose();
        _source.Dispose();
    }
}
