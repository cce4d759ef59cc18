using System.Text.Unicode;
using MemFormat.Io;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    private const int ShortString = 31; // The longest whose head is one byte.
    private const int MostText = 4095;  // The most whose head is two bytes.
    private const int TextChunk = 1 << 14;

    // Chars that tell whether a text is mostly of one byte each.
    private const int Sample = 32;

    /// <summary>Writes a string that may be null.</summary>
    /// <param name="value">The string.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteNullableString(string? value)
    {
        if (value is null)
            WriteByte(StringEncoding.Null);
        else
            WriteString(value);
    }

    /// <summary>Writes a string.</summary>
    /// <param name="value">The string, not null.</param>
    public void WriteString(string value)
    {
        var length = value.Length;
        if (length <= ShortString && _left > ShortString)
        {
            ref var block = ref _position;
            ref var source = ref Unsafe.AsRef(in value.GetPinnableReference());
            if (Latin1.TryNarrowShort(ref source, ref Unsafe.Add(ref block, 1), length))
            {
                block = (byte)(length << StringEncoding.LengthShift);
                Advance(1 + length);
            }
            else
            {
                WriteShortWideString(value);
            }
        }
        else
        {
            WriteText(value);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void WriteText(ReadOnlySpan<char> value)
    {
        var length = value.Length;
        ulong code = (uint)length << StringEncoding.LengthShift;
        if (length is > ShortString and <= MostText && _left >= 2 + length)
        {
            ref var text = ref _position;
            if (Latin1.TryNarrow(ref MemoryMarshal.GetReference(value), ref Unsafe.Add(ref text, 2), length))
            {
                VarInt.PutTwo(ref text, (uint)code);
                Advance(2 + length);
            }
            else
            {
                WriteWideString(value);
            }

            return;
        }

        var header = VarInt.Size(code);
        if (length <= TextChunk || length < _left - VarInt.MaxSize)
        {
            // One pass that narrows and checks, with an exact reservation.
            ref var block = ref Reserve(header + length);
            if (Latin1.TryNarrow(ref MemoryMarshal.GetReference(value), ref Unsafe.Add(ref block, header), length))
            {
                VarInt.Put(ref block, code);
                Advance(header + length);
                return;
            }
        }
        else if (value.IndexOfAnyExceptInRange('\0', '\xFF') < 0)
        {
            WriteLength(code);
            WriteLatin1(value);
            return;
        }

        WriteWideString(value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteShortWideString(string value)
    {
        // Most of them stay as they are: the copy is made while their chars are counted.
        var length = value.Length;
        if (length < Utf16.LeastCopied || _left <= ShortString * sizeof(char))
        {
            WriteWideString(value);
            return;
        }

        ref var block = ref _position;
        var more = Utf16.CopyShort(ref Unsafe.AsRef(in value.GetPinnableReference()), ref Unsafe.Add(ref block, 1), length);
        if (more > (uint)length / StringEncoding.CharsPerExtraByte || !Utf16.IsWellFormed(value))
        {
            block = (byte)(length << StringEncoding.LengthShift | (int)StringEncoding.Utf16);
            Advance(1 + (length * sizeof(char)));
        }
        else
        {
            WriteUtf8(value, (uint)length + more);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteWideString(ReadOnlySpan<char> value)
    {
        // Most text with a few other chars is encoded at once: the count that decides is what it takes in the end.
        var most = value.Length + (value.Length / (int)StringEncoding.CharsPerExtraByte);
        var isMostlyNarrow = value.Length > ShortString && most <= MostText && _left >= 2 + most && Utf16.Utf8Size(value[..Sample]) != 0;
        if (isMostlyNarrow)
        {
            ref var text = ref _position;
            var target = MemoryMarshal.CreateSpan(ref Unsafe.Add(ref text, 2), most);
            if (Utf8.FromUtf16(value, target, out _, out var size, replaceInvalidSequences: false) == OperationStatus.Done)
            {
                VarInt.PutTwo(ref text, (uint)size << StringEncoding.LengthShift | StringEncoding.Utf8);
                Advance(2 + size);
                return;
            }
        }

        var utf8 = isMostlyNarrow ? 0 : Utf16.Utf8Size(value);
        if (utf8 != 0)
        {
            WriteUtf8(value, utf8);
            return;
        }

        var length = (uint)value.Length;
        var code = (ulong)length << StringEncoding.LengthShift | StringEncoding.Utf16;
        ref var source = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(value));
        WriteLength(code);
        WriteMemory(ref source, (ulong)length * sizeof(char));
    }

    private void WriteLatin1(ReadOnlySpan<char> value)
    {
        while (!value.IsEmpty)
        {
            ref var block = ref Reserve(Math.Min(value.Length, TextChunk));
            var part = Math.Min(value.Length, _left);

            // A string cannot change, so the earlier check holds and the result here does not matter.
            Latin1.TryNarrow(ref MemoryMarshal.GetReference(value), ref block, part);
            Advance(part);
            value = value[part..];
        }
    }

    private void WriteUtf8(ReadOnlySpan<char> value, ulong size)
    {
        WriteLength(size << StringEncoding.LengthShift | StringEncoding.Utf8);
        while (!value.IsEmpty)
        {
            // Any char fits into three bytes and any pair into four, so each round gets on.
            ref var block = ref Reserve((int)Math.Min(size, TextChunk));
            var target = MemoryMarshal.CreateSpan(ref block, _left);
            Utf8.FromUtf16(value, target, out var read, out var written, replaceInvalidSequences: false, isFinalBlock: true);
            Advance(written);
            size -= (uint)written;
            value = value[read..];
        }
    }
}
