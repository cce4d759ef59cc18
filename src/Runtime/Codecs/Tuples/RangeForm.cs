using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Ranges as tuples of start and end.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RangeForm : ITupleForm<Range, ValueTuple<Index, Index>>
{
    /// <inheritdoc/>
    public static string[]? Names => ["Start", "End"];

    /// <inheritdoc/>
    public static ValueTuple<Index, Index> ToTuple(Range value) => new(value.Start, value.End);

    /// <inheritdoc/>
    public static Range ToValue(ValueTuple<Index, Index> tuple) => new(tuple.Item1, tuple.Item2);
}
