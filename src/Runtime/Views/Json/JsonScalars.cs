using System.Globalization;
using System.Text.Json;
using MemFormat.Io;

namespace MemFormat.Views.Json;

/// <summary>Values of fixed kinds as JSON: numbers that every reader of JSON keeps, true and false; everything else as text.</summary>
internal readonly struct JsonScalars(Utf8JsonWriter to) : IScalarAction
{
    private readonly Utf8JsonWriter _to = to;

    /// <param name="writer">The writer to write to.</param>
    /// <param name="kind">The value's kind.</param>
    /// <param name="value">A valid value in the form of the fixed block.</param>
    public static void Write(Utf8JsonWriter writer, WireKind kind, ref byte value)
    {
        var scalars = new JsonScalars(writer);
        Scalars.Do(kind, ref value, ref scalars);
    }

    public void Do<T>(ref byte value) => Write(_to, Scalar<T>.Get(ref value)!);

    private static void Write(Utf8JsonWriter writer, object value)
    {
        switch (value)
        {
            case bool truth: writer.WriteBooleanValue(truth); break;
            case sbyte or byte or short or ushort or int
                or uint:
                writer.WriteNumberValue(Convert.ToInt64(value, CultureInfo.InvariantCulture)); break;
            case Half number: WriteNumber(writer, (double)number, number); break;
            case float number: WriteNumber(writer, number, number); break;
            case double number: WriteNumber(writer, number, number); break;
            case char letter: JsonText.Write(writer, letter.ToString()); break;
            case DateTime time: writer.WriteStringValue(Text(time)); break;
            case DateTimeOffset or DateOnly or TimeOnly: writer.WriteStringValue(Text(value, "O")); break;
            default: writer.WriteStringValue(Text(value)); break;
        }
    }

    private static string Text(object value, string? format = null) => ((IFormattable)value).ToString(format, CultureInfo.InvariantCulture);

    /// <summary>A local time is shown as such: which one it is depends on where it was written.</summary>
    private static string Text(DateTime value) => value.Kind == DateTimeKind.Local
        ? DateTime.SpecifyKind(value, DateTimeKind.Unspecified).ToString("O", CultureInfo.InvariantCulture) + " local"
        : value.ToString("O", CultureInfo.InvariantCulture);

    private static void WriteNumber(Utf8JsonWriter writer, double value, IFormattable exact)
    {
        if (double.IsFinite(value))
            writer.WriteRawValue(Text(exact), skipInputValidation: true);
        else
            writer.WriteStringValue(double.IsNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
    }
}
