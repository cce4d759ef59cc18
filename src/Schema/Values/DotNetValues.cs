using MemFormat.Wire;

namespace MemFormat.Schema.Values;

/// <summary>
/// The values of .NET that are stored, collections aside. A type that is a row of numbers, or is stored as its text,
/// takes one line here and nothing else.
/// </summary>
internal static class DotNetValues
{
    private const string Json = "global::System.Text.Json.", Node = "System.Text.Json.Nodes.", Color = "global::System.Drawing.Color";
    private const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";
    private const string Document = $"{Json}JsonDocument.Parse(text, new {Json}JsonDocumentOptions {{ MaxDepth = maxDepth }})";

    /// <summary>Types that are a fixed count of numbers: the kind of the numbers, and their names in order.</summary>
    public static readonly IReadOnlyDictionary<string, (WireKind Kind, string[] Names)> Rows = new Dictionary<string, (WireKind, string[])>
    {
        ["System.Drawing.Point"] = (WireKind.Int32, ["X", "Y"]),
        ["System.Drawing.PointF"] = (WireKind.Single, ["X", "Y"]),
        ["System.Drawing.Size"] = (WireKind.Int32, ["Width", "Height"]),
        ["System.Drawing.SizeF"] = (WireKind.Single, ["Width", "Height"]),
        ["System.Drawing.Rectangle"] = (WireKind.Int32, ["X", "Y", "Width", "Height"]),
        ["System.Drawing.RectangleF"] = (WireKind.Single, ["X", "Y", "Width", "Height"]),
        ["System.Numerics.Complex"] = (WireKind.Double, ["Real", "Imaginary"]),
        ["System.Numerics.Vector2"] = (WireKind.Single, ["X", "Y"]),
        ["System.Numerics.Vector3"] = (WireKind.Single, ["X", "Y", "Z"]),
        ["System.Numerics.Vector4"] = (WireKind.Single, ["X", "Y", "Z", "W"]),
        ["System.Numerics.Quaternion"] = (WireKind.Single, ["X", "Y", "Z", "W"]),
        ["System.Numerics.Plane"] = (WireKind.Single, ["X", "Y", "Z", "D"]),
        ["System.Numerics.Matrix3x2"] = (WireKind.Single, ["M11", "M12", "M21", "M22", "M31", "M32"]),
        ["System.Numerics.Matrix4x4"] = (
            WireKind.Single, ["M11", "M12", "M13", "M14", "M21", "M22", "M23", "M24", "M31", "M32", "M33", "M34", "M41", "M42", "M43", "M44"]),
    };

    /// <summary>
    /// Types that are stored as their text: the expression for the text of <c>value</c>, and the statements that return
    /// the value of <c>text</c>.
    /// </summary>
    public static readonly IReadOnlyDictionary<string, (string Text, string[] Parse)> Texts = new Dictionary<string, (string, string[])>
    {
        ["System.Net.IPEndPoint"] = ("value.ToString()", ["return global::System.Net.IPEndPoint.Parse(text);"]),
        ["System.Net.IPNetwork"] = ("value.ToString()", ["return global::System.Net.IPNetwork.Parse(text);"]),
        ["System.Text.Json.JsonDocument"] = ("value.RootElement.GetRawText()", [$"return {Document};"]),
        ["System.Text.Json.JsonElement"] = (
            $"value.ValueKind == {Json}JsonValueKind.Undefined ? \"\" : value.GetRawText()",
            ["if (text.Length == 0) return default;", $"using var document = {Document};", "return document.RootElement.Clone();"]),
        [Node + "JsonNode"] = JsonNode("JsonNode"),
        [Node + "JsonObject"] = JsonNode("JsonObject"),
        [Node + "JsonArray"] = JsonNode("JsonArray"),
        [Node + "JsonValue"] = JsonNode("JsonValue"),
        ["System.Drawing.Color"] = (
            $"value.IsEmpty ? \"\" : !value.IsNamedColor ? \"#\" + value.ToArgb().ToString(\"x8\", {Invariant})"
                + " : value.Name.Length > 0 && value.Name[0] != '#' ? value.Name"
                + " : throw new global::System.ArgumentException(\"A color's name is empty or begins like a number. Give it another name.\")",
            [
                "if (text.Length == 0) return default;",
                $"if (text[0] != '#') return {Color}.FromName(text);",
                $"return {Color}.FromArgb(int.Parse(text.Substring(1), global::System.Globalization.NumberStyles.AllowHexSpecifier, {Invariant}));",
            ]),
    };

    /// <summary>The types of kinds, as recorded files name the kinds.</summary>
    private static readonly Dictionary<string, string> s_ofKinds = new(StringComparer.Ordinal)
    {
        ["Bool"] = "bool",
        ["Int8"] = "sbyte",
        ["UInt8"] = "byte",
        ["Int16"] = "short",
        ["UInt16"] = "ushort",
        ["Int32"] = "int",
        ["UInt32"] = "uint",
        ["Int64"] = "long",
        ["UInt64"] = "ulong",
        ["Single"] = "float",
        ["Double"] = "double",
        ["Decimal"] = "decimal",
        ["Char"] = "char",
        ["Int128"] = "global::System.Int128",
        ["UInt128"] = "global::System.UInt128",
        ["Half"] = "global::System.Half",
        ["Guid"] = "global::System.Guid",
        ["DateTime"] = "global::System.DateTime",
        ["DateTimeOffset"] = "global::System.DateTimeOffset",
        ["TimeSpan"] = "global::System.TimeSpan",
        ["DateOnly"] = "global::System.DateOnly",
        ["TimeOnly"] = "global::System.TimeOnly",
        ["String"] = "string",
        ["Bytes"] = "byte[]",
        ["List"] = "global::System.Collections.Generic.List",
        ["Map"] = "global::System.Collections.Generic.Dictionary",
        ["Tuple"] = "global::System.Tuple",
        ["Serialized"] = "global::MemFormat.Serialized",
        ["Index"] = "global::System.Index",
        ["Version"] = "global::System.Version",
        ["Uri"] = "global::System.Uri",
        ["Rune"] = "global::System.Text.Rune",
        ["BigInteger"] = "global::System.Numerics.BigInteger",
        ["IPAddress"] = "global::System.Net.IPAddress",
    };

    /// <summary>The type of C# for a kind as recorded files name it, or null for a name that is none.</summary>
    public static string? TypeOfKind(string kind) => s_ofKinds.TryGetValue(kind, out var type) ? type : null;

    /// <summary>The kind of a type by its name in C#, without <c>global::</c>; null for a type that has none.</summary>
    public static string? KindOfType(string type) => s_kinds.TryGetValue(type, out var kind) ? kind : null;

    private static readonly Dictionary<string, string> s_kinds = s_ofKinds.ToDictionary(
        k => k.Value.Replace("global::", ""), k => k.Key, StringComparer.Ordinal);

    private static (string Text, string[] Parse) JsonNode(string type) =>
        ("value.ToJsonString()",
            [$"return ({Json}Nodes.{type}){Json}Nodes.JsonNode.Parse(text, null, new {Json}JsonDocumentOptions {{ MaxDepth = maxDepth }});"]);
}
