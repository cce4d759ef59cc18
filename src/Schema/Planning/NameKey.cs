using System;
using System.Security.Cryptography;
using System.Text;

namespace MemFormat.Schema;

/// <summary>The key of a member that is known by name.</summary>
internal static class NameKey
{
    [ThreadStatic]
    private static SHA256? _sha;

    /// <summary>The first four bytes of SHA-256 over the UTF-8 name, little-endian.</summary>
    public static uint Of(string name)
    {
        var hash = (_sha ??= SHA256.Create()).ComputeHash(Encoding.UTF8.GetBytes(name));
        return hash[0] | (uint)hash[1] << 8 | (uint)hash[2] << 16 | (uint)hash[3] << 24;
    }
}
