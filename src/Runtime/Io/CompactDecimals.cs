using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Decimals as a byte of scale and sign and 4, 8 or 12 bytes of digits (width codes 1, 2, 3); code 0 is a plain 0, no bytes.
/// </summary>
internal static class CompactDecimals
{
    /// <summary>Writes up to 13 bytes.</summary>
    internal static uint Put(ref byte block, ref nint at, decimal value)
    {
        DecimalBits.Get(value, out var flags, out var high, out var low);
        if ((flags | high | low) == 0)
            return 0;
        var code = high != 0 ? 3u : low > uint.MaxValue ? 2u : 1u;
        Unsafe.Add(ref block, at) = (byte)(flags >> 16 | flags >> 24);
        Fields.Put(ref block, at + 1, low);
        Fields.Put(ref block, at + 9, high);
        at += CompactSizes.ScaleSize + (nint)(CompactSizes.DigitsSize * code);
        return code;
    }

    /// <summary>Looks at up to 13 bytes.</summary>
    internal static decimal Get(ref byte block, ref nint at, uint code)
    {
        if (code == 0)
            return default;
        uint scale = Unsafe.Add(ref block, at);
        if ((scale & 0x7F) > 28)
            MemFormatThrow.InvalidData();
        var low = code == 1 ? Fields.Get<uint>(ref block, at + 1) : Fields.Get<ulong>(ref block, at + 1);
        var high = code == 3 ? Fields.Get<uint>(ref block, at + 9) : 0;
        at += CompactSizes.ScaleSize + (nint)(CompactSizes.DigitsSize * code);
        return DecimalBits.Make((scale & 0x80) << 24 | (scale & 0x7F) << 16, high, low);
    }
}
