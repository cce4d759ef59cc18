using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Tuples of two elements.</summary>
/// <typeparam name="T1">The type of the first element.</typeparam>
/// <typeparam name="T2">The type of the second element.</typeparam>
/// <typeparam name="TCodec1">The codec of the first element.</typeparam>
/// <typeparam name="TCodec2">The codec of the second element.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public readonly struct TupleElements<T1, T2, TCodec1, TCodec2> : ITupleElements<ValueTuple<T1, T2>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
{
    public static int Count => 2;

    public static int PresenceBits => TuplePart<T1, TCodec1>.Bits + TuplePart<T2, TCodec2>.Bits;

    public static int LeastSize => TuplePart<T1, TCodec1>.LeastSize + TuplePart<T2, TCodec2>.LeastSize;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2> value)
    {
        TuplePart<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TuplePart<T2, TCodec2>.AddFlag(ref flags, value.Item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2> value)
    {
        TuplePart<T1, TCodec1>.Write(ref writer, value.Item1);
        TuplePart<T2, TCodec2>.Write(ref writer, value.Item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TuplePart<T1, TCodec1>.Read(ref reader, ref flags),
        TuplePart<T2, TCodec2>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0:
                value.Item1 = TuplePart<T1, TCodec1>.ReadResolved(ref reader, node);
                break;
            default:
                value.Item2 = TuplePart<T2, TCodec2>.ReadResolved(ref reader, node);
                break;
        }
    }
}
