using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Complex numbers as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ComplexRow : INumberRow<Complex, double>
{
    /// <inheritdoc/>
    public static string Names => "Real Imaginary";

    /// <inheritdoc/>
    public static int Count => 2;

    /// <inheritdoc/>
    public static void ToNumbers(Complex value, Span<double> numbers)
    {
        numbers[1] = value.Imaginary;
        numbers[0] = value.Real;
    }

    /// <inheritdoc/>
    public static Complex ToValue(ReadOnlySpan<double> numbers) => new(numbers[0], numbers[1]);
}
