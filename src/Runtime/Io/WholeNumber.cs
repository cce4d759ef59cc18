using System.Globalization;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>A whole number of any size: two's complement in as few bytes as possible, the lowest byte first.</summary>
internal static class WholeNumber
{
    /// <summary>The longest text that is converted, with its sign: the work grows with its square.</summary>
    public const int MaxTextLength = 4096;

    /// <summary>The most bytes whose number has a text of that length.</summary>
    private const int MaxTextSize = 1700;

    /// <summary>The most bytes of an integer that fits into a type of .NET: those of an unsigned one, and one for the sign.</summary>
    private const int MaxIntegerSize = 17;

    private const int DigitsPerStep = 9;
    private const uint Step = 1_000_000_000;

    /// <summary>Reads how many bytes the number takes.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="isNull">Whether there is no number.</param>
    public static int Size(ref MemFormatReader reader, out bool isNull)
    {
        var header = reader.ReadLength();
        isNull = header == CollectionHeader.Null;
        return isNull ? 0 : CollectionHeader.Count(ref reader, header, 1);
    }

    /// <summary>
    /// Reads the bytes and checks them. A copy: they are gone through several times, and another thread may change those of the
    /// payload.
    /// </summary>
    public static void Take(ref MemFormatReader reader, scoped Span<byte> bytes)
    {
        MemoryMarshal.CreateReadOnlySpan(ref reader.Take((nuint)bytes.Length), bytes.Length).CopyTo(bytes);
        if (!IsShortest(bytes))
            MemFormatThrow.InvalidData("A whole number is not in its shortest form.");
    }

    /// <summary>Reads the number, if it has no more than 128 bits; else it is an overflow. Null is zero.</summary>
    public static ExactNumber Read(ref MemFormatReader reader)
    {
        var size = Size(ref reader, out var isNull);
        if (isNull)
            return new ExactNumber(0, false);
        if (size > MaxIntegerSize)
            MemFormatThrow.Overflow();
        Span<byte> all = stackalloc byte[MaxIntegerSize];
        all.Clear();
        Take(ref reader, all[..size]);
        var isNegative = size > 0 && all[size - 1] >= 0x80;
        if (isNegative)
            all[size..].Fill(byte.MaxValue);

        // The byte behind those of an unsigned number of 128 bits is its sign.
        if (all[^1] is not (0 or byte.MaxValue))
            MemFormatThrow.Overflow();
        var bits = new UInt128(MemoryMarshal.Read<ulong>(all[8..]), MemoryMarshal.Read<ulong>(all));
        return new ExactNumber(isNegative ? UInt128.Zero - bits : bits, isNegative);
    }

    /// <summary>Reads the number as its text; null if there is none.</summary>
    /// <remarks>Without <see cref="System.Numerics.BigInteger"/>: that would be in every native program with a string.</remarks>
    public static string? Print(ref MemFormatReader reader)
    {
        var size = Size(ref reader, out var isNull);
        if (isNull)
            return null;
        if (size > MaxTextSize)
            MemFormatThrow.Overflow(string.Create(CultureInfo.InvariantCulture, $"The number is too large to become text of at most {MaxTextLength} characters."));
        Span<byte> bytes = stackalloc byte[MaxTextSize];
        bytes = bytes[..size];
        Take(ref reader, bytes);
        var isNegative = size > 0 && bytes[^1] >= 0x80;
        var limbs = Magnitude(bytes, isNegative);
        Span<char> text = new char[1 + DigitsPerStep + (limbs.Length * (DigitsPerStep + 1))];
        var at = Print(limbs, text);
        if (isNegative)
            text[--at] = '-';
        return new string(text[at..]);
    }

    /// <summary>Prints a number at the end of a buffer.</summary>
    /// <param name="limbs">The number, in 32 bits each, the lowest first. They are used up.</param>
    /// <param name="text">The buffer, with room for ten digits of each and nine more.</param>
    /// <returns>Where the digits begin: at least one, without zeros in front.</returns>
    public static int Print(Span<uint> limbs, Span<char> text)
    {
        var at = text.Length;
        for (var count = limbs.Length; count > 0;)
        {
            if (limbs[count - 1] == 0)
            {
                count--;
                continue;
            }

            var digits = Divide(limbs[..count]);
            for (var i = 0; i < DigitsPerStep; i++, digits /= 10)
                text[--at] = (char)('0' + (digits % 10));
        }

        while (at < text.Length - 1 && text[at] == '0')
            at++;
        if (at == text.Length)
            text[--at] = '0';
        return at;
    }

    /// <summary>The number without its sign, in 32 bits each, the lowest first.</summary>
    private static uint[] Magnitude(ReadOnlySpan<byte> bytes, bool isNegative)
    {
        var limbs = new uint[(bytes.Length + sizeof(uint) - 1) / sizeof(uint)];
        MemoryMarshal.AsBytes(limbs.AsSpan()).Fill(isNegative ? byte.MaxValue : (byte)0);
        bytes.CopyTo(MemoryMarshal.AsBytes(limbs.AsSpan()));
        if (!isNegative)
            return limbs;
        var carry = 1ul;
        for (var i = 0; i < limbs.Length; i++)
        {
            carry += ~limbs[i];
            limbs[i] = (uint)carry;
            carry >>= 32;
        }

        return limbs;
    }

    /// <summary>Takes the lowest digits of one step off the number.</summary>
    private static uint Divide(Span<uint> limbs)
    {
        ulong rest = 0;
        for (var i = limbs.Length - 1; i >= 0; i--)
        {
            rest = rest << 32 | limbs[i];
            limbs[i] = (uint)(rest / Step);
            rest %= Step;
        }

        return (uint)rest;
    }

    /// <summary>Zero takes no bytes, and the highest byte says more than the sign that the one below it says.</summary>
    private static bool IsShortest(ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
            return true;
        var isNegative = bytes.Length > 1 && bytes[^2] >= 0x80;
        return bytes.Length == 1 ? bytes[0] != 0 : bytes[^1] != (isNegative ? 0xFF : 0);
    }
}
