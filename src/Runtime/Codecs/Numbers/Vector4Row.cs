using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Vector4Row : INumberRow<Vector4, float>
{
    /// <inheritdoc/>
    public static string Names => "X Y Z W";

    /// <inheritdoc/>
    public static int Count => 4;

    /// <inheritdoc/>
    public static void ToNumbers(Vector4 value, Span<float> numbers)
    {
        numbers[3] = value.W;
        numbers[2] = value.Z;
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    /// <inheritdoc/>
    public static Vector4 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3]);
}
