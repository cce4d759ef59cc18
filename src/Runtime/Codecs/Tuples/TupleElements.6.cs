using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Tuples of six elements.</summary>
/// <typeparam name="T1">The type of the first element.</typeparam>
/// <typeparam name="T2">The type of the second element.</typeparam>
/// <typeparam name="T3">The type of the third element.</typeparam>
/// <typeparam name="T4">The type of the fourth element.</typeparam>
/// <typeparam name="T5">The type of the fifth element.</typeparam>
/// <typeparam name="T6">The type of the sixth element.</typeparam>
/// <typeparam name="TCodec1">The codec of the first element.</typeparam>
/// <typeparam name="TCodec2">The codec of the second element.</typeparam>
/// <typeparam name="TCodec3">The codec of the third element.</typeparam>
/// <typeparam name="TCodec4">The codec of the fourth element.</typeparam>
/// <typeparam name="TCodec5">The codec of the fifth element.</typeparam>
/// <typeparam name="TCodec6">The codec of the sixth element.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public readonly struct TupleElements<T1, T2, T3, T4, T5, T6, TCodec1, TCodec2, TCodec3, TCodec4, TCodec5, TCodec6>
    : ITupleElements<ValueTuple<T1, T2, T3, T4, T5, T6>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
    where TCodec4 : struct, IMemFormatCodec<T4>
    where TCodec5 : struct, IMemFormatCodec<T5>
    where TCodec6 : struct, IMemFormatCodec<T6>
{
    public static int Count => 6;

    public static int PresenceBits =>
        TuplePart<T1, TCodec1>.Bits + TuplePart<T2, TCodec2>.Bits + TuplePart<T3, TCodec3>.Bits + TuplePart<T4, TCodec4>.Bits
        + TuplePart<T5, TCodec5>.Bits + TuplePart<T6, TCodec6>.Bits;

    public static int LeastSize =>
        TuplePart<T1, TCodec1>.LeastSize + TuplePart<T2, TCodec2>.LeastSize + TuplePart<T3, TCodec3>.LeastSize + TuplePart<T4, TCodec4>.LeastSize
        + TuplePart<T5, TCodec5>.LeastSize + TuplePart<T6, TCodec6>.LeastSize;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
        TCodec3.Describe(schema);
        TCodec4.Describe(schema);
        TCodec5.Describe(schema);
        TCodec6.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2, T3, T4, T5, T6> value)
    {
        TuplePart<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TuplePart<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TuplePart<T3, TCodec3>.AddFlag(ref flags, value.Item3);
        TuplePart<T4, TCodec4>.AddFlag(ref flags, value.Item4);
        TuplePart<T5, TCodec5>.AddFlag(ref flags, value.Item5);
        TuplePart<T6, TCodec6>.AddFlag(ref flags, value.Item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3, T4, T5, T6> value)
    {
        TuplePart<T1, TCodec1>.Write(ref writer, value.Item1);
        TuplePart<T2, TCodec2>.Write(ref writer, value.Item2);
        TuplePart<T3, TCodec3>.Write(ref writer, value.Item3);
        TuplePart<T4, TCodec4>.Write(ref writer, value.Item4);
        TuplePart<T5, TCodec5>.Write(ref writer, value.Item5);
        TuplePart<T6, TCodec6>.Write(ref writer, value.Item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3, T4, T5, T6> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TuplePart<T1, TCodec1>.Read(ref reader, ref flags),
        TuplePart<T2, TCodec2>.Read(ref reader, ref flags),
        TuplePart<T3, TCodec3>.Read(ref reader, ref flags),
        TuplePart<T4, TCodec4>.Read(ref reader, ref flags),
        TuplePart<T5, TCodec5>.Read(ref reader, ref flags),
        TuplePart<T6, TCodec6>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3, T4, T5, T6> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0:
                value.Item1 = TuplePart<T1, TCodec1>.ReadResolved(ref reader, node);
                break;
            case 1:
                value.Item2 = TuplePart<T2, TCodec2>.ReadResolved(ref reader, node);
                break;
            case 2:
                value.Item3 = TuplePart<T3, TCodec3>.ReadResolved(ref reader, node);
                break;
            case 3:
                value.Item4 = TuplePart<T4, TCodec4>.ReadResolved(ref reader, node);
                break;
            case 4:
                value.Item5 = TuplePart<T5, TCodec5>.ReadResolved(ref reader, node);
                break;
            default:
                value.Item6 = TuplePart<T6, TCodec6>.ReadResolved(ref reader, node);
                break;
        }
    }
}
