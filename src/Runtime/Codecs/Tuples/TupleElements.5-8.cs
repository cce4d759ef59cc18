// Printed by tests/MemFormat.Architecture.Tests/TupleTemplate.cs: change that, then run its tests with MEMFORMAT_ACCEPT=1.
using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Tuples of 5 elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2, T3, TCodec3, T4, TCodec4, T5, TCodec5>
    : ITupleElements<ValueTuple<T1, T2, T3, T4, T5>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
    where TCodec4 : struct, IMemFormatCodec<T4>
    where TCodec5 : struct, IMemFormatCodec<T5>
{
    public static long Size =>
        TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size + TupleElement<T3, TCodec3>.Size + TupleElement<T4, TCodec4>.Size
        + TupleElement<T5, TCodec5>.Size;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
        TCodec3.Describe(schema);
        TCodec4.Describe(schema);
        TCodec5.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2, T3, T4, T5> value)
    {
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TupleElement<T3, TCodec3>.AddFlag(ref flags, value.Item3);
        TupleElement<T4, TCodec4>.AddFlag(ref flags, value.Item4);
        TupleElement<T5, TCodec5>.AddFlag(ref flags, value.Item5);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3, T4, T5> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
        TupleElement<T3, TCodec3>.Write(ref writer, value.Item3);
        TupleElement<T4, TCodec4>.Write(ref writer, value.Item4);
        TupleElement<T5, TCodec5>.Write(ref writer, value.Item5);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3, T4, T5> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags),
        TupleElement<T3, TCodec3>.Read(ref reader, ref flags),
        TupleElement<T4, TCodec4>.Read(ref reader, ref flags),
        TupleElement<T5, TCodec5>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3, T4, T5> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            case 1: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
            case 2: value.Item3 = TupleElement<T3, TCodec3>.ReadResolved(ref reader, node); break;
            case 3: value.Item4 = TupleElement<T4, TCodec4>.ReadResolved(ref reader, node); break;
            default: value.Item5 = TupleElement<T5, TCodec5>.ReadResolved(ref reader, node); break;
        }
    }
}

/// <summary>Tuples of 6 elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2, T3, TCodec3, T4, TCodec4, T5, TCodec5, T6, TCodec6>
    : ITupleElements<ValueTuple<T1, T2, T3, T4, T5, T6>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
    where TCodec4 : struct, IMemFormatCodec<T4>
    where TCodec5 : struct, IMemFormatCodec<T5>
    where TCodec6 : struct, IMemFormatCodec<T6>
{
    public static long Size =>
        TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size + TupleElement<T3, TCodec3>.Size + TupleElement<T4, TCodec4>.Size
        + TupleElement<T5, TCodec5>.Size + TupleElement<T6, TCodec6>.Size;

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
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TupleElement<T3, TCodec3>.AddFlag(ref flags, value.Item3);
        TupleElement<T4, TCodec4>.AddFlag(ref flags, value.Item4);
        TupleElement<T5, TCodec5>.AddFlag(ref flags, value.Item5);
        TupleElement<T6, TCodec6>.AddFlag(ref flags, value.Item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3, T4, T5, T6> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
        TupleElement<T3, TCodec3>.Write(ref writer, value.Item3);
        TupleElement<T4, TCodec4>.Write(ref writer, value.Item4);
        TupleElement<T5, TCodec5>.Write(ref writer, value.Item5);
        TupleElement<T6, TCodec6>.Write(ref writer, value.Item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3, T4, T5, T6> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags),
        TupleElement<T3, TCodec3>.Read(ref reader, ref flags),
        TupleElement<T4, TCodec4>.Read(ref reader, ref flags),
        TupleElement<T5, TCodec5>.Read(ref reader, ref flags),
        TupleElement<T6, TCodec6>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3, T4, T5, T6> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            case 1: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
            case 2: value.Item3 = TupleElement<T3, TCodec3>.ReadResolved(ref reader, node); break;
            case 3: value.Item4 = TupleElement<T4, TCodec4>.ReadResolved(ref reader, node); break;
            case 4: value.Item5 = TupleElement<T5, TCodec5>.ReadResolved(ref reader, node); break;
            default: value.Item6 = TupleElement<T6, TCodec6>.ReadResolved(ref reader, node); break;
        }
    }
}

