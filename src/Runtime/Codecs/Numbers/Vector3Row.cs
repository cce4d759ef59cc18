using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Vector3Row : INumberRow<Vector3, float>
{
    /// <inheritdoc/>
    public static string Names => "X Y Z";

    /// <inheritdoc/>
    public static int Count => 3;

    /// <inheritdoc/>
    public static void ToNumbers(Vector3 value, Span<float> numbers)
    {
        numbers[2] = value.Z;
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    /// <inheritdoc/>
    public static Vector3 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2]);
}
