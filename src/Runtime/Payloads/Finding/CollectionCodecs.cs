using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>
/// The codecs of collections beside those that <see cref="CodecComposer"/> knows itself. The generator has the same table in
/// <c>Parsing/CodedCollections.cs</c>; a test compares them.
/// </summary>
[RequiresDynamicCode("Composes generic types.")]
internal static class CollectionCodecs
{
    private const DynamicallyAccessedMemberTypes Kept = DynamicallyAccessedMemberTypes.PublicMethods
        | DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor;

    /// <summary>The struct codec of a closed type, or null.</summary>
    /// <param name="type">The type.</param>
    /// <param name="arguments">The codecs of its type arguments or of its elements.</param>
    public static Type? Of(Type type, Type[] arguments)
    {
        if (!type.IsConstructedGenericType)
        {
            return null;
        }

        Type definition = type.GetGenericTypeDefinition();
        Type[] types = type.GetGenericArguments();
        Type[] all = [.. types, .. arguments];
        return types.Length == 1
            ? OfSequence(definition, type, all) ?? OfInterface(definition, type, all)
            : types.Length == 2 ? OfMap(definition, type, all) : null;
    }

    private static Type? OfSequence(Type definition, Type type, Type[] all) => definition switch
    {
        _ when definition == typeof(LinkedList<>) => Sequence(type, all, typeof(LinkedListForm<>)),
        _ when definition == typeof(Queue<>) => Sequence(type, all, typeof(QueueForm<>)),
        _ when definition == typeof(Stack<>) => Sequence(type, all, typeof(StackForm<>)),
        _ when definition == typeof(SortedSet<>) => Sequence(type, all, typeof(SortedSetForm<,>), typeof(DefaultOrder<>)),
        _ when definition == typeof(Collection<>) => Sequence(type, all, typeof(CollectionForm<>)),
        _ when definition == typeof(ObservableCollection<>) => Sequence(type, all, typeof(ObservableCollectionForm<>)),
        _ when definition == typeof(ReadOnlyCollection<>) => Sequence(type, all, typeof(ReadOnlyCollectionForm<>)),
        _ when definition == typeof(ReadOnlyObservableCollection<>) => Sequence(type, all, typeof(ReadOnlyObservableCollectionForm<>)),
        _ when definition == typeof(BlockingCollection<>) => Sequence(type, all, typeof(BlockingCollectionForm<>)),
        _ when definition == typeof(ConcurrentBag<>) => Sequence(type, all, typeof(ConcurrentBagForm<>)),
        _ when definition == typeof(ConcurrentQueue<>) => Sequence(type, all, typeof(ConcurrentQueueForm<>)),
        _ when definition == typeof(ConcurrentStack<>) => Sequence(type, all, typeof(ConcurrentStackForm<>)),
        _ when definition == typeof(ImmutableList<>) => Sequence(type, all, typeof(ImmutableListForm<>)),
        _ when definition == typeof(ImmutableHashSet<>) => Sequence(type, all, typeof(ImmutableHashSetForm<,>), typeof(DefaultEquality<>)),
        _ when definition == typeof(ImmutableSortedSet<>) => Sequence(type, all, typeof(ImmutableSortedSetForm<,>), typeof(DefaultOrder<>)),
        _ when definition == typeof(ImmutableQueue<>) => Sequence(type, all, typeof(ImmutableQueueForm<>)),
        _ when definition == typeof(FrozenSet<>) => Sequence(type, all, typeof(FrozenSetForm<,>), typeof(DefaultEquality<>)),
        _ when definition == typeof(ImmutableArray<>) => CodecComposer.Close(typeof(ImmutableArrayCodec<,>), all),
        _ when definition == typeof(ImmutableStack<>) || definition == typeof(IImmutableStack<>) =>
            CodecComposer.Close(typeof(SequenceCodec<,,,>), type, all[0], all[1], CodecComposer.Close(typeof(ImmutableStackForm<,>), type, all[0])),
#if NET10_0_OR_GREATER
        _ when definition == typeof(ReadOnlySet<>) => Sequence(type, all, typeof(ReadOnlySetForm<,>), typeof(DefaultEquality<>)),
#endif
        _ => null,
    };

    private static Type? OfInterface(Type definition, Type type, Type[] all) => definition switch
    {
        _ when definition == typeof(IEnumerable<>) || definition == typeof(ICollection<>) || definition == typeof(IList<>)
            || definition == typeof(IReadOnlyCollection<>) || definition == typeof(IReadOnlyList<>) =>
            Interface(type, all, typeof(List<>), CodecComposer.Close(typeof(ListCodec<,>), all)),
        _ when definition == typeof(ISet<>) || definition == typeof(IReadOnlySet<>) =>
            Interface(type, all, typeof(HashSet<>), CodecComposer.Close(typeof(HashSetCodec<,>), all)),
        _ when definition == typeof(IImmutableList<>) => Interface(type, all, typeof(ImmutableList<>)),
        _ when definition == typeof(IImmutableSet<>) => Interface(type, all, typeof(ImmutableHashSet<>)),
        _ when definition == typeof(IImmutableQueue<>) => Interface(type, all, typeof(ImmutableQueue<>)),
        _ => null,
    };