/// <summary>Tuples of 7 elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2, T3, TCodec3, T4, TCodec4, T5, TCodec5, T6, TCodec6, T7, TCodec7>
    : ITupleElements<ValueTuple<T1, T2, T3, T4, T5, T6, T7>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
    where TCodec4 : struct, IMemFormatCodec<T4>
    where TCodec5 : struct, IMemFormatCodec<T5>
    where TCodec6 : struct, IMemFormatCodec<T6>
    where TCodec7 : struct, IMemFormatCodec<T7>
{
    public static long Size =>
        TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size + TupleElement<T3, TCodec3>.Size + TupleElement<T4, TCodec4>.Size
        + TupleElement<T5, TCodec5>.Size + TupleElement<T6, TCodec6>.Size + TupleElement<T7, TCodec7>.Size;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
        TCodec3.Describe(schema);
        TCodec4.Describe(schema);
        TCodec5.Describe(schema);
        TCodec6.Describe(schema);
        TCodec7.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2, T3, T4, T5, T6, T7> value)
    {
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TupleElement<T3, TCodec3>.AddFlag(ref flags, value.Item3);
        TupleElement<T4, TCodec4>.AddFlag(ref flags, value.Item4);
        TupleElement<T5, TCodec5>.AddFlag(ref flags, value.Item5);
        TupleElement<T6, TCodec6>.AddFlag(ref flags, value.Item6);
        TupleElement<T7, TCodec7>.AddFlag(ref flags, value.Item7);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3, T4, T5, T6, T7> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
        TupleElement<T3, TCodec3>.Write(ref writer, value.Item3);
        TupleElement<T4, TCodec4>.Write(ref writer, value.Item4);
        TupleElement<T5, TCodec5>.Write(ref writer, value.Item5);
        TupleElement<T6, TCodec6>.Write(ref writer, value.Item6);
        TupleElement<T7, TCodec7>.Write(ref writer, value.Item7);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3, T4, T5, T6, T7> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags),
        TupleElement<T3, TCodec3>.Read(ref reader, ref flags),
        TupleElement<T4, TCodec4>.Read(ref reader, ref flags),
        TupleElement<T5, TCodec5>.Read(ref reader, ref flags),
        TupleElement<T6, TCodec6>.Read(ref reader, ref flags),
        TupleElement<T7, TCodec7>.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3, T4, T5, T6, T7> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            case 1: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
            case 2: value.Item3 = TupleElement<T3, TCodec3>.ReadResolved(ref reader, node); break;
            case 3: value.Item4 = TupleElement<T4, TCodec4>.ReadResolved(ref reader, node); break;
            case 4: value.Item5 = TupleElement<T5, TCodec5>.ReadResolved(ref reader, node); break;
            case 5: value.Item6 = TupleElement<T6, TCodec6>.ReadResolved(ref reader, node); break;
            default: value.Item7 = TupleElement<T7, TCodec7>.ReadResolved(ref reader, node); break;
        }
    }
}

