namespace MemFormat.Codecs.Values;

/// <summary>Values as their text: short, of ASCII only, and each value has exactly one.</summary>
internal static class PlainText
{
    private const int MaxLength = 72;

    public static void Write<T>(ref MemFormatWriter writer, T? value)
        where T : class, IUtf8SpanFormattable
    {
        if (value is null)
        {
            writer.WriteByte(StringEncoding.Null);
            return;
        }

        Span<byte> text = stackalloc byte[MaxLength];
        value.TryFormat(text, out var length, default, null);
        writer.WriteLength((ulong)(uint)length << StringEncoding.LengthShift | StringEncoding.Latin1);
        writer.WriteMemory(ref MemoryMarshal.GetReference(text), (uint)length);
    }

    /// <summary>Refuses a text that no value has.</summary>
    [DoesNotReturn]
    public static T Fail<T>(string message)
    {
        MemFormatThrow.InvalidData(message);
        return default;
    }

    /// <summary>Whether a text is the one of a value. Parsers let more pass than is ever written: signs, zeros in front, blanks.</summary>
    public static bool IsOf<T>(T value, string text)
        where T : class, ISpanFormattable
    {
        Span<char> again = stackalloc char[MaxLength];
        return value.TryFormat(again, out var length, default, null) && text.AsSpan().SequenceEqual(again[..length]);
    }
}
