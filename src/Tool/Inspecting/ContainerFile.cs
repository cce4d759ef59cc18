using MemFormat.Files.Blocks;
using MemFormat.Files.Values;

namespace MemFormat.Tool.Inspecting;

/// <summary>A file of MemFormat.Files.</summary>
internal sealed class ContainerFile(FileBlocks blocks) : DataFile
{
    private readonly Dictionary<int, MemFormatSchema> _schemas = [];

    public static MemFileOptions Options { get; } = new() { Values = new() { Limits = DataLimits.Limits } };

    public override string Kind => "container";

    public override IEnumerable<string> Facts
    {
        get
        {
            yield return Text($"{blocks.Values.Count} block{(blocks.Values.Count == 1 ? "" : "s")}");
            foreach (var group in blocks.Values.Select(place => blocks.Head(place)).GroupBy(head => head.Compression)
                .Where(group => group.Key != FileFormat.NoCompression))
            {
                yield return Text($"{group.Count()} of them compressed with {DataLimits.Compression(group.Key)} from {group.Sum(h => (long)h.Plain)} to {group.Sum(h => (long)h.Stored)} bytes");
            }

            if (!blocks.HasIndex)
                yield return "no index: its writer did not come to its end";
            if (blocks.TornBytes > 0)
                yield return Text($"{blocks.TornBytes} bytes torn at the end");
        }
    }

    /// <summary>Whether the file ends with a block, or with the index.</summary>
    public bool IsTorn => blocks.TornBytes > 0;

    public override long Count() => blocks.Count;

    public override void Visit(DataVisitor visitor)
    {
        foreach (var place in blocks.Values)
        {
            var compression = DataLimits.Compression(blocks.Head(place).Compression);
            using var content = blocks.Content(place, compression);
            var schema = place.Schema == 0 ? null : Schema(place.Schema);
            BlockReader.Check(content.Span, place);
            var reader = new BlockReader(content);
            for (var left = place.Count; left > 0; left--)
            {
                var body = reader.NextBody(out var isNull);
                if (!visitor(isNull
                    ? default
                    : new DataValue(body, schema ?? throw new MemFileException("A block has values and no schema.", place.Offset))))
                {
                    return;
                }
            }
        }
    }

    public override IReadOnlyList<MemFormatSchema> Schemas() => [.. blocks.SchemaNumbers.Order().Select(Schema)];

    public override void Dispose() => blocks.Dispose();

    private static string Text(FormattableString text) => FormattableString.Invariant(text);

    private MemFormatSchema Schema(int number)
    {
        if (!_schemas.TryGetValue(number, out var schema))
            _schemas.Add(number, schema = MemFormatSchema.Read(blocks.Schema(number), Options.Values));
        return schema;
    }
}
