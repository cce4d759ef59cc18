using System.Globalization;
using System.Text.Json;
using MemFormat.Io;

namespace MemFormat.Views.Json;

/// <summary>Values of fixed kinds as JSON: numbers that every reader of JSON keeps, true and false; everything else as text.</summary>
internal readonly struct JsonScalars(Utf8JsonWriter to, WireKind kind) : IScalarAction
{
    /// <summary>More than the longest text, of a time with its offset or of 128 bits.</summary>
    private const int MaxText = 64;

    private readonly Utf8JsonWriter _to = to;
    private readonly WireKind _kind = kind;

    /// <param name="writer">The writer to write to.</param>
    /// <param name="kind">The value's kind.</param>
    /// <param name="value">A valid value in the form of the fixed block.</param>
    public static void Write(Utf8JsonWriter writer, WireKind kind, ref byte value)
    {
        var scalars = new JsonScalars(writer, kind);
        Scalars.Do(kind, ref value, ref scalars);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)] // Values are boxed otherwise, and a byte may hold eight of them.
    public void Do<T>(ref byte value)
    {
        var scalar = Scalar<T>.Get(ref value);
        if (scalar is bool truth)
        {
            _to.WriteBooleanValue(truth);
        }
        else if (scalar is char letter)
        {
            JsonText.Write(_to, letter.ToString());
        }
        else if (scalar is DateTime { Kind: DateTimeKind.Local } time)
        {
            // Shown as such: which time it is depends on where it was written.
            _to.WriteStringValue(DateTime.SpecifyKind(time, DateTimeKind.Unspecified).ToString("O", CultureInfo.InvariantCulture) + " local");
        }
        else
        {
            Span<byte> text = stackalloc byte[MaxText];
            var format = scalar is DateTime or DateTimeOffset or DateOnly or TimeOnly ? "O" : "";
            ((IUtf8SpanFormattable)scalar!).TryFormat(text, out var length, format, CultureInfo.InvariantCulture);
            text = text[..length];

            // Infinity and the like end with a letter.
            if (_kind < WireKind.Int64 || (_kind is >= WireKind.Half and <= WireKind.Double && text[^1] <= '9'))
                _to.WriteRawValue(text, skipInputValidation: true);
            else
                _to.WriteStringValue(text);
        }
    }
}
