using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

// The steps that differ if the visitor takes the values.
internal partial struct SchemaWalker<TVisitor>
{
    private bool Take(string? text)
    {
        if (text is null)
            return true;
        Visitor.Text(text);
        return false;
    }

    private bool TakeBytes(ref MemFormatReader reader, ulong count)
    {
        ref var bytes = ref reader.Take((nuint)count);
        Visitor.Bytes(MemoryMarshal.CreateReadOnlySpan(ref bytes, (int)count));
        return false;
    }

    /// <summary>Bools are bits, if present.</summary>
    private void Packed(ref MemFormatReader reader, int count, int present, ref byte bitmap)
    {
        var bits = new BitStringReader(ref reader, present);
        if (!TVisitor.TakesValues)
            return;
        for (var i = 0; i < count; i++)
        {
            var isNull = !Unsafe.IsNullRef(ref bitmap) && !BitString.Get(ref bitmap, i);
            Visitor.BeginElement(i, reader.Offset);
            if (!isNull)
                Bit(bits.Next());
            End(ref reader, isNull);
        }
    }

    private void Bit(bool value) => Visitor.Scalar(WireKind.Bool, ref Unsafe.As<bool, byte>(ref value));
}
