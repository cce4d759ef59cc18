using System.Numerics;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>Reads the numbers of a compact list from their digits (<see cref="CompactList"/>). All places are checked first.</summary>
internal unsafe ref struct Digits
{
    private const int Most = 10;

    private readonly ref byte _first;
    private readonly nint _size;
    private readonly int _large;
    private readonly int _weights;

    // Per weight: where its digits begin and end, and where the next one lies.
    private fixed int _begin[Most], _end[Most], _at[Most];

    /// <summary>Takes the bytes of so many numbers. Their head is read, and has the flag.</summary>
    internal Digits(scoped ref MemFormatReader reader, int size, bool isSigned, int count)
    {
        int form = reader.ReadByte();
        _large = form >> CompactList.CountShift;
        IsZigZag = (form & CompactList.IsZigZag) != 0;
        if (_large > size || (IsZigZag && !isSigned) || count == 0)
            MemFormatThrow.InvalidData();
        var most = _large > 0 ? _large : CompactList.Most(size, CompactList.SmallDigit);
        _first = ref reader.Position;
        var start = reader.Left;
        while (count > 0)
        {
            if (_weights == most)
                MemFormatThrow.InvalidData("A number has too many digits.");
            ulong longer = 0;
            if (_large > _weights + 1)
                BitString.Take(ref reader, count, out longer);
            _begin[_weights] = _at[_weights] = (int)(start - reader.Left);
            _end[_weights] = _at[_weights] + count;
            ref var digits = ref reader.Take((nuint)count);
            if (_large == 0)
            {
                longer =
                    (ulong)Longer(
                        ref digits, count, _weights == most - 1 ? (8 * size) - (CompactList.SmallDigit * _weights) : CompactList.LargeDigit);
            }

            _weights++;
            count = (int)longer;
        }

        _size = (nint)(start - reader.Left);
    }

    /// <summary>Whether the numbers are zigzag.</summary>
    internal readonly bool IsZigZag;

    /// <summary>The bytes behind the lowest digit of the last number, which is its place in errors.</summary>
    internal readonly nuint Behind => (nuint)(_size - _at[0]);

    /// <summary>The bits of the next number.</summary>
    internal ulong Next()
    {
        ulong bits = 0;
        var digit = _large > 0 ? CompactList.LargeDigit : CompactList.SmallDigit;
        for (var weight = 0; weight < _weights; weight++)
        {
            if (_at[weight] >= _end[weight])
                MemFormatThrow.InvalidData("The payload changed while it was read.");
            var bit = Bit(weight);
            ulong value = Unsafe.Add(ref _first, (nint)_at[weight]++);
            bool isLonger;
            if (_large > 0)
            {
                isLonger = weight + 1 < _large && (Unsafe.Add(ref _first, (nint)(bit >> 3)) >> (int)(bit & 7) & 1) != 0;
            }
            else
            {
                isLonger = value >= CompactList.HasMore;
                value &= CompactList.HasMore - 1;
            }

            bits |= value << (digit * weight);
            if (!isLonger)
                break;
        }

        return bits;
    }

    /// <summary>Reads all numbers into memory.</summary>
    internal void Read<T>(Span<T> items)
    {
        if (!DigitVectors.IsSupported || (Unsafe.SizeOf<T>() > sizeof(uint) && _weights > sizeof(uint)))
        {
            for (var i = 0; i < items.Length; i++)
                items[i] = CompactBits<T>.Make(Next(), IsZigZag);
            return;
        }

        // From the highest digits to the lowest: the higher part of the numbers that are longer, then all of these.
        var count = 0;
        var numbers = ArrayPool<uint>.Shared.Rent(DigitVectors.Spare);
        for (var weight = _weights - 1; weight >= 0; weight--)
        {
            var longer = numbers;
            var higher = longer.AsSpan(0, count + DigitVectors.Spare);
            count = _end[weight] - _begin[weight];
            numbers = ArrayPool<uint>.Shared.Rent(count + DigitVectors.Spare);
            ref var bits = ref Unsafe.Add(ref _first, (nint)(Bit(weight) >> 3));
            DigitVectors.Join(ref Unsafe.Add(ref _first, _begin[weight]), ref bits, Form(weight), higher, numbers.AsSpan(0, count));
            ArrayPool<uint>.Shared.Return(longer);
        }

        if (Unsafe.SizeOf<T>() == sizeof(uint) && !IsZigZag)
        {
            Unsafe.CopyBlockUnaligned(ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), ref Unsafe.As<uint, byte>(ref numbers[0]),
                (uint)items.Length * sizeof(uint));
        }
        else
        {
            for (var i = 0; i < items.Length; i++)
                items[i] = CompactBits<T>.Make(numbers[i], IsZigZag);
        }

        ArrayPool<uint>.Shared.Return(numbers);
    }

    private int Form(int weight) => _large == 0 ? CompactList.SmallDigit : weight + 1 < _large ? CompactList.LargeDigit : 0;

    /// <summary>The bit of the next digit. The bit string lies before the digits, behind those of the weight before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private long Bit(int weight) => ((weight == 0 ? 0 : _end[weight - 1]) * 8L) + _at[weight] - _begin[weight];

    /// <summary>How many of the digits are followed by others, none of them using more than these bits.</summary>
    private static int Longer(ref byte digits, int count, int bits)
    {
        int longer = 0, at = 0;
        if (bits == CompactList.LargeDigit)
        {
            for (; at <= count - sizeof(ulong); at += sizeof(ulong))
                longer += BitOperations.PopCount(Fields.Get<ulong>(ref digits, at) & DigitVectors.HighBits);
        }

        for (; at < count; at++)
        {
            uint value = Unsafe.Add(ref digits, at);
            if (value >> bits != 0)
                MemFormatThrow.InvalidData("A number has too many digits.");
            longer += (int)(value >> 7);
        }

        return longer;
    }
}
