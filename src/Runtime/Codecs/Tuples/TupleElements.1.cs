using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Tuples of one element.</summary>
/// <typeparam name="T1">The type of the first element.</typeparam>
/// <typeparam name="TCodec1">The codec of the first element.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public readonly struct TupleElements<T1, TCodec1> : ITupleElements<ValueTuple<T1>>
    where TCodec1 : struct, IMemFormatCodec<T1>
{
    public static int Count => 1;

    public static int PresenceBits => TuplePart<T1, TCodec1>.Bits;

    public static int LeastSize => TuplePart<T1, TCodec1>.LeastSize;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1> value)
    {
        TuplePart<T1, TCodec1>.AddFlag(ref flags, value.Item1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1> value)
    {
        TuplePart<T1, TCodec1>.Write(ref writer, value.Item1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TuplePart<T1, TCodec1>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1> value, int element, PlanNode? node)
    {
        value.Item1 = TuplePart<T1, TCodec1>.ReadResolved(ref reader, node);
    }
}
