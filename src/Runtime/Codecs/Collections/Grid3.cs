using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Arrays of three dimensions.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the shape of both annotations of the type.
public readonly struct Grid3<T> : IGridShape<T[,,]>
#nullable restore annotations
{
    /// <inheritdoc/>
    public static int Rank => 3;

    /// <inheritdoc/>
    public static T[,,] Create(ReadOnlySpan<int> lengths) => new T[lengths[0], lengths[1], lengths[2]];
}
