using System.ComponentModel;
using System.Numerics;

namespace MemFormat.Codecs;

/// <summary>Matrices as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Matrix4x4Row : INumberRow<Matrix4x4, float>
{
    /// <inheritdoc/>
    public static string Names => "M11 M12 M13 M14 M21 M22 M23 M24 M31 M32 M33 M34 M41 M42 M43 M44";

    /// <inheritdoc/>
    public static int Count => 16;

    /// <inheritdoc/>
    public static void ToNumbers(Matrix4x4 value, Span<float> numbers)
    {
        numbers[15] = value.M44;
        numbers[14] = value.M43;
        numbers[13] = value.M42;
        numbers[12] = value.M41;
        numbers[11] = value.M34;
        numbers[10] = value.M33;
        numbers[9] = value.M32;
        numbers[8] = value.M31;
        numbers[7] = value.M24;
        numbers[6] = value.M23;
        numbers[5] = value.M22;
        numbers[4] = value.M21;
        numbers[3] = value.M14;
        numbers[2] = value.M13;
        numbers[1] = value.M12;
        numbers[0] = value.M11;
    }

    /// <inheritdoc/>
    public static Matrix4x4 ToValue(ReadOnlySpan<float> numbers) => new(
        numbers[0], numbers[1], numbers[2], numbers[3],
        numbers[4], numbers[5], numbers[6], numbers[7],
        numbers[8], numbers[9], numbers[10], numbers[11],
        numbers[12], numbers[13], numbers[14], numbers[15]);
}
