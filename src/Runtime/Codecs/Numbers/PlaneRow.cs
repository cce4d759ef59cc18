using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Planes as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct PlaneRow : INumberRow<Plane, float>
{
    /// <inheritdoc/>
    public static string Names => "X Y Z D";

    /// <inheritdoc/>
    public static int Count => 4;

    /// <inheritdoc/>
    public static void ToNumbers(Plane value, Span<float> numbers)
    {
        numbers[3] = value.D;
        numbers[2] = value.Normal.Z;
        numbers[1] = value.Normal.Y;
        numbers[0] = value.Normal.X;
    }

    /// <inheritdoc/>
    public static Plane ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3]);
}
