using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Structs that consist of numbers: objects with these as members 1 and up in the fixed block. Copied as memory: there, too, the
/// numbers are one after another.
/// </summary>
/// <typeparam name="T">The struct.</typeparam>
/// <typeparam name="TNumber">The numbers' type.</typeparam>
/// <typeparam name="TCodec">The numbers' codec.</typeparam>
/// <typeparam name="TRow">How a value consists of numbers.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct NumberRowCodec<T, TNumber, TCodec, TRow> : IMemFormatCodec<T>
    where T : unmanaged
    where TNumber : unmanaged
    where TCodec : struct, IMemFormatCodec<TNumber>
    where TRow : struct, INumberRow<T, TNumber>
{
    public static int MinSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>();
    }

    public static bool IsBlock => true;

    public static void Describe(SchemaComposer schema)
    {
        if (schema.Begin<NumberRowCodec<T, TNumber, TCodec, TRow>>(
            typeof(T), BuiltInSegments.Row(Scalar<TNumber>.Kind, MinSize / Unsafe.SizeOf<TNumber>()), TRow.Names, MinSize))
        {
            schema.End();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        Fields.Put(ref writer.Reserve(MinSize), 0, value);
        writer.Advance(MinSize);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader) => Fields.Get<T>(ref reader.Take((nuint)MinSize), 0);

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        var plan = node.Open(ref reader);
        T value = default;
        var numbers = MemoryMarshal.Cast<T, TNumber>(new Span<T>(ref value));
        for (var i = 0; i < numbers.Length; i++)
        {
            if (plan.Has(i, out var at))
                numbers[i] = plan.Get<TNumber>(ref reader, at);
        }

        while (plan.HasMore(ref reader))
            numbers[plan.Member] = TCodec.ReadResolved(ref reader, plan.Take());

        return value;
    }
}
