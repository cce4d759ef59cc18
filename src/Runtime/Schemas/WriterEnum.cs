namespace MemFormat.Schemas;

/// <summary>The constants of an enum in a writer's schema.</summary>
/// <param name="constants">The constants, by ascending key, no key twice. Several may have one number.</param>
/// <param name="isFlags">Whether values are combined.</param>
internal sealed class WriterEnum(WriterConstant[] constants, bool isFlags)
{
    public static readonly WriterEnum Empty = new([], isFlags: false);

    public readonly WriterConstant[] Constants = constants;

    public readonly bool IsFlags = isFlags;

    private WriterConstant[]? _byNumber;

    /// <summary>The constants by ascending number, those of one number by key.</summary>
    public WriterConstant[] ByNumber => _byNumber ??= Constants.OrderBy(static c => c.Number).ToArray();

    /// <summary>The least and the greatest number.</summary>
    public readonly (long Least, long Most) Range =
        constants.Length == 0 ? (0, 0) : (constants.Min(static c => c.Number), constants.Max(static c => c.Number));

    /// <summary>The key of a number; null if it has no name. Of several it is the least one.</summary>
    public uint? KeyOf(long number)
    {
        var (sorted, low, high) = (ByNumber, 0, Constants.Length);
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (sorted[middle].Number < number)
                low = middle + 1;
            else
                high = middle;
        }

        return low < sorted.Length && sorted[low].Number == number ? sorted[low].Key : null;
    }

    /// <summary>Whether all numbers are integers of the kind.</summary>
    public bool IsOf(WireKind kind) => EnumSegment.IsNumberOf(kind, Range.Least) && EnumSegment.IsNumberOf(kind, Range.Most);
}

/// <summary>A constant of an enum in a writer's schema.</summary>
/// <param name="key">The hash of its name.</param>
/// <param name="number">Its number; one of an unsigned 64-bit enum beyond the signed ones wraps around.</param>
internal readonly struct WriterConstant(uint key, long number)
{
    public readonly uint Key = key;

    public readonly long Number = number;
}
