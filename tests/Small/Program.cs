using System.Drawing;
using System.Text.Json.Nodes;
using MemFormat;

var old = MemFormatSerializer.Serialize(new Before { At = new(1, 2), Size = 3 });
var now = MemFormatSerializer.Deserialize<Now>(old)!;
MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Now { Note = new JsonArray(4), Paint = Color.Red }), ref now);
var text = MemFormatJson.ToString(MemFormatSerializer.Serialize(now), MemFormatSchema.Of<Now>());
const string Expected = """{"Size":"0","At":{"X":0,"Y":0},"Note":"[4]","Paint":"Red"}""";
Console.WriteLine(text);
return text == Expected ? 0 : 1;

/// <summary>An earlier version.</summary>
[MemFormattable]
internal sealed partial class Before
{
    public Point At { get; set; }

    public int Size { get; set; }
}

/// <summary>Values whose codecs are emitted, and a number that was widened.</summary>
[MemFormattable]
internal sealed partial class Now
{
    public Point At { get; set; }

    public long Size { get; set; }

    public JsonNode? Note { get; set; }

    public Color Paint { get; set; }
}
