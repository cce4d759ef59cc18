using System.Collections.Immutable;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Immutable arrays, written as arrays. The default value is written as null.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List)]
public struct ImmutableArrayCodec<T, TCodec> : IMemFormatCodec<ImmutableArray<T>>
    where TCodec : struct, IMemFormatCodec<T>
{
    public static byte NullHead => CollectionHead.Null;

    public static void Describe(SchemaComposer schema) => ArrayCodec<T, TCodec>.Describe(schema);

    public static void Write(ref MemFormatWriter writer, ImmutableArray<T> value) =>
        ArrayCodec<T, TCodec>.Write(ref writer, ImmutableCollectionsMarshal.AsArray(value));

    public static ImmutableArray<T> Read(ref MemFormatReader reader) =>
        ImmutableCollectionsMarshal.AsImmutableArray(ArrayCodec<T, TCodec>.Read(ref reader));

    public static ImmutableArray<T> ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        ImmutableCollectionsMarshal.AsImmutableArray(ArrayCodec<T, TCodec>.ReadResolved(ref reader, node));
}
