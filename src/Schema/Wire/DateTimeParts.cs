namespace MemFormat.Wire;

/// <summary>A DateTime in eight bytes: its ticks, and above them its kind, of which there are four.</summary>
internal static class DateTimeParts
{
    /// <summary>The bits of the ticks.</summary>
    public const int KindShift = 62;

    public const ulong TicksMask = (1UL << KindShift) - 1;
}
