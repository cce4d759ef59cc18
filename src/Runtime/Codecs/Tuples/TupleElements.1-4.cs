// Printed by tests/MemFormat.Architecture.Tests/TupleTemplate.cs: change that, then run its tests with MEMFORMAT_ACCEPT=1.
using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Tuples of 1 element.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1>
    : ITupleElements<ValueTuple<T1>>
    where TCodec1 : struct, IMemFormatCodec<T1>
{
    public static long Size => TupleElement<T1, TCodec1>.Size;

    public static void Describe(SchemaComposer schema) => TCodec1.Describe(schema);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1> value) => TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1> value) => TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1> value, int element, PlanNode? node)
    {
        switch (element)
        {
            default: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
        }
    }
}

/// <summary>Tuples of 2 elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2>
    : ITupleElements<ValueTuple<T1, T2>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
{
    public static long Size => TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2> value)
    {
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            default: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
        }
    }
}

/// <summary>Tuples of 3 elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2, T3, TCodec3>
    : ITupleElements<ValueTuple<T1, T2, T3>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
{
    public static long Size => TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size + TupleElement<T3, TCodec3>.Size;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
        TCodec3.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2, T3> value)
    {
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TupleElement<T3, TCodec3>.AddFlag(ref flags, value.Item3);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
        TupleElement<T3, TCodec3>.Write(ref writer, value.Item3);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags),
        TupleElement<T3, TCodec3>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            case 1: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
            default: value.Item3 = TupleElement<T3, TCodec3>.ReadResolved(ref reader, node); break;
        }
    }
}

/// <summary>Tuples of 4 elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2, T3, TCodec3, T4, TCodec4>
    : ITupleElements<ValueTuple<T1, T2, T3, T4>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
    where TCodec4 : struct, IMemFormatCodec<T4>
{
    public static long Size =>
        TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size + TupleElement<T3, TCodec3>.Size + TupleElement<T4, TCodec4>.Size;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
        TCodec3.Describe(schema);
        TCodec4.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2, T3, T4> value)
    {
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TupleElement<T3, TCodec3>.AddFlag(ref flags, value.Item3);
        TupleElement<T4, TCodec4>.AddFlag(ref flags, value.Item4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3, T4> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
        TupleElement<T3, TCodec3>.Write(ref writer, value.Item3);
        TupleElement<T4, TCodec4>.Write(ref writer, value.Item4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3, T4> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags),
        TupleElement<T3, TCodec3>.Read(ref reader, ref flags),
        TupleElement<T4, TCodec4>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3, T4> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            case 1: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
            case 2: value.Item3 = TupleElement<T3, TCodec3>.ReadResolved(ref reader, node); break;
            default: value.Item4 = TupleElement<T4, TCodec4>.ReadResolved(ref reader, node); break;
        }
    }
}
