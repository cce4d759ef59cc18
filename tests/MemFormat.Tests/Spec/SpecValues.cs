using System.Collections;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace MemFormat.Tests;

/// <summary>How values of the base class library look by the format's description.</summary>
internal static class SpecValues
{
    /// <summary>The number, text or list that stands for a value, or the value itself.</summary>
    public static object? Plain(object? value) => value switch
    {
        Rune rune => (uint)rune.Value,
        Index index => index.IsFromEnd ? -index.Value - 1 : index.Value,
        BigInteger { IsZero: true } => Array.Empty<byte>(),
        BigInteger number => number.ToByteArray(),
        Version or StringBuilder => value.ToString(),
        Uri uri => uri.OriginalString,
        System.Net.IPAddress or System.Net.IPEndPoint or System.Net.IPNetwork => value.ToString(),
        System.Text.Json.JsonElement element => element.ValueKind == System.Text.Json.JsonValueKind.Undefined ? "" : element.GetRawText(),
        System.Text.Json.JsonDocument document => document.RootElement.GetRawText(),
        System.Text.Json.Nodes.JsonNode node => node.ToJsonString(),
        System.Drawing.Color color => color.IsEmpty ? "" : color.IsNamedColor ? color.Name : $"#{color.ToArgb():x8}",
        not null when ValueParts.IsOf(value, typeof(PriorityQueue<,>)) => ValueParts.Property(value, "UnorderedItems"),
        not null when value.GetType().IsDefined(typeof(InlineArrayAttribute), false) => ValueParts.Inline(value),
        not null when ValueParts.IsMemory(value) => (ValueParts.Elements(value) is Type[]) ? null : ValueParts.Elements(value),
        _ => value,
    };

    /// <summary>The members 1 and up of a value that is an object, or null.</summary>
    public static object?[]? Members(object value) => value switch
    {
        ITuple tuple => ValueParts.Items(tuple),
        Range range => [range.Start, range.End],
        Complex number => [number.Real, number.Imaginary],
        Vector2 v => [v.X, v.Y],
        System.Drawing.Point p => [p.X, p.Y],
        System.Drawing.PointF p => [p.X, p.Y],
        System.Drawing.Size s => [s.Width, s.Height],
        System.Drawing.SizeF s => [s.Width, s.Height],
        System.Drawing.Rectangle r => [r.X, r.Y, r.Width, r.Height],
        System.Drawing.RectangleF r => [r.X, r.Y, r.Width, r.Height],
        Vector3 v => [v.X, v.Y, v.Z],
        Vector4 v => [v.X, v.Y, v.Z, v.W],
        Quaternion q => [q.X, q.Y, q.Z, q.W],
        Plane p => [p.Normal.X, p.Normal.Y, p.Normal.Z, p.D],
        Matrix3x2 m => [m.M11, m.M12, m.M21, m.M22, m.M31, m.M32],
        Matrix4x4 m => [m.M11, m.M12, m.M13, m.M14, m.M21, m.M22, m.M23, m.M24, m.M31, m.M32, m.M33, m.M34, m.M41, m.M42, m.M43, m.M44],
        Array { Rank: > 1 } grid => [((IEnumerable)grid).Cast<object?>().ToArray(), .. ValueParts.Lengths(grid)],
        _ when ValueParts.IsOf(value, typeof(KeyValuePair<,>)) => [ValueParts.Property(value, "Key"), ValueParts.Property(value, "Value")],
        _ when ValueParts.KeyOf(value) is { } key => [key.GetValue(value), ((IEnumerable)value).Cast<object?>().ToArray()],
        _ when ValueParts.IsOf(value, typeof(Lazy<>)) => [ValueParts.Property(value, "Value")],
        _ => null,
    };
}
