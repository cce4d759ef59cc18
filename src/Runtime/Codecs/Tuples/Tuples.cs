using MemFormat.Io;

namespace MemFormat.Codecs.Tuples;

/// <summary>The body of a tuple: its presence bits, then its elements.</summary>
internal static class Tuples<T, TElements>
    where T : struct
    where TElements : struct, ITupleElements<T>
{
    internal static int MinSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => BitString.Size(PresenceBits) + TupleSize.LeastSize(TElements.Size);
    }

    private static int PresenceBits
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => TupleSize.PresenceBits(TElements.Size);
    }

    /// <summary>Appends the slot of an object with the elements as members.</summary>
    /// <typeparam name="TCodec">The codec that stands for the object's type.</typeparam>
    internal static void Describe<TCodec>(SchemaComposer schema, Type type, string[]? names, bool isStruct)
        where TCodec : struct, IMemFormatDescribe
    {
        var count = TupleSize.Count(TElements.Size);
        if (PresenceBits > TupleFlags.MaxBits)
            throw new InvalidOperationException($"The tuple {type} has more than {TupleFlags.MaxBits} nullable elements. Use a class.");
        names ??= [.. Enumerable.Range(1, count).Select(i => $"Item{i}")];
        var size = Unsafe.SizeOf<T>() + (isStruct ? 0 : Nesting.ObjectHeader);
        if (schema.Begin<TCodec>(type, BuiltInSegments.Tuple(count), string.Join("? ", names) + "?", size))
        {
            TElements.Describe(schema);
            schema.End();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write(ref MemFormatWriter writer, T value)
    {
        if (Nesting.IsCounted<T>())
            writer.Enter();

        if (PresenceBits > 0)
        {
            var flags = default(TupleFlags);
            TElements.AddFlags(ref flags, value);
            flags.Write(ref writer, PresenceBits);
        }

        TElements.Write(ref writer, value);
        if (Nesting.IsCounted<T>())
            writer.Leave();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Read(ref MemFormatReader reader)
    {
        if (Nesting.IsCounted<T>())
            reader.Enter();

        var flags = PresenceBits > 0 ? TupleFlags.Take(ref reader, PresenceBits) : default;
        var value = TElements.Read(ref reader, ref flags);
        if (Nesting.IsCounted<T>())
            reader.Leave();

        return value;
    }

    internal static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        if (Nesting.IsCounted<T>())
            reader.Enter();

        T value = default;
        var plan = node.Open(ref reader);
        while (plan.HasMore(ref reader))
            TElements.ReadElement(ref reader, ref value, plan.Member, plan.TakeNull() ? null : plan.Take());

        if (Nesting.IsCounted<T>())
            reader.Leave();

        return value;
    }
}
