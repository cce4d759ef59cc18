using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>How an array of several dimensions is made.</summary>
/// <typeparam name="TArray">The array's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IGridShape<TArray>
{
    /// <summary>The number of dimensions.</summary>
    static abstract int Rank { get; }

    /// <summary>Makes one.</summary>
    /// <param name="lengths">A length per dimension.</param>
    static abstract TArray Create(ReadOnlySpan<int> lengths);
}
