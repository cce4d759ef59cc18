using System.Runtime.Intrinsics;

namespace MemFormat.Benchmarks.Reference;

/// <summary>Strings of one byte per char, both ways, sixteen bytes of chars at a time; tails overlap.</summary>
internal static class Latin1
{
    private const ulong FourHighBytes = 0xFF00_FF00_FF00_FF00;

    /// <summary>Stores the low bytes of the chars; false when one of them has a high byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrow(ref char chars, ref byte bytes, int length)
    {
        ref var source = ref Unsafe.As<char, ushort>(ref chars);
        if (length >= Vector128<ushort>.Count)
            return TryNarrowVectors(ref source, ref bytes, (nuint)length);
        if (length >= 4)
        {
            var last = length - 4;
            var head = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref source));
            var tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref source, last)));
            var both = Vector128.Create(head, tail).AsUInt16();
            var narrow = Vector128.Narrow(both, both).AsUInt32();
            Block.Put(ref bytes, 0, narrow.GetElement(0));
            Block.Put(ref bytes, last, narrow.GetElement(1));
            return ((head | tail) & FourHighBytes) == 0;
        }

        uint all = 0;
        for (var i = 0; i < length; i++)
        {
            uint value = Unsafe.Add(ref source, i);
            all |= value;
            Unsafe.Add(ref bytes, i) = (byte)value;
        }

        return all <= byte.MaxValue;
    }

    /// <summary>Makes a string of one char per byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string Widen(ref byte bytes, int length)
    {
        var text = new string('\0', length);
        ref var chars = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        if (length >= Vector128<ushort>.Count)
        {
            var last = (nuint)length - 8;
            for (nuint i = 0; i < last; i += 8)
                WidenEight(ref bytes, ref chars, i);

            WidenEight(ref bytes, ref chars, last);
        }
        else
        {
            for (var i = 0; i < length; i++)
                Unsafe.Add(ref chars, i) = Unsafe.Add(ref bytes, i);
        }

        return text;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrowVectors(ref ushort source, ref byte bytes, nuint length)
    {
        var all = Vector128<ushort>.Zero;
        var last = length - 8;
        for (nuint i = 0; i < last; i += 8)
            all |= NarrowEight(ref source, ref bytes, i);

        all |= NarrowEight(ref source, ref bytes, last);
        return (all & Vector128.Create((ushort)0xFF00)) == Vector128<ushort>.Zero;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> NarrowEight(ref ushort source, ref byte bytes, nuint at)
    {
        var chars = Vector128.LoadUnsafe(ref source, at);
        Block.Put(ref bytes, (nint)at, Vector128.Narrow(chars, chars).AsUInt64().ToScalar());
        return chars;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenEight(ref byte bytes, ref ushort chars, nuint at) =>
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(Block.Get<ulong>(ref bytes, (nint)at)).AsByte()).StoreUnsafe(ref chars, at);
}
