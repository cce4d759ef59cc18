using System.Globalization;
using System.Text.Json;
using MemFormat.Codecs;
using MemFormat.Wire;

namespace MemFormat.Views.Json;

/// <summary>Values of fixed kinds as JSON: numbers that every reader of JSON keeps, true and false; everything else as text.</summary>
internal static class JsonScalars
{
    /// <param name="writer">The writer to write to.</param>
    /// <param name="kind">The value's kind.</param>
    /// <param name="value">A valid value in the form of the fixed block.</param>
    public static void Write(Utf8JsonWriter writer, WireKind kind, ref byte value)
    {
        switch (kind)
        {
            case WireKind.Bool: writer.WriteBooleanValue(Fields.Bool(ref value, 0)); break;
            case WireKind.Int8: writer.WriteNumberValue(Fields.SByte(ref value, 0)); break;
            case WireKind.UInt8: writer.WriteNumberValue(Fields.Byte(ref value, 0)); break;
            case WireKind.Int16: writer.WriteNumberValue(Fields.Int16(ref value, 0)); break;
            case WireKind.UInt16: writer.WriteNumberValue(Fields.UInt16(ref value, 0)); break;
            case WireKind.Int32: writer.WriteNumberValue(Fields.Int32(ref value, 0)); break;
            case WireKind.UInt32: writer.WriteNumberValue(Fields.UInt32(ref value, 0)); break;
            case WireKind.Half: WriteNumber(writer, (double)Fields.Half(ref value, 0), Fields.Half(ref value, 0)); break;
            case WireKind.Single: WriteNumber(writer, Fields.Single(ref value, 0), Fields.Single(ref value, 0)); break;
            case WireKind.Double: WriteNumber(writer, Fields.Double(ref value, 0), Fields.Double(ref value, 0)); break;
            case WireKind.Char: JsonText.Write(writer, Fields.Char(ref value, 0).ToString()); break;
            default: writer.WriteStringValue(Text(kind, ref value)); break;
        }
    }

    private static string Text(WireKind kind, ref byte value) => kind switch
    {
        WireKind.Int64 => Text(Fields.Int64(ref value, 0)),
        WireKind.UInt64 => Text(Fields.UInt64(ref value, 0)),
        WireKind.Int128 => Text(Fields.Int128(ref value, 0)),
        WireKind.UInt128 => Text(Fields.UInt128(ref value, 0)),
        WireKind.Decimal => Text(Fields.Decimal(ref value, 0)),
        WireKind.Guid => Text(Fields.Guid(ref value, 0)),
        WireKind.DateTime => Text(Fields.DateTime(ref value, 0)),
        WireKind.DateTimeOffset => Text(Fields.DateTimeOffset(ref value, 0), "O"),
        WireKind.TimeSpan => Text(Fields.TimeSpan(ref value, 0), "c"),
        WireKind.DateOnly => Text(Fields.DateOnly(ref value, 0), "O"),
        WireKind.TimeOnly => Text(Fields.TimeOnly(ref value, 0), "O"),
        _ => throw new MemFormatException(MemFormatError.UnsupportedType, $"Values of kind {kind} cannot be shown."),
    };

    private static string Text(IFormattable value, string? format = null) => value.ToString(format, CultureInfo.InvariantCulture);

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
