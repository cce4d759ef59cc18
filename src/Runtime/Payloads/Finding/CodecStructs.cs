using System.Diagnostics.CodeAnalysis;
using MemFormat.Codecs;
using MemFormat.Codecs.Finding;

namespace MemFormat.Payloads.Finding;

/// <summary>
/// The structs that have a <see cref="CodecForAttribute"/>, named so that trimming keeps them where codecs are composed. A test
/// looks for those that are missing.
/// </summary>
internal static class CodecStructs
{
    public static Type[] All =>
    [
        Kept(typeof(ArraySegmentForm<>)),
        Kept(typeof(BigIntegerCodec)),
        Kept(typeof(BitArrayCodec)),
        Kept(typeof(BlockingCollectionForm<>)),
        Kept(typeof(CollectionForm<>)),
        Kept(typeof(ComplexRow)),
        Kept(typeof(ConcurrentBagForm<>)),
        Kept(typeof(ConcurrentDictionaryForm<,,>)),
        Kept(typeof(ConcurrentQueueForm<>)),
        Kept(typeof(ConcurrentStackForm<>)),
        Kept(typeof(DictionaryCodec<,,,>)),
        Kept(typeof(DictionaryForm<,,>)),
        Kept(typeof(FrozenDictionaryForm<,,>)),
        Kept(typeof(FrozenSetForm<,>)),
        Kept(typeof(GroupingForm<,>)),
        Kept(typeof(HashSetCodec<,>)),
        Kept(typeof(HashSetForm<,>)),
        Kept(typeof(ImmutableArrayCodec<,>)),
        Kept(typeof(ImmutableDictionaryForm<,,>)),
        Kept(typeof(ImmutableHashSetForm<,>)),
        Kept(typeof(ImmutableListForm<>)),
        Kept(typeof(ImmutableQueueForm<>)),
        Kept(typeof(ImmutableSortedDictionaryForm<,,>)),
        Kept(typeof(ImmutableSortedSetForm<,>)),
        Kept(typeof(ImmutableStackForm<,>)),
        Kept(typeof(IndexCodec)),
        Kept(typeof(KeyValuePairForm<,>)),
        Kept(typeof(LazyForm<>)),
        Kept(typeof(LinkedListForm<>)),
        Kept(typeof(ListCodec<,>)),
        Kept(typeof(LookupForm<,,>)),
        Kept(typeof(Matrix3x2Row)),
        Kept(typeof(Matrix4x4Row)),
        Kept(typeof(MemoryForm<>)),
        Kept(typeof(NullableCodec<,>)),
        Kept(typeof(ObservableCollectionForm<>)),
#if NET10_0_OR_GREATER
        Kept(typeof(OrderedDictionaryForm<,,>)),
#endif
        Kept(typeof(PlaneRow)),
        Kept(typeof(PriorityQueueForm<,,>)),
        Kept(typeof(QuaternionRow)),
        Kept(typeof(QueueForm<>)),
        Kept(typeof(RangeForm)),
        Kept(typeof(ReadOnlyCollectionForm<>)),
        Kept(typeof(ReadOnlyDictionaryForm<,,>)),
        Kept(typeof(ReadOnlyMemoryForm<>)),
        Kept(typeof(ReadOnlyObservableCollectionForm<>)),
        Kept(typeof(ReadOnlySequenceForm<>)),
#if NET10_0_OR_GREATER
        Kept(typeof(ReadOnlySetForm<,>)),
#endif
        Kept(typeof(RuneCodec)),
        Kept(typeof(SerializedCodec<,>)),
        Kept(typeof(SortedDictionaryForm<,,>)),
        Kept(typeof(SortedListForm<,,>)),
        Kept(typeof(SortedSetForm<,>)),
        Kept(typeof(StackForm<>)),
        Kept(typeof(StringBuilderCodec)),
        Kept(typeof(TupleElements<,>)),
        Kept(typeof(TupleElements<,,,>)),
        Kept(typeof(TupleElements<,,,,,>)),
        Kept(typeof(TupleElements<,,,,,,,>)),
        Kept(typeof(TupleElements<,,,,,,,,,>)),
        Kept(typeof(TupleElements<,,,,,,,,,,,>)),
        Kept(typeof(TupleElements<,,,,,,,,,,,,,>)),
        Kept(typeof(TupleElements<,,,,,,,,,,,,,,,>)),
        Kept(typeof(TupleForm<>)),
        Kept(typeof(TupleForm<,>)),
        Kept(typeof(TupleForm<,,>)),
        Kept(typeof(TupleForm<,,,>)),
        Kept(typeof(TupleForm<,,,,>)),
        Kept(typeof(TupleForm<,,,,,>)),
        Kept(typeof(TupleForm<,,,,,,>)),
        Kept(typeof(TupleForm<,,,,,,,,,>)),
        Kept(typeof(UriCodec)),
        Kept(typeof(Vector2Row)),
        Kept(typeof(Vector3Row)),
        Kept(typeof(Vector4Row)),
        Kept(typeof(VersionCodec)),
    ];

    private static Type Kept(
        [DynamicallyAccessedMembers(
            DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
            | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor | DynamicallyAccessedMemberTypes.Interfaces)] Type type) => type;
}
