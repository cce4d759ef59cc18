using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Evolution.Tests;

/// <summary>Payloads of schemas that no test is about, more than a root keeps plans of: what it knew is forgotten.</summary>
internal static class Flood
{
    /// <summary>As many the first time that a root is seen; <c>MEMFORMAT_FUZZ</c> sends as many every time.</summary>
    private const int Many = 1_000;

    private static readonly bool s_isLong = Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ") is { Length: > 0 };
    private static readonly ConditionalWeakTable<RootSchema, object> s_seen = [];

    /// <param name="codec">The root.</param>
    /// <param name="own">A payload in its own schema.</param>
    public static void Through(MemFormatCodec codec, byte[] own)
    {
        var root = codec.RootSchema;
        var count = s_seen.TryAdd(root, root) || s_isLong ? Many : PlanCache.MaxPlans;
        for (var i = 0; i < count; i++)
        {
            var descriptor = Descriptor(root.Descriptor, i);

            // Definitions of cases number types from the descriptor's count on.
            if (root.Unions.Declared.Length > 0)
                root.Plans.Keep(root.Plans.Get(descriptor, MemFormatLimits.Default));
            else
                Assert.Equal(own, Payload.Of(codec, codec.DeserializeObject(Payload.With(descriptor, own.AsSpan(root.InlineHeader.Length)))));
            root.Plans.Cases.Add(
                [(new CaseKey(root.Own, descriptor, root.Target), new ResolvedPlan(descriptor, root.Own, PlanNode.ExactRoot))], schemaSize: 0);
        }

        Assert.InRange(root.Plans.Kept.Plans.Length, 1, PlanCache.MaxPlans);
    }

    /// <summary>A schema that lists a type more, which nothing refers to.</summary>
    private static byte[] Descriptor(byte[] own, int number) =>
        [.. own, 1 << 3, 0xFF, .. Payload.Number((uint)(number + 1) << 1), (byte)Wire.WireKind.Int32 | 2 << 5];
}
