using System.Globalization;
using System.Numerics;
using System.Text.Json;
using MemFormat.Codecs;

namespace MemFormat.Views.Json;

/// <summary>The meaning of extended kinds beyond their base kind, if JSON can show it.</summary>
internal static class JsonMeanings
{
    public static bool TryWrite(Utf8JsonWriter writer, WireExtension meaning, WireKind kind, ref byte value)
    {
        switch (meaning)
        {
            case WireExtension.Rune when kind == WireKind.UInt32 && Rune.TryCreate(Fields.Get<uint>(ref value, 0), out var rune):
                writer.WriteStringValue(rune.ToString());
                return true;
            case WireExtension.Index when kind == WireKind.Int32 && Fields.Get<int>(ref value, 0) < 0:
                writer.WriteStringValue("^" + (~Fields.Get<int>(ref value, 0)).ToString(CultureInfo.InvariantCulture));
                return true;
            default:
                return false;
        }
    }

    /// <summary>Writes a whole number, of a copy of its bytes: .NET goes through them several times, and another thread may change them.</summary>
    public static void WriteNumber(Utf8JsonWriter writer, ReadOnlySpan<byte> bytes)
    {
        // Turning longer numbers into digits takes time beyond proportion; they are shown as bytes.
        const int MaxNumberBytes = 1024;
        if (bytes.Length <= MaxNumberBytes)
            writer.WriteStringValue(new BigInteger(bytes.ToArray()).ToString(CultureInfo.InvariantCulture));
        else
            JsonText.Write(writer, bytes);
    }
}
