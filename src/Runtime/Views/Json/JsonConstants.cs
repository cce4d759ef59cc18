using System.Buffers;
using System.Globalization;
using System.Numerics;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Views.Json;

/// <summary>Values of enums whose constants are known by name.</summary>
internal static class JsonConstants
{
    /// <summary>Appends the name of a value, or the names of the bits that it combines; the hashes of names that the reader lacks.</summary>
    /// <returns>Whether the value, or each of its bits, has a name.</returns>
    public static bool TryAppend(ArrayBufferWriter<char> text, WriterEnum constants, WireKind kind, ref byte value, ReaderEnum? reader)
    {
        var number = EnumNumbers.Number(kind, ref value);
        if (constants.KeyOf(number) is { } key)
        {
            Append(text, key, reader);
            return true;
        }

        if (!constants.IsFlags || number == 0)
            return false;
        for (var rest = (ulong)(number & EnumNumbers.Mask(kind)); rest != 0; rest &= rest - 1)
        {
            var bit = 1UL << BitOperations.TrailingZeroCount(rest);
            if (constants.KeyOf(Signed(kind, bit)) is not { } named)
                return false;
            if (text.WrittenCount > 0)
                text.Write(", ");
            Append(text, named, reader);
        }

        return true;
    }

    private static void Append(ArrayBufferWriter<char> text, uint key, ReaderEnum? reader)
    {
        if (reader?.Find(key) is >= 0 and var found)
        {
            text.Write(reader.Constants[found].Name);
            return;
        }

        text.Write("?");
        key.TryFormat(text.GetSpan(2 * sizeof(uint)), out var length, "x8", CultureInfo.InvariantCulture);
        text.Advance(length);
    }

    /// <summary>The number of a bit: the highest one of a signed integer is its sign.</summary>
    private static long Signed(WireKind kind, ulong bit) => EnumNumbers.Number(kind, ref Unsafe.As<ulong, byte>(ref bit));
}
