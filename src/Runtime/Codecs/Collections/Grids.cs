namespace MemFormat.Codecs;

/// <summary>Makes an array of several dimensions.</summary>
/// <typeparam name="TArray">The array's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IGridShape<TArray>
{
    /// <summary>The number of dimensions.</summary>
    static abstract int Rank { get; }

    /// <summary>Makes an array.</summary>
    /// <param name="lengths">One length per dimension.</param>
    static abstract TArray Create(ReadOnlySpan<int> lengths);
}

#nullable disable annotations // So that they are the shapes of both annotations of the types.

/// <summary>Arrays of two dimensions.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct Grid2<T> : IGridShape<T[,]>
{
    public static int Rank => 2;

    public static T[,] Create(ReadOnlySpan<int> lengths) => new T[lengths[0], lengths[1]];
}

/// <summary>Arrays of three dimensions.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct Grid3<T> : IGridShape<T[,,]>
{
    public static int Rank => 3;

    public static T[,,] Create(ReadOnlySpan<int> lengths) => new T[lengths[0], lengths[1], lengths[2]];
}

/// <summary>Arrays of four dimensions.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct Grid4<T> : IGridShape<T[,,,]>
{
    public static int Rank => 4;

    public static T[,,,] Create(ReadOnlySpan<int> lengths) => new T[lengths[0], lengths[1], lengths[2], lengths[3]];
}
