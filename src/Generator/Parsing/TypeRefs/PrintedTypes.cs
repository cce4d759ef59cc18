using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// Types of .NET whose codecs are emitted into the assemblies that use them: programs without them do not pay for them, as
/// they would if the runtime had these codecs.
/// </summary>
internal static class PrintedTypes
{
    private const string Json = "global::System.Text.Json.", Node = "System.Text.Json.Nodes.", Color = "global::System.Drawing.Color";

    private const string Document = $"{Json}JsonDocument.Parse(text, new {Json}JsonDocumentOptions {{ MaxDepth = maxDepth }})";

    /// <summary>The expression for the text of a value, and the statements that return the value of a text.</summary>
    private static readonly Dictionary<string, (string Text, string[] Parse)> s_texts = new()
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
            "value.IsEmpty ? \"\" : !value.IsNamedColor ? \"#\" + value.ToArgb().ToString(\"x8\", global::System.Globalization.CultureInfo.InvariantCulture)"
                + " : value.Name.Length > 0 && value.Name[0] != '#' ? value.Name"
                + " : throw new global::System.ArgumentException(\"A color's name is empty or begins like a number. Give it another name.\")",
            [
                "if (text.Length == 0) return default;",
                $"if (text[0] != '#') return {Color}.FromName(text);",
                $"return {Color}.FromArgb(int.Parse(text.Substring(1), global::System.Globalization.NumberStyles.AllowHexSpecifier, global::System.Globalization.CultureInfo.InvariantCulture));",
            ]),
    };

    /// <summary>Whether a type is among those that are stored as text.</summary>
    public static bool IsText(ITypeSymbol type) => type is INamedTypeSymbol { Arity: 0 } named && s_texts.ContainsKey(AttributeReader.MetadataName(named));

    /// <summary>The reference to a type of a namespace of .NET, or null if it is none of these.</summary>
    public static TypeRef? Find(INamedTypeSymbol type, IAssemblySymbol assembly)
    {
        if (type.Arity > 0)
            return null;
        var (key, name) = (AttributeReader.MetadataName(type), TypeNames.Of(type));
        var row = NumberRow.KindOf(key);
        var form = OwnFormParser.Name(type, assembly, row is null ? "Codec" : "Form");
        var codec = $"global::{KnownNames.GeneratedNamespace}.{form}";
        if (s_texts.TryGetValue(key, out var text))
            return Coded(codec, CodedSlot.Text, new TextFormShape(form, name, type.IsValueType, text.Text, text.Parse.ToEquatableArray())) with { SaysNull = true };
        if (key == "System.ValueTuple")
            return Coded(codec, CodedSlot.Tuple, new EmptyFormShape(form, name));
        if (row is null)
            return null;
        var number = row == WireKind.Int32 ? "int" : "float";
        return Coded($"M_::NumberRowCodec<{{T}}, {number}, M_::ScalarCodec<{number}>, {codec}>", CodedSlot.Row, new RowFormShape(form, name, number, string.Join(" ", NumberRow.Names(key))));

        TypeRef Coded(string codec, CodedSlot slot, FormShape form) => new(TypeRefKind.Coded, name, default, type.IsValueType, Codec: codec, Slot: slot, Form: form);
    }

    private static (string Text, string[] Parse) JsonNode(string type) =>
        ("value.ToJsonString()", [$"return ({Json}Nodes.{type}){Json}Nodes.JsonNode.Parse(text, null, new {Json}JsonDocumentOptions {{ MaxDepth = maxDepth }});"]);
}
