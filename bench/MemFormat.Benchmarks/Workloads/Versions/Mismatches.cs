using System.Numerics;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Run;

namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>
/// A payload of an earlier version under more descriptors than a root keeps plans for. They differ in a type that nothing
/// refers to, so that each read is the first of its schema and does the same work.
/// </summary>
internal sealed class Mismatches
{
    private const int Count = 2 * PlanCache.MaxPlans;

    private readonly byte[][] _payloads = new byte[Count][];
    private int _next;

    public Mismatches(byte[] payload)
    {
        Length = payload.Length;
        var descriptor = MemFormatSchema.Read(payload).Descriptor;
        var body = payload.AsSpan(1 + Size(descriptor.Length) + descriptor.Length);
        for (var i = 0; i < Count; i++)
        {
            // One member, an int of place Fixed, with an id of its own.
            byte[] other = [.. descriptor, 1 << 3, 0xFF, .. Number((i + 1) << 1), 5 | 2 << 5];
            _payloads[i] = [0, .. Number(other.Length), .. other, .. body];
        }
    }

    /// <summary>Of the payload that they were made from.</summary>
    public int Length { get; }

    /// <summary>A payload whose schema was not read for so long that its plan is forgotten.</summary>
    public byte[] Next() => _payloads[_next = (_next + 1) % Count];

    private static int Size(int number) => Math.Max(1, (BitOperations.Log2((uint)number) + 7) / 7);

    private static byte[] Number(int value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Number(value >> 7)];
}
