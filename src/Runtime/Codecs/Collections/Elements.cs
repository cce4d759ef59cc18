using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>The elements of an array or list that lie in a row: written as memory, as bits, or one by one.</summary>
internal static class Elements<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>Bools are packed, present ones of nullable bools too.</summary>
    internal static bool IsBool
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(TCodec) == typeof(CheckedCodec<bool>);
    }

    internal static bool IsNullableBool
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(TCodec) == typeof(NullableCodec<bool, CheckedCodec<bool>>);
    }

    /// <summary>Writes header and elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        if (TCodec.IsBlock)
        {
            CollectionHeader.Write(ref writer, items.Length);
            writer.WriteMemory(
                ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), (ulong)(uint)items.Length * (uint)Unsafe.SizeOf<T>());
        }
        else if (IsBool)
        {
            PackedBools.Write(ref writer, MemoryMarshal.CreateReadOnlySpan(
                ref Unsafe.As<T, bool>(ref MemoryMarshal.GetReference(items)), items.Length));
        }
        else if (TCodec.HasPresence && Nulls.AreIn<T, TCodec>(items))
        {
            WriteWithNulls(ref writer, items);
        }
        else if (IsNullableBool)
        {
            CollectionHeader.Write(ref writer, items.Length);
            WriteNullableBools(ref writer, items);
        }
        else
        {
            CollectionHeader.Write(ref writer, items.Length);
            if (TCodec.IsObject)
            {
                ref var first = ref Unsafe.As<T, object?>(ref MemoryMarshal.GetReference(items));
                for (var i = 0; i < items.Length; i++)
                    TCodec.WriteObject(ref writer, Unsafe.Add(ref first, i));

                return;
            }

            for (var i = 0; i < items.Length; i++)
                TCodec.Write(ref writer, items[i]);
        }
    }

    /// <summary>
    /// Checks a header without flags, and charges elements that are large beside their bytes, and those that may hold collections:
    /// collections in each other claim the same bytes.
    /// </summary>
    /// <returns>The count. All elements may be allocated in one go.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Count(ref MemFormatReader reader, ulong header)
    {
        var count = CollectionHeader.Count(ref reader, header, TCodec.MinSize);
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>())
            reader.Charge((long)count * Unsafe.SizeOf<T>());
        else if (Unsafe.SizeOf<T>() > MemFormatReader.SlotPerByte * TCodec.MinSize)
            reader.Charge((long)count * (Unsafe.SizeOf<T>() - (MemFormatReader.SlotPerByte * TCodec.MinSize)));

        return count;
    }

    /// <summary>Reads the elements of a collection without nulls, with a checked count, except for bools.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Read(ref MemFormatReader reader, Span<T> items)
    {
        if (TCodec.IsBlock)
        {
            var size = (nuint)(uint)items.Length * (uint)Unsafe.SizeOf<T>();
            MemoryMarshal.CreateReadOnlySpan(ref reader.Take(size), checked((int)size)).CopyTo(
                MemoryMarshal.CreateSpan(ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), (int)size));
            return;
        }

        if (TCodec.TryReadAll(ref reader, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), items.Length))
            return;
        if (TCodec.IsObject)
        {
            for (var i = 0; i < items.Length; i++)
                Unsafe.As<T, object?>(ref items[i]) = TCodec.ReadObject(ref reader);

            return;
        }

        for (var i = 0; i < items.Length; i++)
            items[i] = TCodec.Read(ref reader);
    }

    /// <summary>Like <see cref="Read"/>, into existing elements. An exact element that is an object is a string.</summary>
    internal static void ReadInto(ref MemFormatReader reader, Span<T> items)
    {
        if (!TCodec.CanPopulate || !TCodec.IsObject)
        {
            Read(ref reader, items);
            return;
        }

        for (var i = 0; i < items.Length; i++)
            Unsafe.As<T, object?>(ref items[i]) = TCodec.ReadObjectResolved(ref reader, PlanNode.ExactRoot, Unsafe.As<T, object?>(ref items[i]));
    }

    /// <summary>Reads the rest of a collection whose header has flags or whose elements are bools.</summary>
    /// <param name="reader">The reader, after the header.</param>
    /// <param name="header">The header.</param>
    /// <param name="list">The list to fill, or null for an array.</param>
    /// <returns>The array, if there is no list.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static T[] ReadPacked(ref MemFormatReader reader, ulong header, List<T>? list)
    {
        var hasNulls = TCodec.HasPresence && (header & CollectionHead.FlagMask) == CollectionHeader.HasNulls;
        if (!IsBool && !IsNullableBool && !hasNulls)
            MemFormatThrow.InvalidData("A collection has unknown flags.");
        var count = CollectionHeader.CountPacked(ref reader, header, 8, hasNulls ? CollectionHeader.HasNulls : 0);
        ref var bits = ref hasNulls ? ref BitString.Take(ref reader, count) : ref Unsafe.NullRef<byte>();
        if (hasNulls && !IsNullableBool && (ulong)(uint)BitString.Count(ref bits, count) * (uint)TCodec.MinSize > reader.Left)
            MemFormatThrow.Truncated();

        // An element may be one bit.
        reader.Charge((long)count * (Unsafe.SizeOf<T>() - MemFormatReader.OwnPerBit));
        T[]? array = null;
        Span<T> items;
        if (list is null)
        {
            items = array = new T[count];
        }
        else
        {
            CollectionsMarshal.SetCount(list, count);
            items = CollectionsMarshal.AsSpan(list);
            items.Clear();
        }

        if (IsBool)
            PackedBools.Read(ref reader, MemoryMarshal.CreateSpan(ref Unsafe.As<T, bool>(ref MemoryMarshal.GetReference(items)), count));
        else if (IsNullableBool)
            ReadNullableBools(ref reader, ref bits, items);
        else
            ReadPresent(ref reader, ref bits, items);

        return array!;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteWithNulls(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        CollectionHeader.WriteWithNulls(ref writer, items.Length);
        var expected = Nulls.WriteBitmap<T, TCodec>(ref writer, items);
        if (IsNullableBool)
        {
            WriteNullableBools(ref writer, items);
            return;
        }

        foreach (var item in items)
        {
            if (!Nulls.Is<T, TCodec>(item))
            {
                TCodec.Write(ref writer, item);
                expected--;
            }
        }

        if (expected != 0)
            writer.ThrowChanged();
    }

    private static void WriteNullableBools(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        var bits = default(BitStringWriter);
        foreach (var item in MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<T, bool?>(ref MemoryMarshal.GetReference(items)), items.Length))
        {
            if (item.HasValue)
                bits.Add(ref writer, item.GetValueOrDefault());
        }

        bits.Flush(ref writer);
    }

    private static void ReadPresent(ref MemFormatReader reader, scoped ref byte presence, Span<T> items)
    {
        for (var i = 0; i < items.Length; i++)
        {
            if (BitString.Get(ref presence, i))
                items[i] = TCodec.Read(ref reader);
        }
    }

    private static void ReadNullableBools(ref MemFormatReader reader, scoped ref byte presence, Span<T> items)
    {
        var hasNulls = !Unsafe.IsNullRef(ref presence);
        var values = new BitStringReader(ref reader, hasNulls ? BitString.Count(ref presence, items.Length) : items.Length);
        var target = MemoryMarshal.CreateSpan(ref Unsafe.As<T, bool?>(ref MemoryMarshal.GetReference(items)), items.Length);
        for (var i = 0; i < target.Length; i++)
        {
            if (!hasNulls || BitString.Get(ref presence, i))
                target[i] = values.Next();
        }
    }
}
