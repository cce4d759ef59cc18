using MemFormat.Codecs.Writing;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs;

/// <summary>The member that keeps unknown members, null included.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public partial struct ExtensionDataCodec : IMemFormatCodec<MemExtensionData?>
{
    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.ExtensionData);

    public static void Write(ref MemFormatWriter writer, MemExtensionData? value)
    {
        if (value?.Case is not null)
            MemFormatThrow.KeptOutside();
        if (value?.Links is { } links)
            (WriteScope.Of(ref writer) ?? throw WalkScope.NotReached()).Kept.Write(ref writer, value.Bytes, links);
        else
            BytesCodec.Write(ref writer, value?.Bytes);
    }

    public static MemExtensionData? Read(ref MemFormatReader reader)
    {
        var entries = KeptTable.Skip(ref reader, out var hasTables);
        if (entries.IsEmpty)
            return null;
        var bytes = entries.ToArray();

        // The contents of the entries are checked when they become members somewhere.
        if (hasTables)
            return ReadTables(ref reader, bytes);
        ExtensionEntry.Count(bytes);
        return new MemExtensionData(bytes, links: null);
    }

    /// <summary>The scope of a payload without other values that depend on each other.</summary>
    private static partial WalkScope NewScope();

    private static MemExtensionData ReadTables(ref MemFormatReader reader, byte[] bytes)
    {
        reader.State ??= NewScope();
        var table = WalkScope.Of(ref reader).KeptTable;
        table.IsNeeded = true;
        var (links, plain) = (new List<KeptObject[]>(), new List<byte>(bytes.Length));
        ulong? previous = null;
        for (var at = 0; at < bytes.Length;)
        {
            var entry = ExtensionEntry.At(bytes, at, previous, hasTables: true);
            links.Add(table.Resolve(ref reader, bytes.AsSpan(entry.Table..entry.Frame)));
            plain.AddRange(bytes.AsSpan(at..entry.Table));
            plain.AddRange(bytes.AsSpan(entry.Frame..entry.End));
            (at, previous) = (entry.End, entry.Order);
        }

        var tables = links.ToArray();
        table.Hold(tables);
        return new MemExtensionData(plain.ToArray(), tables);
    }

    /// <summary>Returns what the plan's steps kept of the current object.</summary>
    public static MemExtensionData? ReadResolved(ref MemFormatReader reader, PlanNode node) => PlanScope.Of(ref reader).TakeExtension(ref reader);
}
