namespace MemFormat.Io;

/// <summary>
/// A number of another kind in the fixed block: its offset and kind as an entry below -1 in the table of offsets.
/// </summary>
internal static class ConvertedNumber
{
    private const int KindBits = 5, FirstEntry = -2;

    /// <summary>The entry for a number of a kind at an offset.</summary>
    public static int Encode(WireKind kind, int offset) => FirstEntry - (offset << KindBits | (int)kind);

    /// <summary>Whether a kind is a number that can be converted where it lies.</summary>
    public static bool IsNumber(WireKind kind) => kind is >= WireKind.Int8 and <= WireKind.Decimal or WireKind.Char;

    /// <summary>Reads the number, exactly, or it is an overflow at its place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<T>(ref MemFormatReader reader, ref byte block, nint entry)
        where T : unmanaged
    {
        var code = FirstEntry - entry;
        ref var source = ref Unsafe.Add(ref block, code >> KindBits);
        var kind = (WireKind)(code & ((1 << KindBits) - 1));
        if (typeof(T) == typeof(long) && kind == WireKind.Int32)
        {
            long value = Unsafe.ReadUnaligned<int>(ref source);
            return Unsafe.As<long, T>(ref value);
        }

        if (typeof(T) == typeof(int) && kind == WireKind.Int16)
        {
            int value = Unsafe.ReadUnaligned<short>(ref source);
            return Unsafe.As<int, T>(ref value);
        }

        return ReadAny<T>(ref reader, ref source, kind);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T ReadAny<T>(ref MemFormatReader reader, ref byte source, WireKind kind)
        where T : unmanaged
    {
        ref var position = ref reader.Position;
        var left = reader.Left;
        reader.Move(ref source, left + (nuint)Unsafe.ByteOffset(ref source, ref position));
        var value = NumberReader.Read<T>(ref reader, kind);
        reader.Move(ref position, left);
        return value;
    }
}
