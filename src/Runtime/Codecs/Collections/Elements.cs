using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>The elements of an array or list that lie in a row: written as memory, as bits, or one by one.</summary>
internal static class Elements<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>Whether the payload's size proves the count, so that all elements are allocated in one go.</summary>
    internal static bool IsAllocatedAtOnce
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() <= 16 * TCodec.MinSize;
    }

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
        else if (TCodec.HasPresence && Nulls.AreIn(items))
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
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static T[] ReadPacked(ref MemFormatReader reader, ulong header)
    {
        if (IsBool)
        {
            var bools = new T[CollectionHeader.CountPacked(ref reader, header, 8, 0)];
            PackedBools.Read(ref reader, Unsafe.As<T[], bool[]>(ref bools));
            return bools;
        }

        if (!TCodec.HasPresence)
            MemFormatThrow.InvalidData("A collection has unknown flags.");

        if (IsNullableBool && (header & CollectionHeader.HasNulls) == 0)
        {
            var present = new T[CollectionHeader.CountPacked(ref reader, header, 8, 0)];
            ReadNullableBools(ref reader, ref Unsafe.NullRef<byte>(), present);
            return present;
        }

        var count = CollectionHeader.CountPacked(ref reader, header, 8, CollectionHeader.HasNulls);
        ref var bits = ref BitString.Take(ref reader, count);
        var least = IsNullableBool ? 0 : TCodec.MinSize;
        if ((ulong)(uint)BitString.Count(ref bits, count) * (uint)least > reader.Left)
            MemFormatThrow.Truncated();

        // The bitmap has been read, so the count is proven.
        var items = new T[count];
        if (IsNullableBool)
        {
            ReadNullableBools(ref reader, ref bits, items);
            return items;
        }

        for (var i = 0; i < items.Length; i++)
        {
            if (BitString.Get(ref bits, i))
                items[i] = TCodec.Read(ref reader);
        }

        return items;
    }

    /// <summary>Reads elements that are large in memory and small in the payload, allocating as they arrive.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static T[] ReadGrowing(ref MemFormatReader reader, int count)
    {
        var items = new T[Math.Min(count, CollectionHeader.SlotsAhead)];
        for (var i = 0; i < count; i++)
        {
            if (i == items.Length)
                Array.Resize(ref items, (int)Math.Min((uint)count, 2 * (uint)i));

            items[i] = TCodec.Read(ref reader);
        }

        return items;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteWithNulls(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        CollectionHeader.WriteWithNulls(ref writer, items.Length);
        var expected = Nulls.WriteBitmap(ref writer, items);
        if (IsNullableBool)
        {
            WriteNullableBools(ref writer, items);
            return;
        }

        foreach (var item in items)
        {
            if (item is not null)
            {
                TCodec.Write(ref writer, item);
                expected--;
            }
        }

        if (expected != 0)
            MemFormatThrow.CollectionChanged();
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

    private static void ReadNullableBools(ref MemFormatReader reader, ref byte presence, T[] items)
    {
        var hasNulls = !Unsafe.IsNullRef(ref presence);
        var values = new BitStringReader(ref reader, hasNulls ? BitString.Count(ref presence, items.Length) : items.Length);
        var target = Unsafe.As<T[], bool?[]>(ref items);
        for (var i = 0; i < target.Length; i++)
        {
            if (!hasNulls || BitString.Get(ref presence, i))
                target[i] = values.Next();
        }
    }
}
