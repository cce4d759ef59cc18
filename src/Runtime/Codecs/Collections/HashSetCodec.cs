using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Sets, null included. An element that comes twice is there once.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public readonly struct HashSetCodec<T, TCodec> : IMemFormatCodec<HashSet<T>>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <inheritdoc/>
    public static int MinSize => 1;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        TCodec.Describe(schema);
    }

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, HashSet<T>? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
        }
        else if (Elements<T, TCodec>.IsBool || TCodec.HasPresence)
        {
            // Bits are collected first, so the elements are wanted in a row.
            int count = value.Count;
            T[] items = ArrayPool<T>.Shared.Rent(count);
            value.CopyTo(items);
            Elements<T, TCodec>.Write(ref writer, items.AsSpan(0, count));
            ArrayPool<T>.Shared.Return(items, RuntimeHelpers.IsReferenceOrContainsReferences<T>());
        }
        else
        {
            // The enumerator notices changes.
            CollectionHeader.Write(ref writer, value.Count);
            foreach (T item in value)
            {
                TCodec.Write(ref writer, item);
            }
        }
    }

    /// <inheritdoc/>
    public static HashSet<T>? Read(ref MemFormatReader reader)
    {
        ulong header = reader.ReadLength();
        if (header == CollectionHeader.Null)
        {
            return null;
        }

        if ((header & 3) != 0 || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
        {
            return Of(ref reader, Elements<T, TCodec>.ReadPacked(ref reader, header));
        }

        int count = CollectionHeader.Count(ref reader, header, TCodec.MinSize);
        var set = new HashSet<T>(HashTable.Capacity<T>(count, TCodec.MinSize), KeyComparer.For<T>(count, reader.Limits));
        for (int i = 0; i < count; i++)
        {
            set.Add(TCodec.Read(ref reader));
        }

        return set;
    }

    /// <inheritdoc/>
    public static HashSet<T>? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
        {
            return Read(ref reader);
        }

        T[]? items = ResolvedElements<T, TCodec>.ReadArray(ref reader, node);
        return items is null ? null : Of(ref reader, items);
    }

    private static HashSet<T> Of(ref MemFormatReader reader, T[] items) => new(items, KeyComparer.For<T>(items.Length, reader.Limits));
}
