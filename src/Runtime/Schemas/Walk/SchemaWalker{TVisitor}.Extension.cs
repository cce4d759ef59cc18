using MemFormat.Codecs;

namespace MemFormat.Schemas.Walk;

internal partial struct SchemaWalker<TVisitor>
{
    /// <summary>Walks extension data: each entry is a member with a separate schema.</summary>
    private void Extension(ref MemFormatReader reader)
    {
        var head = reader.ReadLength();
        if (head == CollectionHead.Null)
            return;
        if (head >> CollectionHead.CountShift > reader.Left)
            MemFormatThrow.Truncated();
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
            MemFormatThrow.TooDeep(null);
        var data = MemoryMarshal.CreateReadOnlySpan(ref reader.Position, (int)(head >> CollectionHead.CountShift));
        var left = reader.Left;
        ulong? previous = null;
        for (var at = 0; at < data.Length;)
        {
            var entry = ExtensionEntry.At(data, at, previous);
            var schema = WriterSchema.ParseSegments(data.Slice(entry.Segments, entry.SegmentsLength), SchemaLimits.Of(reader.Limits));
            if (schema.HasReferences)
                MemFormatThrow.InvalidData("An entry of extension data refers to other objects.");
            reader.Take((nuint)entry.Body - (left - reader.Left));
            Entry(ref reader, schema);
            if (left - reader.Left != (nuint)entry.End)
                MemFormatThrow.InvalidData();
            (at, previous) = (entry.End, entry.Order);
        }
    }

    private void Entry(ref MemFormatReader reader, WriterSchema schema)
    {
        var walker = new SchemaWalker<TVisitor>(schema, Visitor);
        var outer = reader.State;
        if (schema.NeedsScope)
            reader.State = TVisitor.NewScope(schema);
        try
        {
            walker.Members(ref reader, schema.Types[0]);
        }
        finally
        {
            Visitor = walker.Visitor;
        }

        if (schema.NeedsScope)
            reader.State = outer;
    }
}
