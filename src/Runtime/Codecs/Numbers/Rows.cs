using System.Numerics;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct Vector2Row : INumberRow<Vector2, float>
{
    public static string Names => "X Y";
}

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct Vector3Row : INumberRow<Vector3, float>
{
    public static string Names => "X Y Z";
}

/// <summary>Vectors as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct Vector4Row : INumberRow<Vector4, float>
{
    public static string Names => "X Y Z W";
}

/// <summary>Quaternions as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct QuaternionRow : INumberRow<Quaternion, float>
{
    public static string Names => "X Y Z W";
}

/// <summary>Planes as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct PlaneRow : INumberRow<Plane, float>
{
    public static string Names => "X Y Z D";
}

/// <summary>Matrices as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct Matrix3x2Row : INumberRow<Matrix3x2, float>
{
    public static string Names => "M11 M12 M21 M22 M31 M32";
}

/// <summary>Matrices as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct Matrix4x4Row : INumberRow<Matrix4x4, float>
{
    public static string Names => "M11 M12 M13 M14 M21 M22 M23 M24 M31 M32 M33 M34 M41 M42 M43 M44";
}

/// <summary>Complex numbers as rows of numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Row)]
public struct ComplexRow : INumberRow<Complex, double>
{
    public static string Names => "Real Imaginary";
}
