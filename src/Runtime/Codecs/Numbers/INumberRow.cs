using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>A struct that consists of numbers in a row: a vector, a matrix.</summary>
/// <typeparam name="T">The struct.</typeparam>
/// <typeparam name="TNumber">The numbers' type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface INumberRow<T, TNumber>
{
    /// <summary>The names of the numbers, in order.</summary>
    static abstract string Names { get; }

    /// <summary>How many there are.</summary>
    static abstract int Count { get; }

    /// <summary>Puts the numbers of a value into a row.</summary>
    static abstract void ToNumbers(T value, Span<TNumber> numbers);

    /// <summary>Makes a value of its numbers.</summary>
    static abstract T ToValue(ReadOnlySpan<TNumber> numbers);
}
