namespace MemFormat.Io;

/// <summary>
/// Entries below -1 in the table of offsets: a number of another kind in the fixed block, with its offset and kind, or a
/// late value. That one lies elsewhere in the payload, and the reader is there.
/// </summary>
internal static class ConvertedNumber
{
    private const int KindBits = 5;

    /// <summary>The largest entry.</summary>
    public const int FirstEntry = -2;

    /// <summary>What all entries of late values have in common: this in their lowest bits, counted down from -2.</summary>
    public const int Late = (1 << KindBits) - 1;

    /// <summary>
    /// The same of numbers of an enum whose constants have other numbers in the payload: above it is which of those, not an offset.
    /// </summary>
    public const int Named = Late - 1;

    /// <summary>The entry for the number of an enum.</summary>
    public static int EncodeNamed(int index) => FirstEntry - (index << KindBits | Named);

    /// <summary>Which of the enums an entry is for, or -1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint NamedIndex(nint entry) => (FirstEntry - entry & Late) == Named ? FirstEntry - entry >> KindBits : -1;

    /// <summary>The entry for a number of a kind at an offset.</summary>
    public static int Encode(WireKind kind, int offset) => FirstEntry - (offset << KindBits | (int)kind);

    /// <summary>The entry for a late value of a kind.</summary>
    public static int EncodeLate(WireKind kind) => FirstEntry - ((int)kind << KindBits | Late);

    /// <summary>Whether a kind is a number that can be converted where it lies.</summary>
    public static bool IsNumber(WireKind kind) => kind is >= WireKind.Int8 and <= WireKind.Decimal or WireKind.Char;

    /// <summary>Reads the value, as a number exactly, or it is an overflow at its place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<T>(ref MemFormatReader reader, ref byte block, nint entry)
        where T : unmanaged
    {
        var code = FirstEntry - entry;
        ref var source = ref Unsafe.Add(ref block, code >> KindBits);
        var kind = (WireKind)(code & Late);
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

        return ReadAny<T>(ref reader, ref block, code);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T ReadAny<T>(ref MemFormatReader reader, ref byte block, nint code)
        where T : unmanaged
    {
        var kind = (WireKind)(code & Late);
        if ((int)kind == Late)
        {
            kind = (WireKind)(code >> KindBits);
            return kind == Scalar<T>.Kind ? Scalar<T>.Get(ref reader.Take((nuint)Scalar<T>.Size)) : NumberReader.Read<T>(ref reader, kind);
        }

        ref var source = ref Unsafe.Add(ref block, code >> KindBits);
        ref var position = ref reader.Position;
        var left = reader.Left;
        reader.Move(ref source, left + (nuint)Unsafe.ByteOffset(ref source, ref position));
        var value = NumberReader.Read<T>(ref reader, kind);
        reader.Move(ref position, left);
        return value;
    }
}
