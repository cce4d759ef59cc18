using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>A struct that consists of a row of numbers, such as a vector or a matrix.</summary>
/// <typeparam name="T">The struct.</typeparam>
/// <typeparam name="TNumber">The type of the numbers.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface INumberRow<T, TNumber>
{
    /// <summary>The names of the numbers, in order.</summary>
    static abstract string Names { get; }

    /// <summary>The number of numbers.</summary>
    static abstract int Count { get; }

    /// <summary>Copies the numbers of a value into a row.</summary>
    static abstract void ToNumbers(T value, Span<TNumber> numbers);

    /// <summary>Makes a value from its numbers.</summary>
    static abstract T ToValue(ReadOnlySpan<TNumber> numbers);
}
