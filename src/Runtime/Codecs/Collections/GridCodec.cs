using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Arrays of several dimensions: objects whose member 1 is the list of the elements, the last index counting fastest, and whose
/// members 2 and up are the lengths.
/// </summary>
/// <typeparam name="TArray">The array's type.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <typeparam name="TShape">The number of dimensions.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct GridCodec<TArray, T, TCodec, TShape> : IMemFormatCodec<TArray>
#nullable restore annotations
    where TArray : class
    where TCodec : struct, IMemFormatCodec<T>
    where TShape : struct, IGridShape<TArray>
{
    private const int LengthSize = 4;

    public static int MinSize => (TShape.Rank * LengthSize) + 1;

    public static bool HasPresence => true;

    public static void Describe(SchemaComposer schema)
    {
        var names = "Elements!";
        for (var i = 1; i <= TShape.Rank; i++)
            names += $" Length{i}!";

        var size = Nesting.ObjectHeader + (2 * LengthSize * (1 + TShape.Rank));
        if (schema.Begin<GridCodec<TArray, T, TCodec, TShape>>(typeof(TArray), BuiltInSegments.Grid(TShape.Rank), names, size))
        {
            SequenceSlot.Describe<T, TCodec>(schema);
            schema.End();
        }
    }

    public static void Write(ref MemFormatWriter writer, TArray value)
    {
        var array = (Array)(object)value;
        Span<int> lengths = stackalloc int[TShape.Rank];
        for (var i = 0; i < lengths.Length; i++)
        {
            lengths[i] = array.GetLength(i);
            if (array.GetLowerBound(i) != 0)
                throw new ArgumentException("MemFormat cannot write an array whose indices do not begin at 0.", nameof(value));
        }

        if (GridLengths.Count(lengths) < 0)
            throw new ArgumentException("An array without elements has lengths too large for some platforms.", nameof(value));
        if (Nesting.IsCounted<T>())
            writer.Enter();

        writer.WriteMemory(ref Unsafe.As<int, byte>(ref MemoryMarshal.GetReference(lengths)), (uint)(lengths.Length * LengthSize));
        Elements<T, TCodec>.Write(ref writer, Items(array));
        if (Nesting.IsCounted<T>())
            writer.Leave();
    }

    public static TArray Read(ref MemFormatReader reader)
    {
        if (Nesting.IsCounted<T>())
            reader.Enter();

        Span<int> lengths = stackalloc int[TShape.Rank];
        for (var i = 0; i < lengths.Length; i++)
            lengths[i] = ScalarCodec<int>.Read(ref reader);

        var value = ReadItems(ref reader, lengths);
        if (Nesting.IsCounted<T>())
            reader.Leave();

        return value;
    }

    public static TArray ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        if (Nesting.IsCounted<T>())
            reader.Enter();

        var plan = node.Open(ref reader);
        Span<int> lengths = stackalloc int[TShape.Rank];
        T[]? items = null;
        for (var i = 0; i < lengths.Length; i++)
            lengths[i] = plan.Has(i + 1, out var at) ? plan.Get<int>(ref reader, at) : 0;

        while (plan.HasMore(ref reader))
        {
            if (plan.Member > 0)
                lengths[plan.Member - 1] = ScalarCodec<int>.ReadResolved(ref reader, plan.Take());
            else
                items = ArrayCodec<T, TCodec>.ReadResolved(ref reader, plan.Take());
        }

        if (Nesting.IsCounted<T>())
            reader.Leave();

        return CopyItems(ref reader, items, lengths);
    }

    /// <summary>Reads into the array itself where elements are not bits.</summary>
    private static TArray ReadItems(ref MemFormatReader reader, scoped ReadOnlySpan<int> lengths)
    {
        if (Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool || TCodec.HasPresence)
            return CopyItems(ref reader, ArrayCodec<T, TCodec>.Read(ref reader), lengths);
        var count = Elements<T, TCodec>.Count(ref reader, reader.ReadLength());
        var value = Create(lengths, count);
        Elements<T, TCodec>.Read(ref reader, Items((Array)(object)value));
        return value;
    }

    private static TArray CopyItems(ref MemFormatReader reader, T[]? items, scoped ReadOnlySpan<int> lengths)
    {
        reader.Charge((long)(items?.Length ?? 0) * Unsafe.SizeOf<T>());
        var value = Create(lengths, items is null ? -1 : items.Length);
        items.CopyTo(Items((Array)(object)value));
        return value;
    }

    private static TArray Create(scoped ReadOnlySpan<int> lengths, int count)
    {
        if (count < 0 || GridLengths.Count(lengths) != count)
            MemFormatThrow.InvalidData("An array has lengths that do not match its number of elements.");
        return TShape.Create(lengths);
    }

    /// <summary>The elements in a row. An array of a derived type is fine: the code only stores into its own arrays.</summary>
    private static Span<T> Items(Array array) =>
        MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);
}
