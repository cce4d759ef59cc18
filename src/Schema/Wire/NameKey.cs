using System.Security.Cryptography;
using System.Text;

namespace MemFormat.Wire;

/// <summary>The key of a member that is known by name.</summary>
internal static class NameKey
{
#if !NET
    private const int MostKept = 4096;

    /// <summary>Reused: a project has thousands of members.</summary>
    [ThreadStatic]
    private static SHA256? s_sha;

    /// <summary>The keys so far: each name is asked for twice, and many types have members of the same names.</summary>
    [ThreadStatic]
    private static Dictionary<string, uint>? s_kept;
#endif

    /// <summary>The first four bytes of SHA-256 over the UTF-8 name, little-endian.</summary>
#if NET
    public static uint Of(string name) => First(SHA256.HashData(Encoding.UTF8.GetBytes(name)));
#else
    public static uint Of(string name)
    {
        var kept = s_kept ??= new(StringComparer.Ordinal);
        if (kept.TryGetValue(name, out var key))
            return key;
        if (kept.Count == MostKept)
            kept.Clear();
        return kept[name] = First((s_sha ??= SHA256.Create()).ComputeHash(Encoding.UTF8.GetBytes(name)));
    }
#endif

    private static uint First(byte[] hash) => hash[0] | (uint)hash[1] << 8 | (uint)hash[2] << 16 | (uint)hash[3] << 24;
}
