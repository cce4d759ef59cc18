using System.Security.Cryptography;

namespace MemFormat.Wire;

/// <summary>
/// The fingerprint of a schema in payloads that do not hold it: bits of a SHA-256 hash, in a header of four or eight
/// bytes.
/// </summary>
internal static class Fingerprints
{
    /// <summary>The bytes of the short header and of the long one.</summary>
    public const int ShortSize = 4, LongSize = 8;

    /// <summary>How many bits of the hash the short header holds; they are the lowest ones of the long one.</summary>
    private const int ShortBits = 8 * ShortSize - HashShift;

    /// <summary>The hash lies above the mode and the bit of the long header.</summary>
    private const int HashShift = 3;

    /// <summary>The hash of a schema.</summary>
    /// <param name="schema">The descriptor, followed by the declared cases of its unions.</param>
    public static byte[] Hash(byte[] schema)
    {
#if NET
        return SHA256.HashData(schema);
#else
        using var sha = SHA256.Create();
        return sha.ComputeHash(schema);
#endif
    }

    /// <summary>The first 61 bits of a hash.</summary>
    public static ulong Of(byte[] hash)
    {
        ulong first = 0;
        for (var i = 0; i < LongSize; i++)
            first |= (ulong)hash[i] << (8 * i);
        return first & ulong.MaxValue >> HashShift;
    }

    /// <summary>The part of a fingerprint that the short header holds.</summary>
    public static uint Short(ulong fingerprint) => (uint)fingerprint & (1u << ShortBits) - 1;

    /// <summary>The header of four bytes.</summary>
    public static uint ShortHeader(ulong fingerprint) => PayloadHead.Fingerprint | Short(fingerprint) << HashShift;

    /// <summary>The header of eight bytes.</summary>
    public static ulong LongHeader(ulong fingerprint) => PayloadHead.Fingerprint | PayloadHead.Wide | fingerprint << HashShift;

    /// <summary>Whether a header, or the first byte of one, is of eight bytes.</summary>
    public static bool IsLong(ulong header) => (header & PayloadHead.Wide) != 0;

    /// <summary>The fingerprint, or the part of it, that a header holds.</summary>
    public static ulong InHeader(ulong header) => header >> HashShift;
}
