namespace MemFormat.Codecs.Collections;

/// <summary>The slot of elements in a row. Bytes have their own kind.</summary>
internal static class SequenceSlot
{
    internal static void Describe<T, TCodec>(SchemaComposer schema)
        where TCodec : struct, IMemFormatCodec<T>
    {
        if (typeof(TCodec) == typeof(ScalarCodec<byte>))
        {
            schema.Kind(WireKind.Bytes);
            return;
        }

        schema.List();
        TCodec.Describe(schema);
    }
}
