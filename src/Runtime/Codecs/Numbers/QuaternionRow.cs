using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Quaternions as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct QuaternionRow : INumberRow<Quaternion, float>
{
    /// <inheritdoc/>
    public static string Names => "X Y Z W";

    /// <inheritdoc/>
    public static int Count => 4;

    /// <inheritdoc/>
    public static void ToNumbers(Quaternion value, Span<float> numbers)
    {
        numbers[3] = value.W;
        numbers[2] = value.Z;
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    /// <inheritdoc/>
    public static Quaternion ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3]);
}
