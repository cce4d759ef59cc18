using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>
/// The types of the base class library that are a fixed count of numbers. The runtime's rows are the other side of this table; those
/// of <c>System.Drawing</c> are emitted from it.
/// </summary>
internal static class NumberRow
{
    private static readonly Dictionary<string, string> s_names = new()
    {
        ["System.Drawing.Point"] = "X Y",
        ["System.Drawing.PointF"] = "X Y",
        ["System.Drawing.Size"] = "Width Height",
        ["System.Drawing.SizeF"] = "Width Height",
        ["System.Drawing.Rectangle"] = "X Y Width Height",
        ["System.Drawing.RectangleF"] = "X Y Width Height",
        ["System.Numerics.Complex"] = "Real Imaginary",
        ["System.Numerics.Vector2"] = "X Y",
        ["System.Numerics.Vector3"] = "X Y Z",
        ["System.Numerics.Vector4"] = "X Y Z W",
        ["System.Numerics.Quaternion"] = "X Y Z W",
        ["System.Numerics.Plane"] = "X Y Z D",
        ["System.Numerics.Matrix3x2"] = "M11 M12 M21 M22 M31 M32",
        ["System.Numerics.Matrix4x4"] = "M11 M12 M13 M14 M21 M22 M23 M24 M31 M32 M33 M34 M41 M42 M43 M44",
    };

    /// <summary>The names of a row's numbers, in order.</summary>
    public static IReadOnlyList<string> Names(string type) => s_names[type].Split(' ');

    /// <summary>The kind of a row's numbers, or null for other types.</summary>
    public static WireKind? KindOf(string type) => type switch
    {
        "System.Numerics.Complex" => WireKind.Double,
        "System.Drawing.Point" or "System.Drawing.Size" or "System.Drawing.Rectangle" => WireKind.Int32,
        _ => s_names.ContainsKey(type) ? WireKind.Single : null,
    };

    /// <summary>A type of the table, completed.</summary>
    public static ManifestType Of(ManifestType type) => type with
    {
        Kind = ManifestTypeKind.Row,
        Wire = KindOf(type.Name)!.Value,
        Detail = Names(type.Name).Count,
    };
}
