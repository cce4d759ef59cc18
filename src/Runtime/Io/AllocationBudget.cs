using System.Diagnostics.CodeAnalysis;

namespace MemFormat;

/// <summary>What a resolved read may allocate for a payload of a given size (safety.md).</summary>
internal static class AllocationBudget
{
    private const long Base = 1 << 20;
    private const long PerByte = 128;

    /// <summary>The budget before the types are known.</summary>
    internal static long Start(long payloadBytes) => Base + PerByte * payloadBytes;

    [DoesNotReturn]
    internal static void ThrowExceeded() =>
        throw new MemFormatException(MemFormatError.LimitExceeded, "The payload asks for more memory than its size justifies.");
}
