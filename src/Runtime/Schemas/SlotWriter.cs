using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>The bytes of slots.</summary>
internal static class SlotWriter
{
    public static byte Token(WireKind kind, WirePlace place) => (byte)((int)kind | (int)place << 5);

    /// <summary>How many slots follow a token of the kind.</summary>
    public static int Arguments(WireKind kind) => kind switch { WireKind.List or WireKind.Extended => 1, WireKind.Map => 2, _ => 0 };

    public static void Number(List<byte> bytes, uint value)
    {
        for (; value >= 0x80; value >>= 7)
            bytes.Add((byte)(value | 0x80));
        bytes.Add((byte)value);
    }
}
