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
    public WriterConstant[] ByNumber => _byNumber ??= Sorted();

    /// <summary>The least and the greatest number.</summary>
    public readonly (long Least, long Most) Range = RangeOf(constants);

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

    private WriterConstant[] Sorted()
    {
        var sorted = Constants.AsSpan().ToArray();
        Array.Sort(sorted, static (one, other) => one.Number != other.Number ? one.Number.CompareTo(other.Number) : one.Key.CompareTo(other.Key));
        return sorted;
    }

    private static (long Least, long Most) RangeOf(WriterConstant[] constants)
    {
        if (constants.Length == 0)
            return (0, 0);
        var (least, most) = (long.MaxValue, long.MinValue);
        foreach (var constant in constants)
            (least, most) = (Math.Min(least, constant.Number), Math.Max(most, constant.Number));
        return (least, most);
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
