using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Vector2Row : INumberRow<Vector2, float>
{
    /// <inheritdoc/>
    public static string Names => "X Y";

    /// <inheritdoc/>
    public static int Count => 2;

    /// <inheritdoc/>
    public static void ToNumbers(Vector2 value, Span<float> numbers)
    {
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    /// <inheritdoc/>
    public static Vector2 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1]);
}