    private static Type? OfMap(Type definition, Type type, Type[] all) => definition switch
    {
        _ when definition == typeof(SortedDictionary<,>) => Map(type, all, typeof(SortedDictionaryForm<,,>), typeof(DefaultOrder<>)),
        _ when definition == typeof(SortedList<,>) => Map(type, all, typeof(SortedListForm<,,>), typeof(DefaultOrder<>)),
        _ when definition == typeof(ReadOnlyDictionary<,>) => Map(type, all, typeof(ReadOnlyDictionaryForm<,,>), typeof(DefaultEquality<>)),
        _ when definition == typeof(ConcurrentDictionary<,>) => Map(type, all, typeof(ConcurrentDictionaryForm<,,>), typeof(DefaultEquality<>)),
        _ when definition == typeof(ImmutableDictionary<,>) => Map(type, all, typeof(ImmutableDictionaryForm<,,>), typeof(DefaultEquality<>)),
        _ when definition == typeof(ImmutableSortedDictionary<,>) => Map(type, all, typeof(ImmutableSortedDictionaryForm<,,>), typeof(DefaultOrder<>)),
        _ when definition == typeof(FrozenDictionary<,>) => Map(type, all, typeof(FrozenDictionaryForm<,,>), typeof(DefaultEquality<>)),
        _ when definition == typeof(PriorityQueue<,>) => PriorityQueue(type, all),
        _ when definition == typeof(IGrouping<,>) => Grouping(type, all),
        _ when definition == typeof(ILookup<,>) => Lookup(type, all),
        _ when definition == typeof(IDictionary<,>) || definition == typeof(IReadOnlyDictionary<,>) =>
            MapInterface(type, all, typeof(Dictionary<,>), CodecComposer.Close(typeof(DictionaryCodec<,,,>), all)),
        _ when definition == typeof(IImmutableDictionary<,>) => MapInterface(type, all, typeof(ImmutableDictionary<,>)),
#if NET10_0_OR_GREATER
        _ when definition == typeof(OrderedDictionary<,>) => Map(type, all, typeof(OrderedDictionaryForm<,,>), typeof(DefaultEquality<>)),
#endif
        _ => null,
    };

    private static Type Sequence(
        Type type, Type[] all, [DynamicallyAccessedMembers(Kept)] Type form, [DynamicallyAccessedMembers(Kept)] Type? comparer = null) =>
        CodecComposer.Close(
            typeof(SequenceCodec<,,,>),
            type,
            all[0],
            all[1],
            comparer is null ? CodecComposer.Close(form, all[0]) : CodecComposer.Close(form, all[0], CodecComposer.Close(comparer, all[0])));

    private static Type Map(
        Type type, Type[] all, [DynamicallyAccessedMembers(Kept)] Type form, [DynamicallyAccessedMembers(Kept)] Type comparer) =>
        CodecComposer.Close(
            typeof(MapCodec<,,,,,>), [type, .. all, CodecComposer.Close(form, all[0], all[1], CodecComposer.Close(comparer, all[0]))]);

    private static Type PriorityQueue(Type type, Type[] all)
    {
        Type tuple = CodecComposer.Close(typeof(ValueTuple<,>), all[0], all[1]);
        Type codec = CodecComposer.Close(typeof(TupleCodec<,>), tuple, CodecComposer.Close(typeof(TupleElements<,,,>), all));
        Type order = CodecComposer.Close(typeof(DefaultOrder<>), all[1]);
        return CodecComposer.Close(
            typeof(SequenceCodec<,,,>), type, tuple, codec, CodecComposer.Close(typeof(PriorityQueueForm<,,>), all[0], all[1], order));
    }

    private static Type Grouping(Type type, Type[] all)
    {
        Type elements = CodecComposer.Close(typeof(IEnumerable<>), all[1]);
        Type codec = OfInterface(typeof(IEnumerable<>), elements, [all[1], all[3]])!;
        return CodecComposer.Close(
            typeof(TupleFormCodec<,,,>),
            type,
            CodecComposer.Close(typeof(ValueTuple<,>), all[0], elements),
            CodecComposer.Close(typeof(TupleElements<,,,>), all[0], elements, all[2], codec),
            CodecComposer.Close(typeof(GroupingForm<,>), all[0], all[1]));
    }

    private static Type Lookup(Type type, Type[] all)
    {
        Type grouping = CodecComposer.Close(typeof(IGrouping<,>), all[0], all[1]);
        Type equality = CodecComposer.Close(typeof(DefaultEquality<>), all[0]);
        return CodecComposer.Close(
            typeof(SequenceCodec<,,,>), type, grouping, Grouping(grouping, all), CodecComposer.Close(typeof(LookupForm<,,>), all[0], all[1], equality));
    }

    private static Type Interface(Type type, Type[] all, [DynamicallyAccessedMembers(Kept)] Type concrete, Type? codec = null)
    {
        Type read = CodecComposer.Close(concrete, all[0]);
        return CodecComposer.Close(typeof(SequenceInterfaceCodec<,,,,>), type, all[0], all[1], read, codec ?? OfSequence(concrete, read, all)!);
    }

    private static Type MapInterface(Type type, Type[] all, [DynamicallyAccessedMembers(Kept)] Type concrete, Type? codec = null)
    {
        Type read = CodecComposer.Close(concrete, all[0], all[1]);
        return CodecComposer.Close(typeof(MapInterfaceCodec<,,,,,,>), [type, .. all, read, codec ?? OfMap(concrete, read, all)!]);
    }
}
