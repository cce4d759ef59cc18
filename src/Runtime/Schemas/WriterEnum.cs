namespace MemFormat.Schemas;

/// <summary>The constants of an enum in a writer's schema.</summary>
/// <param name="constants">The constants, by ascending key, no key twice. Several may have one number.</param>
/// <param name="isFlags">Whether values are combined.</param>
internal sealed class WriterEnum(WriterConstant[] constants, bool isFlags)
{
    public static readonly WriterEnum Empty = new([], isFlags: false);

    public readonly WriterConstant[] Constants = constants;

    public readonly bool IsFlags = isFlags;

    private readonly long _least = constants.Length == 0 ? 0 : constants.Min(static c => c.Number);
    private readonly long _most = constants.Length == 0 ? 0 : constants.Max(static c => c.Number);

    /// <summary>Whether all numbers are integers of the kind.</summary>
    public bool IsOf(WireKind kind) => EnumSegment.IsNumberOf(kind, _least) && EnumSegment.IsNumberOf(kind, _most);
}

/// <summary>A constant of an enum in a writer's schema.</summary>
/// <param name="key">The hash of its name.</param>
/// <param name="number">Its number; one of an unsigned 64-bit enum beyond the signed ones wraps around.</param>
internal readonly struct WriterConstant(uint key, long number)
{
    public readonly uint Key = key;

    public readonly long Number = number;
}