/// <summary>Tuples of more than seven elements: .NET nests the elements after the seventh in another tuple, the format does not.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleElements<T1, TCodec1, T2, TCodec2, T3, TCodec3, T4, TCodec4, T5, TCodec5, T6, TCodec6, T7, TCodec7, TRest, TRestElements>
    : ITupleElements<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>
    where TCodec1 : struct, IMemFormatCodec<T1>
    where TCodec2 : struct, IMemFormatCodec<T2>
    where TCodec3 : struct, IMemFormatCodec<T3>
    where TCodec4 : struct, IMemFormatCodec<T4>
    where TCodec5 : struct, IMemFormatCodec<T5>
    where TCodec6 : struct, IMemFormatCodec<T6>
    where TCodec7 : struct, IMemFormatCodec<T7>
    where TRest : struct
    where TRestElements : struct, ITupleElements<TRest>
{
    public static long Size =>
        TupleElement<T1, TCodec1>.Size + TupleElement<T2, TCodec2>.Size + TupleElement<T3, TCodec3>.Size + TupleElement<T4, TCodec4>.Size
        + TupleElement<T5, TCodec5>.Size + TupleElement<T6, TCodec6>.Size + TupleElement<T7, TCodec7>.Size + TRestElements.Size;

    public static void Describe(SchemaComposer schema)
    {
        TCodec1.Describe(schema);
        TCodec2.Describe(schema);
        TCodec3.Describe(schema);
        TCodec4.Describe(schema);
        TCodec5.Describe(schema);
        TCodec6.Describe(schema);
        TCodec7.Describe(schema);
        TRestElements.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void AddFlags(ref TupleFlags flags, ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> value)
    {
        TupleElement<T1, TCodec1>.AddFlag(ref flags, value.Item1);
        TupleElement<T2, TCodec2>.AddFlag(ref flags, value.Item2);
        TupleElement<T3, TCodec3>.AddFlag(ref flags, value.Item3);
        TupleElement<T4, TCodec4>.AddFlag(ref flags, value.Item4);
        TupleElement<T5, TCodec5>.AddFlag(ref flags, value.Item5);
        TupleElement<T6, TCodec6>.AddFlag(ref flags, value.Item6);
        TupleElement<T7, TCodec7>.AddFlag(ref flags, value.Item7);
        TRestElements.AddFlags(ref flags, value.Rest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> value)
    {
        TupleElement<T1, TCodec1>.Write(ref writer, value.Item1);
        TupleElement<T2, TCodec2>.Write(ref writer, value.Item2);
        TupleElement<T3, TCodec3>.Write(ref writer, value.Item3);
        TupleElement<T4, TCodec4>.Write(ref writer, value.Item4);
        TupleElement<T5, TCodec5>.Write(ref writer, value.Item5);
        TupleElement<T6, TCodec6>.Write(ref writer, value.Item6);
        TupleElement<T7, TCodec7>.Write(ref writer, value.Item7);
        TRestElements.Write(ref writer, value.Rest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
        TupleElement<T1, TCodec1>.Read(ref reader, ref flags),
        TupleElement<T2, TCodec2>.Read(ref reader, ref flags),
        TupleElement<T3, TCodec3>.Read(ref reader, ref flags),
        TupleElement<T4, TCodec4>.Read(ref reader, ref flags),
        TupleElement<T5, TCodec5>.Read(ref reader, ref flags),
        TupleElement<T6, TCodec6>.Read(ref reader, ref flags),
        TupleElement<T7, TCodec7>.Read(ref reader, ref flags),
        TRestElements.Read(ref reader, ref flags));

    public static void ReadElement(ref MemFormatReader reader, ref ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> value, int element, PlanNode? node)
    {
        switch (element)
        {
            case 0: value.Item1 = TupleElement<T1, TCodec1>.ReadResolved(ref reader, node); break;
            case 1: value.Item2 = TupleElement<T2, TCodec2>.ReadResolved(ref reader, node); break;
            case 2: value.Item3 = TupleElement<T3, TCodec3>.ReadResolved(ref reader, node); break;
            case 3: value.Item4 = TupleElement<T4, TCodec4>.ReadResolved(ref reader, node); break;
            case 4: value.Item5 = TupleElement<T5, TCodec5>.ReadResolved(ref reader, node); break;
            case 5: value.Item6 = TupleElement<T6, TCodec6>.ReadResolved(ref reader, node); break;
            case 6: value.Item7 = TupleElement<T7, TCodec7>.ReadResolved(ref reader, node); break;
            default: TRestElements.ReadElement(ref reader, ref value.Rest, element - 7, node); break;
        }
    }
}
