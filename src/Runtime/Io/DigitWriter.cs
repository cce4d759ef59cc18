using System.Numerics;
using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>Finds the form of a compact list with the fewest bytes, and writes the digits of its numbers (<see cref="CompactList"/>).</summary>
internal readonly ref struct DigitWriter<T>
{
    private readonly ReadOnlySpan<T> _items;
    private readonly bool _isZigZag;
    private readonly ulong _all;
    private readonly int _large;

    /// <summary>Looks at all numbers.</summary>
    internal DigitWriter(ReadOnlySpan<T> items, bool isSigned)
    {
        _items = items;
        _all = All();
        if (isSigned && _all >> ((8 * Unsafe.SizeOf<T>()) - 1) != 0)
        {
            _isZigZag = true;
            _all = All();
        }

        // One byte tells the form.
        var bound = ((long)items.Length * Unsafe.SizeOf<T>()) - 1;
        var large = Size(CompactList.LargeDigit, bound);
        HasDigits = large < bound;
        var small = Size(CompactList.SmallDigit, Math.Min(large, bound));
        if (small < Math.Min(large, bound))
            HasDigits = true;
        else
            _large = Weights(CompactList.LargeDigit);
    }

    /// <summary>Whether digits are fewer bytes than the numbers as they are.</summary>
    internal readonly bool HasDigits;

    /// <summary>Writes the form and the digits.</summary>
    internal void Write(ref MemFormatWriter writer)
    {
        writer.WriteByte((byte)(_large << CompactList.CountShift | (_isZigZag ? CompactList.IsZigZag : 0)));
        var digit = _large > 0 ? CompactList.LargeDigit : CompactList.SmallDigit;
        var weights = Weights(digit);
        if (!DigitVectors.IsSupported || _all > uint.MaxValue)
        {
            for (var weight = 0; weight < weights; weight++)
                Write(ref writer, weight, digit);
            return;
        }

        var count = _items.Length;
        var numbers = ArrayPool<uint>.Shared.Rent(count + DigitVectors.Spare);
        var at = 0;
        for (; IsVectorised && at <= count - 8; at += 8)
            Load(at).StoreUnsafe(ref numbers[at]);
        for (; at < count; at++)
            numbers[at] = (uint)Bits(at);
        for (var weight = 1; count > 0; weight++)
        {
            if (weight < _large)
                DigitVectors.WriteBits(numbers, count, ref writer);
            count = DigitVectors.Split(numbers, count, digit, ref writer);
        }

        ArrayPool<uint>.Shared.Return(numbers);
    }

    /// <summary>Writes the digits of one weight.</summary>
    private void Write(ref MemFormatWriter writer, int weight, int digit)
    {
        var shift = weight * digit;
        if (weight + 1 < _large)
        {
            var bits = default(BitStringWriter);
            for (var at = 0; at < _items.Length; at++)
            {
                var rest = Bits(at) >> shift;
                if (rest != 0 || weight == 0)
                    bits.Add(ref writer, rest > byte.MaxValue);
            }

            bits.Flush(ref writer);
        }

        for (var at = 0; at < _items.Length; at++)
        {
            var rest = Bits(at) >> shift;
            if (rest != 0 || weight == 0)
                writer.WriteByte((byte)(digit == CompactList.SmallDigit && rest >> digit != 0 ? rest | CompactList.HasMore : rest));
        }
    }

    /// <summary>The digits of the longest number.</summary>
    private int Weights(int digit) => Math.Max(1, (63 + digit - BitOperations.LeadingZeroCount(_all)) / digit);

    /// <summary>The bytes of digits and bit strings, or a larger number than the bound.</summary>
    private long Size(int digit, long bound)
    {
        long size = 0, count = _items.Length;
        for (int weight = 0, weights = Weights(digit); weight < weights && size < bound; weight++)
        {
            count = weight == 0 ? count : Count(digit * weight);
            size += count + (digit == CompactList.LargeDigit && weight + 1 < weights ? (count + 7) / 8 : 0);
        }

        return size;
    }

    private ulong All()
    {
        ulong all = 0;
        var at = 0;
        if (IsVectorised)
        {
            Vector256<uint> any = default;
            for (; at <= _items.Length - 8; at += 8)
                any |= Load(at);
            for (var i = 0; i < 8; i++)
                all |= any.GetElement(i);
        }

        for (; at < _items.Length; at++)
            all |= Bits(at);
        return all;
    }

    /// <summary>How many numbers have more bits than these.</summary>
    private int Count(int bits)
    {
        int count = 0, at = 0;
        if (IsVectorised)
        {
            Vector256<uint> shorter = default;
            for (; at <= _items.Length - 8; at += 8)
                shorter += Vector256.Equals(Load(at) >>> bits, default);
            count = at + (int)Vector256.Sum(shorter);
        }

        for (; at < _items.Length; at++)
            count += Bits(at) >> bits != 0 ? 1 : 0;
        return count;
    }

    private static bool IsVectorised => Vector256.IsHardwareAccelerated && Unsafe.SizeOf<T>() == sizeof(uint);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong Bits(int at) => CompactBits<T>.Get(_items[at], _isZigZag);

    /// <summary>Eight numbers of four bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private Vector256<uint> Load(int at)
    {
        var numbers = Vector256.LoadUnsafe(ref Unsafe.As<T, uint>(ref MemoryMarshal.GetReference(_items)), (nuint)at);
        return _isZigZag ? (numbers << 1) ^ (Vector256<uint>.Zero - (numbers >>> 31)) : numbers;
    }
}
