using MemFormat.Base;
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
        Visitor.EndExtension(reader.Offset);
        if (data.IsEmpty)
            return;
        Depth.CheckStack();
        var scope = WalkScope.Of(ref reader);
        var kept = scope.KeptTable;
        kept.IsNeeded |= hasTables;
        var (schema, links) = (_schema, kept.Links);
        var head = (int)(left - reader.Left) - data.Length;
        ulong? previous = null;
        for (var at = 0; at < data.Length;)
        {
            var entry = ExtensionEntry.At(data, at, previous, hasTables);
            var objects = kept.Resolve(ref reader, data[entry.Table..entry.Frame]);
            _schema = kept.Enter(ref reader, data.Slice(entry.Segments, entry.SegmentsLength));
            reader.Move(ref Unsafe.Add(ref start, head + entry.Body), left - (nuint)(head + entry.Body));
            kept.Links = objects;
            var strings = scope.EnterPart(ref reader);
            Members(ref reader, _schema.Types[0]);
            scope.LeavePart(ref reader, strings);
            if (left - reader.Left != (nuint)(head + entry.End))
                MemFormatThrow.InvalidData();
            reader.State = scope;
            kept.Links = links;
            (at, previous) = (entry.End, entry.Order);
        }

        _schema = schema;
    }
}
