using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Reads a number of any kind, in the form of the fixed block, as one of any other: exactly, or it is an overflow. Dates
/// and times, too, and canonical text.
/// </summary>
internal static class NumberReader
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T Read<T>(ref MemFormatReader reader, WireKind kind)
    {
        if (typeof(T) == typeof(bool))
            return As<bool, T>(Bit(ref reader, kind));
        if (typeof(T) == typeof(Guid))
            return As<Guid, T>(CanonicalText.ReadGuid(ref reader, kind));
        if (typeof(T) == typeof(char) && CanonicalText.IsText(kind))
            return As<char, T>(CanonicalText.ReadChar(ref reader, kind));
        if (typeof(T) == typeof(decimal) && CanonicalText.IsText(kind))
            return As<decimal, T>(CanonicalText.ReadDecimal(ref reader, kind));
        if (TimeReader.Reads<T>())
            return TimeReader.Read<T>(ref reader, kind);
        if (IsShort<T>() && ReadShort(ref reader, kind, out var value))
        {
            var result = Unsafe.As<long, T>(ref value);
            if (Back(result) != value)
                MemFormatThrow.Overflow();
            return result;
        }

        if (!ExactNumber.Read(ref reader, kind).TryGet(out T converted))
            MemFormatThrow.Overflow();
        return converted;
    }

    private static TTo As<TFrom, TTo>(TFrom value) => Unsafe.As<TFrom, TTo>(ref value);

    /// <summary>A bool out of the 0 or 1 that it became once.</summary>
    private static bool Bit(ref MemFormatReader reader, WireKind kind)
    {
        var value = Read<byte>(ref reader, kind);
        if (value > 1)
            MemFormatThrow.Overflow();
        return value != 0;
    }

    /// <summary>Integers whose values all are longs.</summary>
    private static bool IsShort<T>() => typeof(T) == typeof(long) || typeof(T) == typeof(int) || typeof(T) == typeof(short)
        || typeof(T) == typeof(sbyte) || typeof(T) == typeof(uint) || typeof(T) == typeof(ushort) || typeof(T) == typeof(byte)
        || typeof(T) == typeof(char);

    /// <summary>The value of a short integer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static long Back<T>(T value) => Unsafe.SizeOf<T>() switch
    {
        1 => typeof(T) == typeof(sbyte) ? Unsafe.As<T, sbyte>(ref value) : Unsafe.As<T, byte>(ref value),
        2 => typeof(T) == typeof(short) ? Unsafe.As<T, short>(ref value) : Unsafe.As<T, ushort>(ref value),
        4 => typeof(T) == typeof(int) ? Unsafe.As<T, int>(ref value) : Unsafe.As<T, uint>(ref value),
        _ => Unsafe.As<T, long>(ref value),
    };

    /// <summary>Reads an integer whose values all are longs.</summary>
    /// <returns>Whether the kind is one.</returns>
    public static bool ReadShort(ref MemFormatReader reader, WireKind kind, out long value)
    {
        switch (kind)
        {
            case WireKind.Int8:
                value = Unsafe.As<byte, sbyte>(ref reader.Take(1));
                return true;
            case WireKind.UInt8:
                value = reader.Take(1);
                return true;
            case WireKind.Int16:
                value = Unsafe.ReadUnaligned<short>(ref reader.Take(2));
                return true;
            case WireKind.UInt16 or WireKind.Char:
                value = Unsafe.ReadUnaligned<ushort>(ref reader.Take(2));
                return true;
            case WireKind.Int32:
                value = Unsafe.ReadUnaligned<int>(ref reader.Take(4));
                return true;
            case WireKind.UInt32:
                value = Unsafe.ReadUnaligned<uint>(ref reader.Take(4));
                return true;
            case WireKind.Int64:
                value = Unsafe.ReadUnaligned<long>(ref reader.Take(8));
                return true;
            default:
                value = 0;
                return false;
        }
    }
}
