using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>
/// The last union cases and payloads within payloads that a root refused: if they come again, they are neither parsed nor planned. Each
/// is found by all that the answer depends on: all bytes, what they were to become, what the read had spent and what it may spend.
/// </summary>
internal static class Refusals
{
    /// <summary>The numbers that a question has beside its bytes.</summary>
    public const int StateSize = 9;

    public static void ThrowIfKnown(PlanCache refused, ReadOnlySpan<byte> schema, ReadOnlySpan<long> state, MemFormatLimits limits)
    {
        foreach (var plan in refused.Plans)
        {
            if (plan.Descriptor.Length == schema.Length + (StateSize * sizeof(long)) && plan.Descriptor.AsSpan().StartsWith(schema)
                && plan.Descriptor.AsSpan(schema.Length).SequenceEqual(MemoryMarshal.AsBytes(state)) && plan.Limits == limits)
            {
                throw plan.Refusal!.Again();
            }
        }
    }

    /// <summary>Keeps a refusal, if the question is to be remembered.</summary>
    public static void Keep(PlanCache refused, ReadOnlySpan<byte> schema, ReadOnlySpan<long> state, MemFormatLimits limits, MemFormatException refusal)
    {
        if (!state.IsEmpty && refusal.Error != MemFormatError.UnsupportedType)
            refused.Add(new ResolvedPlan([.. schema, .. MemoryMarshal.AsBytes(state)], null!, null!) { Refusal = refusal.Again(), Limits = limits });
    }
}
