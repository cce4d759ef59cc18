namespace MemFormat.Codecs;

/// <summary>A struct that consists of numbers in a row, also in memory: a vector, a matrix.</summary>
/// <typeparam name="T">The struct.</typeparam>
/// <typeparam name="TNumber">The numbers' type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface INumberRow<T, TNumber>
{
    /// <summary>The names of the numbers, in order.</summary>
    static abstract string Names { get; }
}
