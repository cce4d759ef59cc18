using System.Numerics;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Views.Json;

/// <summary>Values of enums whose constants are known by name.</summary>
internal static class JsonConstants
{
    /// <summary>The name of a value, or the names of the bits that it combines; the hashes of names that the reader lacks.</summary>
    /// <returns>Null if the value, or one of its bits, has no name.</returns>
    public static string? Text(WriterEnum constants, WireKind kind, ref byte value, ReaderEnum? reader)
    {
        var number = EnumNumbers.Number(kind, ref value);
        if (constants.KeyOf(number) is { } key)
            return Name(key, reader);
        if (!constants.IsFlags || number == 0)
            return null;
        var names = new List<string>();
        for (var rest = (ulong)(number & EnumNumbers.Mask(kind)); rest != 0; rest &= rest - 1)
        {
            var bit = 1UL << BitOperations.TrailingZeroCount(rest);
            if (constants.KeyOf(Signed(kind, bit)) is not { } named)
                return null;
            names.Add(Name(named, reader));
        }

        return string.Join(", ", names);
    }

    private static string Name(uint key, ReaderEnum? reader) =>
        reader?.Find(key) is >= 0 and var found ? reader.Constants[found].Name : WriterMember.KeyText(key, isNamed: true);

    /// <summary>The number of a bit: the highest one of a signed integer is its sign.</summary>
    private static long Signed(WireKind kind, ulong bit) => EnumNumbers.Number(kind, ref Unsafe.As<ulong, byte>(ref bit));
}
