using MemFormat.Codecs;
using MemFormat.Wire;

namespace MemFormat.Io;

/// <summary>How many bytes a compact value takes.</summary>
internal static class CompactSizes
{
    public static int Of(WireKind kind, uint code)
    {
        switch (kind)
        {
            case WireKind.Int16 or WireKind.UInt16 or WireKind.Char or WireKind.Int32 or WireKind.UInt32 or WireKind.DateOnly:
                return code == 3 ? 4 : (int)code;
            case WireKind.Decimal:
                return code == 0 ? 0 : 1 + 4 * (int)code;
            case WireKind.DateTime or WireKind.DateTimeOffset:
                if (code == 3)
                    MemFormatThrow.InvalidData();
                var offset = kind == WireKind.DateTime ? 0 : 2;
                return code == 0 ? 0 : offset + (code == 1 ? 5 : 8);
            default:
                return code == 0 ? 0 : 1 << (int)code;
        }
    }
}
