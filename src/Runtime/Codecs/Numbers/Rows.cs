using System.ComponentModel;
using System.Numerics;
using MemFormat.Codecs.Finding;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct Vector2Row : INumberRow<Vector2, float>
{
    public static string Names => "X Y";

    public static int Count => 2;

    public static void ToNumbers(Vector2 value, Span<float> numbers)
    {
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    public static Vector2 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1]);
}

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct Vector3Row : INumberRow<Vector3, float>
{
    public static string Names => "X Y Z";

    public static int Count => 3;

    public static void ToNumbers(Vector3 value, Span<float> numbers)
    {
        numbers[2] = value.Z;
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    public static Vector3 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2]);
}

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct Vector4Row : INumberRow<Vector4, float>
{
    public static string Names => "X Y Z W";

    public static int Count => 4;

    public static void ToNumbers(Vector4 value, Span<float> numbers)
    {
        numbers[3] = value.W;
        numbers[2] = value.Z;
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    public static Vector4 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3]);
}

/// <summary>Quaternions as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct QuaternionRow : INumberRow<Quaternion, float>
{
    public static string Names => "X Y Z W";

    public static int Count => 4;

    public static void ToNumbers(Quaternion value, Span<float> numbers)
    {
        numbers[3] = value.W;
        numbers[2] = value.Z;
        numbers[1] = value.Y;
        numbers[0] = value.X;
    }

    public static Quaternion ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3]);
}

/// <summary>Planes as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct PlaneRow : INumberRow<Plane, float>
{
    public static string Names => "X Y Z D";

    public static int Count => 4;

    public static void ToNumbers(Plane value, Span<float> numbers)
    {
        numbers[3] = value.D;
        numbers[2] = value.Normal.Z;
        numbers[1] = value.Normal.Y;
        numbers[0] = value.Normal.X;
    }

    public static Plane ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3]);
}

/// <summary>Matrices as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct Matrix3x2Row : INumberRow<Matrix3x2, float>
{
    public static string Names => "M11 M12 M21 M22 M31 M32";

    public static int Count => 6;

    public static void ToNumbers(Matrix3x2 value, Span<float> numbers)
    {
        numbers[5] = value.M32;
        numbers[4] = value.M31;
        numbers[3] = value.M22;
        numbers[2] = value.M21;
        numbers[1] = value.M12;
        numbers[0] = value.M11;
    }

    public static Matrix3x2 ToValue(ReadOnlySpan<float> numbers) => new(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
}

/// <summary>Matrices as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct Matrix4x4Row : INumberRow<Matrix4x4, float>
{
    public static string Names => "M11 M12 M13 M14 M21 M22 M23 M24 M31 M32 M33 M34 M41 M42 M43 M44";

    public static int Count => 16;

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

    public static Matrix4x4 ToValue(ReadOnlySpan<float> numbers) => new(
        numbers[0], numbers[1], numbers[2], numbers[3],
        numbers[4], numbers[5], numbers[6], numbers[7],
        numbers[8], numbers[9], numbers[10], numbers[11],
        numbers[12], numbers[13], numbers[14], numbers[15]);
}

/// <summary>Complex numbers as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public readonly struct ComplexRow : INumberRow<Complex, double>
{
    public static string Names => "Real Imaginary";

    public static int Count => 2;

    public static void ToNumbers(Complex value, Span<double> numbers)
    {
        numbers[1] = value.Imaginary;
        numbers[0] = value.Real;
    }

    public static Complex ToValue(ReadOnlySpan<double> numbers) => new(numbers[0], numbers[1]);
}
