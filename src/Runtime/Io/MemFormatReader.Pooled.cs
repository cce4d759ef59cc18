using System.Numerics;
using MemFormat.Io;

namespace MemFormat;

public ref partial struct MemFormatReader
{
    /// <summary>Reads a pooled string that may be null.</summary>
    /// <exception cref="MemFormatException">The bytes are not a valid string, or refer to one that was not there before.</exception>
    internal string? ReadPooledString()
    {
        var left = _left;
        if (left < sizeof(uint))
            return ReadAnyPooledString();
        var word = Unsafe.ReadUnaligned<uint>(ref _position);
        if ((word & StringEncoding.Mask) == StringEncoding.Null)
        {
            // A number of one to three bytes, without a branch between them: the processor could not predict it. Zero is a null.
            var ends = ~word & 0x808080;
            var last = BitOperations.TrailingZeroCount(ends) & ~7;
            if (ends == 0 || (byte)(word >> last) == 0 || (byte)word == StringEncoding.Null)
                return ReadAnyPooledString();
            var code = (word & 0x7F) | ((word & 0x7F00) + (word & 0x7F0000) / 2) / 2;
            code &= (1u << (last - (last >> 3) + 7)) - 1;
            var size = (nuint)(last >> 3) + 1;
            _position = ref Unsafe.Add(ref _position, size);
            _left = left - size;
            return Strings.Get(ref this, code >> StringEncoding.LengthShift);
        }

        if ((word & ShortMask) == StringEncoding.Latin1)
        {
            ref var start = ref _position;
            var length = (nuint)(byte)word >> StringEncoding.LengthShift;
            if (length < left)
            {
                _position = ref Unsafe.Add(ref start, length + 1);
                _left = left - length - 1;
                if (length == 0)
                    return "";
                var value = Latin1.WidenShort(ref Unsafe.Add(ref start, 1), (int)length);
                Strings.Add(ref this, value);
                return value;
            }
        }

        return ReadAnyPooledString();
    }

    /// <summary>Reads a pooled string that may be null. An existing string with the same chars is returned again.</summary>
    internal string? ReadPooledString(string? existing)
    {
        if (existing is not null && TryTakeSame(existing))
        {
            if (StringPool.Takes(existing.Length))
                Strings.Add(ref this, existing);
            return existing;
        }

        var value = ReadPooledString();
        return value == existing ? existing : value;
    }

    /// <summary>Reads again the pooled string between an offset and here.</summary>
    internal string? PooledSince(long start)
    {
        var back = (nuint)(Offset - start);
        Move(ref Unsafe.Subtract(ref _position, back), _left + back);
        return ReadPooledString();
    }

    /// <summary>Steps over a pooled string. If it takes a number, it is read when a later one refers to it.</summary>
    /// <returns>Whether it is null.</returns>
    internal bool SkipPooledString()
    {
        var start = Offset;
        var code = ReadLength();
        var length = code >> StringEncoding.LengthShift;
        switch ((uint)code & StringEncoding.Mask)
        {
            case StringEncoding.Null:
                if (length != 0)
                    Strings.Check(length);
                return length == 0;
            case StringEncoding.Utf16:
                Take(length > _left / sizeof(char) ? nuint.MaxValue : (nuint)length * sizeof(char));
                break;
            case StringEncoding.Utf8:
                ref var text = ref Take((nuint)Math.Min(length, nuint.MaxValue));
                length = length > 3 * StringEncoding.MaxPooled
                    ? length
                    : (ulong)Utf16.Length(MemoryMarshal.CreateReadOnlySpan(ref text, (int)length));
                break;
            default:
                Take((nuint)Math.Min(length, nuint.MaxValue));
                break;
        }

        if (length - 1 < StringEncoding.MaxPooled)
            Strings.AddSkipped(ref this, start);
        return false;
    }

    /// <summary>Begins what has numbers of its own, or goes back to what is around it.</summary>
    /// <param name="strings">The strings of what is around it; null for none.</param>
    /// <returns>The strings so far.</returns>
    internal StringPool? Exchange(StringPool? strings)
    {
        if (_aside is null && strings is null)
            return null;
        var outer = Aside.Strings;
        Aside.Strings = strings;
        return outer;
    }

    private StringPool Strings
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _aside is { Strings: { } strings } ? strings : NewStrings();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private StringPool NewStrings()
    {
        var aside = Aside;
        if (aside.Strings is { } kept)
            return kept;

        // Parts with numbers of their own may be many and short.
        Charge(StringPool.FirstSize);
        return aside.Strings = new StringPool();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadAnyPooledString()
    {
        ref var start = ref _position;
        var left = _left;
        var code = ReadLength();
        if ((code & StringEncoding.Mask) == StringEncoding.Null)
        {
            var number = code >> StringEncoding.LengthShift;
            if (number == 0)
                return null;
            Strings.Check(number);
            return Strings.Get(ref this, (uint)number);
        }

        Move(ref start, left);
        var value = ReadNullableString();
        if (value is not null && StringPool.Takes(value.Length))
            Strings.Add(ref this, value);
        return value;
    }
}
