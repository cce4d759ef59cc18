using System;
using System.Security.Cryptography;

namespace MemFormat.Wire;

/// <summary>What stands for a schema in payloads that do not hold it: bits of a SHA-256 hash.</summary>
internal static class Fingerprints
{
    /// <summary>How many bits of the hash the short header holds; they are the lowest ones of the long one.</summary>
    public const int ShortBits = 29;

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
        for (var i = 0; i < 8; i++)
            first |= (ulong)hash[i] << (8 * i);
        return first & ulong.MaxValue >> 3;
    }

    /// <summary>The part of a fingerprint that the short header holds.</summary>
    public static uint Short(ulong fingerprint) => (uint)fingerprint & (1u << ShortBits) - 1;
}
