using System.Numerics;
using System.Runtime.Intrinsics;
using System.Text;

namespace MemFormat.Io;

/// <summary>Counts what a text takes in UTF-8 and in UTF-16, to choose its encoding and to decode it.</summary>
internal static class Utf16
{
    // Of UTF-8: the last byte that does not begin a char, signed, and the first of those that begin one of four bytes.
    private const sbyte LastInside = -0x41;
    private const byte FirstOfFour = 0xF0;

    /// <summary>The fewest chars that <see cref="CopyShort"/> takes.</summary>
    internal const int LeastCopied = 5;

    /// <summary>The bytes that a string takes in UTF-8; 0 if it saves too little, or cannot be written so.</summary>
    internal static ulong Utf8Size(ReadOnlySpan<char> value)
    {
        // Chars take one byte and these more.
        uint more = 0;
        var most = (uint)value.Length / StringEncoding.CharsPerExtraByte;
        var pairs = Vector256<ushort>.Zero;
        if (value.Length < Vector256<ushort>.Count)
        {
            // Counting lone surrogates would make a buffer for what stands in for them.
            if (!IsWellFormed(value))
                return 0;
            more = (uint)(Encoding.UTF8.GetByteCount(value) - value.Length);
        }
        else
        {
            for (var at = 0; at < value.Length && more <= most; at += Vector256<ushort>.Count)
            {
                // Of the last chars, some were counted before.
                var counted = Math.Max(0, at + Vector256<ushort>.Count - value.Length);
                var chars = Vector256.LoadUnsafe(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value)), (nuint)(at - counted));
                var two = Vector256.GreaterThan(chars, Vector256.Create((ushort)0x7F));
                if (two == Vector256<ushort>.Zero)
                    continue;
                var surrogates = Vector256.Equals(chars & Vector256.Create((ushort)0xF800), Vector256.Create((ushort)0xD800));
                var three = Vector256.AndNot(Vector256.GreaterThan(chars, Vector256.Create((ushort)0x7FF)), surrogates);
                var bits = two.ExtractMostSignificantBits() >> counted << Vector256<ushort>.Count | three.ExtractMostSignificantBits() >> counted;
                more += (uint)BitOperations.PopCount(bits);
                pairs |= surrogates;
            }
        }

        return more > most || (pairs != Vector256<ushort>.Zero && !IsWellFormed(value)) ? 0 : (ulong)(uint)value.Length + more;
    }

    /// <summary>
    /// Copies <see cref="LeastCopied"/> to 32 chars. Returns the bytes that they take in UTF-8 beside one each, if all surrogates are of pairs.
    /// </summary>
    internal static uint CopyShort(ref char source, ref byte target, int length)
    {
        // The last move overlaps the one before it. Its chars are counted once.
        ref var words = ref Unsafe.As<char, ushort>(ref source);
        if (length < Vector128<ushort>.Count)
        {
            var last = length - sizeof(ulong) / sizeof(char);
            var start = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<char, byte>(ref source));
            var end = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<char, byte>(ref Unsafe.Add(ref source, last)));
            Unsafe.WriteUnaligned(ref target, start);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last * sizeof(char)), end);
            return More(Vector128.Create(start, end >> (8 * (sizeof(ulong) - (last * sizeof(char))))).AsUInt16(), 0);
        }

        uint more = 0;
        for (var at = 0; at < length; at += Vector128<ushort>.Count)
        {
            var counted = Math.Max(0, at + Vector128<ushort>.Count - length);
            var chars = Vector128.LoadUnsafe(ref words, (nuint)(at - counted));
            chars.AsByte().StoreUnsafe(ref target, (nuint)(at - counted) * sizeof(char));
            more += More(chars, counted);
        }

        return more;
    }

    /// <summary>The bytes that chars take in UTF-8 beside one each, but for the first ones, which were counted before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint More(Vector128<ushort> chars, int counted)
    {
        // Surrogates take two of the four bytes of a pair.
        var two = Vector128.GreaterThan(chars, Vector128.Create((ushort)0x7F));
        var surrogates = Vector128.Equals(chars & Vector128.Create((ushort)0xF800), Vector128.Create((ushort)0xD800));
        var three = Vector128.AndNot(Vector128.GreaterThan(chars, Vector128.Create((ushort)0x7FF)), surrogates);
        var bits = two.ExtractMostSignificantBits() >> counted << Vector128<ushort>.Count | three.ExtractMostSignificantBits() >> counted;
        return (uint)BitOperations.PopCount(bits);
    }

    /// <summary>The chars of a text, if its bytes are valid UTF-8: two of each four bytes, else one of each that begin with a byte.</summary>
    internal static ulong Length(ReadOnlySpan<byte> bytes)
    {
        ulong length = 0;
        ref var first = ref MemoryMarshal.GetReference(bytes);
        if (bytes.Length < Vector256<byte>.Count)
        {
            foreach (var part in bytes)
                length += ((sbyte)part > LastInside ? 1u : 0) + (part >= FirstOfFour ? 1u : 0);
            return length;
        }

        for (var at = 0; at < bytes.Length; at += Vector256<byte>.Count)
        {
            // As signed numbers, bytes that continue a char are the lowest ones. Of the last part, some were counted before.
            var counted = Math.Max(0, at + Vector256<byte>.Count - bytes.Length);
            var part = Vector256.LoadUnsafe(ref first, (nuint)(at - counted));
            var begin = Vector256.GreaterThan(part.AsSByte(), Vector256.Create(LastInside)).ExtractMostSignificantBits() >> counted;
            var four = Vector256.GreaterThanOrEqual(part, Vector256.Create(FirstOfFour)).ExtractMostSignificantBits() >> counted;
            length += (uint)BitOperations.PopCount((ulong)begin << Vector256<byte>.Count | four);
        }

        return length;
    }

    /// <summary>Whether every surrogate is one of a pair.</summary>
    internal static bool IsWellFormed(ReadOnlySpan<char> value)
    {
        for (var at = 0; at < value.Length; at++)
        {
            if (char.IsSurrogate(value[at]) && (++at == value.Length || !char.IsSurrogatePair(value[at - 1], value[at])))
                return false;
        }

        return true;
    }
}
