using System.Numerics;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Joins digits of one weight with the higher ones, and takes the lowest digits off numbers, eight numbers at a time. Those
/// with higher digits lie one after another in both cases; a word with a byte for each number says which they are.
/// </summary>
internal static class DigitVectors
{
    internal const ulong HighBits = 0x8080_8080_8080_8080, LowBits = HighBits >> 7;

    /// <summary>The numbers that must be readable or writable behind those there are.</summary>
    internal const int Spare = 8;

    /// <summary>For how many digits room is made at a time.</summary>
    private const int Chunk = 1024;

    /// <summary>The places of eight numbers.</summary>
    private const ulong Places = 0x0706_0504_0302_0100;

    internal static bool IsSupported => Bmi2.X64.IsSupported && Avx2.IsSupported;

    /// <summary>Joins digits with the higher part of the numbers that have one.</summary>
    /// <param name="digits">The digits.</param>
    /// <param name="bits">Which of them have higher ones, for <see cref="CompactList.LargeDigit"/>.</param>
    /// <param name="digit">The bits of a digit; 0 for the highest ones that are bytes.</param>
    /// <param name="longer">The higher parts, and <see cref="Spare"/>.</param>
    /// <param name="numbers">The numbers to make.</param>
    internal static void Join(ref byte digits, ref byte bits, int digit, ReadOnlySpan<uint> longer, Span<uint> numbers)
    {
        int at = 0, next = 0;

        // Whatever becomes of the payload while it is read: no more than there are.
        for (; at <= numbers.Length - 8 && next <= longer.Length - Spare; at += 8)
        {
            var word = Fields.Get<ulong>(ref digits, at);
            var those = digit == CompactList.SmallDigit ? (word & HighBits) >> 7
                : digit > 0 ? Bmi2.X64.ParallelBitDeposit(Unsafe.Add(ref bits, at >> 3), LowBits) : 0;
            word &= digit == CompactList.SmallDigit ? ~HighBits : ulong.MaxValue;
            var lanes = Vector128.CreateScalar(those * 0xFF);
            var places = Avx2.ConvertToVector256Int32(Vector128.CreateScalar(Bmi2.X64.ParallelBitDeposit(Places, those * 0xFF)).AsByte());
            var higher = Avx2.PermuteVar8x32(Vector256.LoadUnsafe(ref MemoryMarshal.GetReference(longer), (nuint)next), places.AsUInt32())
                & Avx2.ConvertToVector256Int32(lanes.AsSByte()).AsUInt32();
            var joined = Avx2.ConvertToVector256Int32(Vector128.CreateScalar(word).AsByte()).AsUInt32() | higher << digit;
            joined.StoreUnsafe(ref MemoryMarshal.GetReference(numbers), (nuint)at);
            next += BitOperations.PopCount(those);
        }

        for (; at < numbers.Length; at++)
        {
            uint value = Unsafe.Add(ref digits, at);
            var isLonger = digit == CompactList.SmallDigit ? value >= CompactList.HasMore : digit > 0 && BitString.Get(ref bits, at);
            value &= digit == CompactList.SmallDigit ? CompactList.HasMore - 1 : byte.MaxValue;
            if (isLonger && next >= longer.Length - Spare)
                MemFormatThrow.InvalidData("The payload changed while it was read.");
            numbers[at] = isLonger ? value | longer[next++] << digit : value;
        }
    }

    /// <summary>Takes the lowest digits off numbers.</summary>
    /// <param name="numbers">The numbers, and <see cref="Spare"/>. The higher part of the longer ones takes their place.</param>
    /// <param name="count">The number of the numbers.</param>
    /// <param name="digit">The bits of a digit.</param>
    /// <param name="writer">The writer to write the digits to.</param>
    /// <returns>How many are longer.</returns>
    internal static int Split(Span<uint> numbers, int count, int digit, ref MemFormatWriter writer)
    {
        ref var first = ref MemoryMarshal.GetReference(numbers);
        numbers.Slice(count, Spare).Clear();
        var longer = 0;
        for (var begin = 0; begin < count; begin += Chunk)
        {
            var size = Math.Min(Chunk, count - begin);
            ref var target = ref writer.Reserve(size + Spare);
            for (var i = 0; i < size; i += 8)
            {
                var all = Vector256.LoadUnsafe(ref first, (nuint)(begin + i));
                var higher = all >>> digit;
                var those = Bmi2.X64.ParallelBitDeposit(0xFF & ~Vector256.Equals(higher, default).ExtractMostSignificantBits(), LowBits);
                all &= Vector256.Create((1u << digit) - 1);
                var halves = Vector128.Narrow(all.GetLower(), all.GetUpper());
                var word = Vector128.Narrow(halves, halves).AsUInt64().ToScalar();
                Fields.Put(ref target, i, digit == CompactList.SmallDigit ? word | those << 7 : word);

                // Of those places that were read already.
                var places = Vector128.CreateScalar(Bmi2.X64.ParallelBitExtract(Places, those * 0xFF)).AsByte();
                Avx2.PermuteVar8x32(higher, Avx2.ConvertToVector256Int32(places).AsUInt32()).StoreUnsafe(ref first, (nuint)longer);
                longer += BitOperations.PopCount(those);
            }

            writer.Advance(size);
        }

        return longer;
    }

    /// <summary>Writes which of numbers have more bits than <see cref="CompactList.LargeDigit"/>.</summary>
    internal static void WriteBits(ReadOnlySpan<uint> numbers, int count, ref MemFormatWriter writer)
    {
        for (var at = 0; at < count; at += 8)
        {
            var all = Vector256.LoadUnsafe(ref MemoryMarshal.GetReference(numbers), (nuint)at) >>> CompactList.LargeDigit;
            writer.WriteByte((byte)~(Vector256.Equals(all, default).ExtractMostSignificantBits() | (uint)(at + 8 > count ? -1 << (count - at) : 0)));
        }
    }
}
