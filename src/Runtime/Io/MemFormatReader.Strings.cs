using System.Text.Unicode;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat;

public ref partial struct MemFormatReader
{
    /// <summary>The bits that a string's first byte lacks when it is all of the length, and the encoding is the first.</summary>
    private const uint ShortMask = 0x80 | StringEncoding.Mask;

    // The most bytes of UTF-8 that are decoded on the stack.
    private const int ShortText = 128;

    /// <summary>The longest string that .NET can hold, in chars.</summary>
    private const int MaxStringLength = 0x3FFFFFDF;

    /// <summary>Reads a non-null string.</summary>
    /// <exception cref="MemFormatException">The string is null, or the bytes are not a valid string.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string ReadString() => ReadNullableString() ?? throw NullIn.Payload("A string");

    /// <summary>Reads a string that may be null.</summary>
    /// <exception cref="MemFormatException">The bytes are not a valid string.</exception>
    public string? ReadNullableString()
    {
        // Most strings: one byte per char, and fewer than 32 of them. The reader advances once, not twice: later steps
        // wait for it.
        ref var start = ref _position;
        var left = _left;
        if (left != 0 && (start & ShortMask) == _shortHead)
        {
            var length = (nuint)start >> StringEncoding.LengthShift;
            if (length < left)
            {
                _position = ref Unsafe.Add(ref start, length + 1);
                _left = left - length - 1;
                return length == 0 ? "" : Latin1.WidenShort(ref Unsafe.Add(ref start, 1), (int)length);
            }
        }
        else if (left != 0 && start == StringEncoding.Null)
        {
            _position = ref Unsafe.Add(ref start, 1);
            _left = left - 1;
            return null;
        }

        return ReadAnyString();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadAnyString()
    {
        if (_shortHead != StringEncoding.Latin1)
            return ReadSharedString();

        // A head of two bytes: most texts of 32 chars and more.
        ref var start = ref _position;
        var left = _left;
        if (left > 2 && start is var low && (low & ShortMask) == 0x80 && Unsafe.Add(ref start, 1) is > 0 and < 0x80 and var high)
        {
            var length = (nuint)((low & 0x7Fu) | (uint)high << 7) >> StringEncoding.LengthShift;
            if (length <= left - 2)
            {
                _position = ref Unsafe.Add(ref start, length + 2);
                _left = left - length - 2;
                return Latin1.Widen(ref Unsafe.Add(ref start, 2), (int)length);
            }
        }

        return ReadAnyString(ReadLength());
    }

    private string? ReadAnyString(ulong code)
    {
        if ((code & StringEncoding.Mask) == StringEncoding.Latin1 && code <= (ulong)MaxStringLength << StringEncoding.LengthShift)
        {
            var length = (uint)code >> StringEncoding.LengthShift;
            return Latin1.Widen(ref Take(length), (int)length);
        }

        if ((code & StringEncoding.Mask) == StringEncoding.Utf16 && code <= (ulong)MaxStringLength << StringEncoding.LengthShift)
        {
            var length = (uint)code >> StringEncoding.LengthShift;
            ref var block = ref Take((nuint)length * sizeof(char));
            string value = new('\0', (int)length);
            Unsafe.CopyBlockUnaligned(ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(value.AsSpan())), ref block, length * sizeof(char));
            return value;
        }

        return ReadOtherString(code);
    }

    /// <summary>Reads a string that may be null, and returns an equal one that was read lately.</summary>
    private string? ReadSharedString()
    {
        var code = ReadLength();
        var length = code >> StringEncoding.LengthShift;
        var encoding = (uint)code & StringEncoding.Mask;
        if (encoding == StringEncoding.Null || length - 1 >= StringEncoding.MaxPooled)
            return ReadAnyString(code);
        var size = (nuint)(encoding == StringEncoding.Utf16 ? length * sizeof(char) : length);
        if (size > _left)
            MemFormatThrow.Truncated();
        var bytes = MemoryMarshal.CreateReadOnlySpan(ref _position, (int)size);
        ref var place = ref Shared.Place(bytes);
        if (SharedStrings.Find(ref place, bytes, encoding) is { } known)
        {
            Take(size);
            return known;
        }

        // In UTF-8 it is made before it is compared.
        return SharedStrings.Share(ref place, ReadAnyString(code)!);
    }

    private SharedStrings Shared => Aside.Shared ?? NewShared();

    private SharedStrings NewShared()
    {
        Charge(SharedStrings.Size);
        return Aside.Shared = new SharedStrings();
    }

    /// <summary>Reads a string that may be null. An existing string with the same chars is returned again.</summary>
    internal string? ReadNullableString(string? existing) =>
        existing is not null && TryTakeSame(existing) ? existing : ReadNullableString();

    /// <summary>Skips a string if it is this one, in an encoding that makes the comparison cheap.</summary>
    private bool TryTakeSame(string existing)
    {
        ref var start = ref _position;
        var left = _left;
        var code = ReadLength();
        var size = (code & StringEncoding.Mask) switch
        {
            StringEncoding.Latin1 => (ulong)existing.Length,
            StringEncoding.Utf16 => 2 * (ulong)existing.Length,
            _ => ulong.MaxValue,
        };
        if (code >> StringEncoding.LengthShift == (ulong)existing.Length && size <= _left)
        {
            var bytes = MemoryMarshal.CreateReadOnlySpan(ref _position, (int)Math.Min(size, int.MaxValue));
            if ((code & StringEncoding.Mask) == StringEncoding.Latin1
                ? Latin1.AreSame(bytes, existing)
                : bytes.SequenceEqual(MemoryMarshal.AsBytes(existing.AsSpan())))
            {
                Take((nuint)size);
                return true;
            }
        }

        Move(ref start, left);
        return false;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadOtherString(ulong code)
    {
        if (code == StringEncoding.Null)
            return null;
        var length = code >> StringEncoding.LengthShift;
        var encoding = (uint)code & StringEncoding.Mask;
        if (encoding == StringEncoding.Null)
            MemFormatThrow.InvalidData("A string has an unknown encoding.");

        // Compared before anything is computed from it: the length may be any number of 62 bits.
        if (length > _left || (encoding == StringEncoding.Utf16 && length > _left / sizeof(char)))
            MemFormatThrow.Truncated();
        if (encoding != StringEncoding.Utf8)
            MemFormatThrow.InvalidData("A string is too long for .NET.");
        return ReadUtf8(MemoryMarshal.CreateReadOnlySpan(ref Take((nuint)length), (int)length));
    }

    private static string ReadUtf8(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length <= ShortText)
        {
            Span<char> chars = stackalloc char[ShortText];
            return new string(chars[..Decode(bytes, chars)]);
        }

        // Counted first, to decode into the string itself. Bytes that do not fit into this count are not UTF-8.
        var length = Utf16.Length(bytes);
        if (length > MaxStringLength)
            MemFormatThrow.InvalidData("A string is too long for .NET.");
        string value = new('\0', (int)length);
        return Decode(bytes, MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(value.AsSpan()), value.Length)) == value.Length
            ? value
            : throw NotUtf8();
    }

    private static int Decode(ReadOnlySpan<byte> bytes, Span<char> chars) =>
        Utf8.ToUtf16(bytes, chars, out _, out var count, replaceInvalidSequences: false) == OperationStatus.Done ? count : throw NotUtf8();

    private static MemFormatException NotUtf8() => new(MemFormatError.InvalidData, "A string is not valid UTF-8.");
}
