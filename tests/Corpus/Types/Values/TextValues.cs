using System.Drawing;
using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;
using MemFormat;

namespace Corpus;

/// <summary>Values that are stored as their text.</summary>
[MemFormattable]
public partial class TextValues
{
    public IPEndPoint? Server { get; set; }

    public IPNetwork Network { get; set; }

    public JsonElement Element { get; set; }

    public JsonDocument? Document { get; set; }

    public JsonNode? Node { get; set; }

    public JsonObject? Object { get; set; }

    public JsonArray? Array { get; set; }

    public JsonValue? Value { get; set; }

    public System.Drawing.Color Color { get; set; }

    public IPNetwork? MaybeNetwork { get; set; }

    public List<System.Drawing.Color> Colors { get; set; } = [];

    public Dictionary<string, JsonElement> Elements { get; set; } = [];

    public ValueTuple Nothing { get; set; }

    public List<ValueTuple> Nothings { get; set; } = [];

    public JsonElement? MaybeElement { get; set; }

    public Box<System.Drawing.Color> Boxed { get; set; } = new();

    public int Last { get; set; }

    public static TextValues Make(ValueSource s) => new()
    {
        Server = s.Maybe(s.IPEndPoint),
        Network = s.IPNetwork(),
        Element = s.JsonElement(),
        Document = s.Maybe(() => JsonDocument.Parse(s.Json())),
        Node = s.Maybe(() => JsonNode.Parse(s.Json())!),
        Object = s.Maybe(() => (JsonObject)JsonNode.Parse("{\"a\":" + s.Json() + "}")!),
        Array = s.Maybe(() => (JsonArray)JsonNode.Parse("[" + s.Json() + ", null]")!),
        Value = s.Maybe(() => (JsonValue)JsonNode.Parse(s.OneOf("5", "\"a\"", "true"))!),
        Color = s.Color(),
        MaybeNetwork = s.Int32() % 2 == 0 ? s.IPNetwork() : null,
        Colors = s.List(s.Color),
        Elements = new() { ["x"] = s.JsonElement() },
        Nothings = s.List(() => default(ValueTuple)),
        MaybeElement = s.Nullable(s.JsonElement),
        Boxed = new() { Value = s.Color() },
        Last = s.Int32(),
    };
}

/// <summary>Points, sizes and rectangles.</summary>
[MemFormattable]
public partial class Drawings
{
    public System.Drawing.Point Point { get; set; }

    public PointF PointF { get; set; }

    public Size Size { get; set; }

    public SizeF? SizeF { get; set; }

    public Rectangle Rectangle { get; set; }

    public RectangleF[] Areas { get; set; } = [];

    public List<System.Drawing.Point> Path { get; set; } = [];

    public static Drawings Make(ValueSource s) => new()
    {
        Point = s.Point(),
        PointF = new PointF(s.Single(), s.Single()),
        Size = new Size(s.Point()),
        SizeF = s.Int32() % 2 == 0 ? new SizeF(s.Single(), s.Single()) : null,
        Rectangle = new Rectangle(s.Point(), new Size(s.Point())),
        Areas = s.Array(() => new RectangleF(s.Single(), s.Single(), s.Single(), s.Single())),
        Path = s.List(s.Point),
    };
}
