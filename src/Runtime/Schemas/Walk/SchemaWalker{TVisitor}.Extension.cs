using MemFormat.Codecs;

namespace MemFormat.Schemas.Walk;

internal partial struct SchemaWalker<TVisitor>
{
    /// <summary>Steps over the entries, but not into them.</summary>
    private bool SkipExtension(ref MemFormatReader reader)
    {
        var start = reader.Offset;
        var entries = KeptTable.Skip(ref reader, out var hasTables);
        if (entries.IsEmpty)
            return true;
        ExtensionEntry.Count(entries, hasTables);
        if (hasTables)
        {
            WalkScope.Of(ref reader).KeptTable.IsNeeded = true;
            Visitor.PassTables(ref reader, entries, start);
        }

        return false;
    }

    /// <summary>Walks extension data: each entry is a member with a separate schema.</summary>
    private void Extension(ref MemFormatReader reader)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        var data = KeptTable.Skip(ref reader, out var hasTables);
        if (data.IsEmpty)
            return;
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
            MemFormatThrow.TooDeep(null);
        var kept = WalkScope.Of(ref reader).KeptTable;
        kept.IsNeeded |= hasTables;
        var outer = kept.Links;
        var head = (int)(left - reader.Left) - data.Length;
        ulong? previous = null;
        for (var at = 0; at < data.Length;)
        {
            var entry = ExtensionEntry.At(data, at, previous, hasTables);
            var schema = kept.SchemaOf(ref reader, data.Slice(entry.Segments, entry.SegmentsLength));
            kept.Links = outer;
            var links = kept.Resolve(ref reader, data[entry.Table..entry.Frame]);
            reader.Move(ref Unsafe.Add(ref start, head + entry.Body), left - (nuint)(head + entry.Body));
            kept.Links = links;
            Entry(ref reader, schema);
            if (left - reader.Left != (nuint)(head + entry.End))
                MemFormatThrow.InvalidData();
            (at, previous) = (entry.End, entry.Order);
        }

        kept.Links = outer;
    }

    private void Entry(ref MemFormatReader reader, WriterSchema schema)
    {
        var walker = new SchemaWalker<TVisitor>(schema, Visitor);
        var outer = WalkScope.Of(ref reader);
        if (schema.TakesScope)
            reader.State = outer.KeptTable.NewScope(ref reader, schema);

        try
        {
            walker.Members(ref reader, schema.Types[0]);
        }
        finally
        {
            Visitor = walker.Visitor;
        }

        reader.State = outer;
    }
}
