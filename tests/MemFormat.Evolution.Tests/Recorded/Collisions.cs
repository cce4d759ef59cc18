using MemFormat.Wire;

namespace MemFormat.Evolution.Tests;

/// <summary>Different bytes with the same fingerprint, found by trying.</summary>
internal static class Collisions
{
    /// <summary>Two that the 29 bits of the short header do not tell apart.</summary>
    public static (byte[] One, byte[] Other) Short { get; } = Find();

    private static (byte[] One, byte[] Other) Find()
    {
        var seen = new Dictionary<uint, byte[]>();
        for (var i = 0; ; i++)
        {
            var bytes = BitConverter.GetBytes(i);
            if (!seen.TryAdd(Fingerprints.Short(Fingerprints.Of(Fingerprints.Hash(bytes))), bytes))
                return (seen[Fingerprints.Short(Fingerprints.Of(Fingerprints.Hash(bytes)))], bytes);
        }
    }
}
