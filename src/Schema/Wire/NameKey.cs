using System.Security.Cryptography;
using System.Text;

namespace MemFormat.Wire;

/// <summary>The key of a member that is known by name.</summary>
internal static class NameKey
{
#if !NET
    /// <summary>Reused: a project has thousands of members.</summary>
    [ThreadStatic]
    private static SHA256? s_sha;
#endif

    /// <summary>The first four bytes of SHA-256 over the UTF-8 name, little-endian.</summary>
    public static uint Of(string name)
    {
        var bytes = Encoding.UTF8.GetBytes(name);
#if NET
        var hash = SHA256.HashData(bytes);
#else
        var hash = (s_sha ??= SHA256.Create()).ComputeHash(bytes);
#endif
        return hash[0] | (uint)hash[1] << 8 | (uint)hash[2] << 16 | (uint)hash[3] << 24;
    }
}
