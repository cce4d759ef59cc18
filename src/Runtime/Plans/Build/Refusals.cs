using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>
/// The last union cases and payloads within payloads that a root refused: if they come again, they are neither parsed nor planned. Each
/// is found by all that the answer depends on: all bytes, what they were to become, what the read had spent and what it may spend.
/// </summary>
internal static class Refusals
{
    public static byte[] Key(ReadOnlySpan<byte> schema, WorkState state)
    {
        var stateBytes = MemoryMarshal.AsBytes(new ReadOnlySpan<WorkState>(in state));
        var key = new byte[schema.Length + stateBytes.Length];
        schema.CopyTo(key);
        stateBytes.CopyTo(key.AsSpan(schema.Length));
        return key;
    }

    /// <exception cref="MemFormatException">It was refused before.</exception>
    public static void Throw(RootSchema root, byte[] key, MemFormatLimits limits)
    {
        if (root.Plans.Refused.Find(key) is { } known && known.IsWithin(limits))
            throw known.Refusal!.Again();
    }

    public static void Keep(RootSchema root, byte[] key, MemFormatLimits limits, MemFormatException refusal)
    {
        if (refusal.Error != MemFormatError.UnsupportedType)
            root.Plans.Refused.Add(new ResolvedPlan(key, null!, null!) { Refusal = refusal.Again(), Limits = limits });
    }
}
