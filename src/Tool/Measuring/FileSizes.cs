using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Measuring;

/// <summary>A line of the table: a member or a type, the bytes it takes itself, and how often it occurs.</summary>
/// <param name="Path">Where it is.</param>
/// <param name="Kind">The kind of its values.</param>
/// <param name="Bytes">The bytes.</param>
/// <param name="Values">How many there are.</param>
/// <param name="Saves">What pooled strings save.</param>
/// <param name="WouldSave">What they would save.</param>
internal sealed record SizeRow(string Path, string Kind, long Bytes, long Values, long Saves, long WouldSave);

/// <summary>How many bytes of a file each member and type takes, largest first.</summary>
internal sealed class FileSizes
{
    private FileSizes(SizeNode root, KnownNames names)
    {
        Root = root;
        var all = root.All().ToList();
        Bodies = root.Total;
        Members = [.. all.Where(n => n.Own > 0)
            .Select(n => new SizeRow(Path(n, names), n.Kind, n.Own, n.Count, n.PoolingSaves, n.PoolingWouldSave)).OrderByDescending(r => r.Bytes)];
        Types = [.. all.Where(n => n.Owner is not null).GroupBy(n => n.Owner!)
            .Select(g => new SizeRow(g.Key, "", g.Sum(n => n.Own), all.Where(n => n.Type == g.Key).Sum(n => n.Count),
                g.Sum(n => n.PoolingSaves), g.Sum(n => n.PoolingWouldSave)))
            .OrderByDescending(r => r.Bytes)];
    }

    public required string Kind { get; init; }

    public required long Values { get; init; }

    /// <summary>The file's size.</summary>
    public required long FileBytes { get; init; }

    /// <summary>The bytes of all values, decompressed. The rest of the file is around them.</summary>
    public long Bodies { get; }

    public IReadOnlyList<SizeRow> Members { get; }

    public IReadOnlyList<SizeRow> Types { get; }

    public SizeNode Root { get; }

    /// <summary>Goes through all values.</summary>
    /// <exception cref="Assemblies.ToolException">A value is damaged.</exception>
    public static FileSizes Measure(DataFile data, long fileBytes, KnownNames names)
    {
        var (root, parts) = (new SizeNode("", "", null), new ValueParts());
        long count = 0;
        data.Visit(value =>
        {
            count++;
            var body = parts.Open(value, out var isNull);
            if (!isNull)
                PooledSizes.Count(BodyWalk.Run(body, parts, root).Texts);
            return true;
        });
        return new FileSizes(root, names) { Kind = data.Kind, Values = count, FileBytes = fileBytes };
    }

    private static string Path(SizeNode node, KnownNames names) => node.Path is { Length: > 0 } path ? names.In(path) : "(root)";
}
