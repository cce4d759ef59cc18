using MemFormat.Base;
using MemFormat.Io;

namespace MemFormat.Payloads;

/// <summary>A cheap look at the first bytes of what may be a payload.</summary>
internal static class HeaderLook
{
    public static bool IsPayload(ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
            return false;
        return (bytes[0] & PayloadHead.ModeMask) switch
        {
            PayloadHead.Inline => bytes[0] == PayloadHead.NullRoot ? bytes.Length == 1 : bytes[0] == PayloadHead.Inline && HasDescriptor(bytes[1..]),
            PayloadHead.Fingerprint => bytes.Length > Size(bytes[0]) && ForeignBytes.Describe(bytes) is null,
            PayloadHead.Wrapped => bytes[0] == PayloadHead.Wrapped && bytes.Length > 1,
            _ => false,
        };
    }

    private static int Size(byte first) => (first & PayloadHead.Wide) != 0 ? Fingerprints.LongSize : Fingerprints.ShortSize;

    /// <summary>Whether a descriptor of the stated length follows: a slot at least.</summary>
    private static bool HasDescriptor(ReadOnlySpan<byte> bytes)
    {
        ulong length = 0;
        for (var i = 0; i < bytes.Length && i < VarInt.MaxSize; i++)
        {
            length |= (ulong)(bytes[i] & 0x7F) << (7 * i);
            if (bytes[i] < 0x80)
                return length > 0 && length <= (ulong)(bytes.Length - i - 1);
        }

        return false;
    }
}
