using System.Globalization;
using System.Text.Json;
using MemFormat.Io;

namespace MemFormat.Views.Json;

/// <summary>Values of fixed kinds as JSON: numbers that every reader of JSON keeps, true and false; everything else as text.</summary>
internal readonly struct JsonScalars(Utf8JsonWriter to) : IScalarAction
{
    /// <summary>More than the longest text, of a time with its offset or of 128 bits.</summary>
    private const int MaxText = 64;

    private readonly Utf8JsonWriter _to = to;

    /// <param name="writer">The writer to write to.</param>
    /// <param name="kind">The value's kind.</param>
    /// <param name="value">A valid value in the form of the fixed block.</param>
    public static void Write(Utf8JsonWriter writer, WireKind kind, ref byte value)
    {
        var scalars = new JsonScalars(writer);
        Scalars.Do(kind, ref value, ref scalars);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)] // Values are boxed otherwise, and a byte may hold eight of them.
    public void Do<T>(ref byte value)
    {
        var scalar = Scalar<T>.Get(ref value);
        if (scalar is bool truth)
        {
            _to.WriteBooleanValue(truth);
            return;
        }

        if (scalar is char letter)
        {
            JsonText.Write(_to, letter.ToString());
            return;
        }

        // A local time is shown as such: which one it is depends on where it was written.
        var isLocal = scalar is DateTime { Kind: DateTimeKind.Local };
        if (isLocal)
            scalar = (T)(object)DateTime.SpecifyKind((DateTime)(object)scalar!, DateTimeKind.Unspecified);
        Span<byte> text = stackalloc byte[MaxText];
        var format = scalar is DateTime or DateTimeOffset or DateOnly or TimeOnly ? "O" : "";
        ((IUtf8SpanFormattable)scalar!).TryFormat(text, out var length, format, CultureInfo.InvariantCulture);
        if (isLocal)
        {
            " local"u8.CopyTo(text[length..]);
            length += 6;
        }

        // Infinity and the like end with a letter.
        if (scalar is sbyte or byte or short or ushort or int or uint or Half or float or double && char.IsAsciiDigit((char)text[length - 1]))
            _to.WriteRawValue(text[..length], skipInputValidation: true);
        else
            _to.WriteStringValue(text[..length]);
    }
}
