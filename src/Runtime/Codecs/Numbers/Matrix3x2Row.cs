using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Matrices as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Matrix3x2Row : INumberRow<Matrix3x2, float>
{
    /// <inheritdoc/>
    public static string Names => "M11 M12 M21 M22 M31 M32";

    /// <inheritdoc/>
    public static int Count => 6;

    /// <inheritdoc/>
    public static void ToNumbers(Matrix3x2 value, Span<float> numbers)
    {
        numbers[5] = value.M32;
        numbers[4] = value.M31;
        numbers[3] = value.M22;
        numbers[2] = value.M21;
        numbers[1] = value.M12;
        numbers[0] = value.M11;
    }

    /// <inheritdoc/>
    public static Matrix3x2 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
}
