using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

/// <summary>Draws whole payloads and sessions for a reader.</summary>
/// <param name="draw">Chooses.</param>
/// <param name="own">The reader's descriptor.</param>
/// <param name="inner">Descriptors of payloads within payloads.</param>
/// <param name="most">About the most bytes.</param>
internal sealed class PayloadDraw(Draw draw, byte[] own, IReadOnlyList<byte[]> inner, int most)
{
    private int _depth;

    /// <summary>What the reader has.</summary>
    public SpecSchema Reader { get; } = new(own);

    /// <summary>A payload with its schema.</summary>
    public byte[] Payload() => Damaged(Whole(own, most));

    /// <summary>A session of a few messages.</summary>
    public byte[] Session()
    {
        var bytes = new Bytes();
        SpecSchema? schema = null;
        for (var left = 1 + draw.Next(4) + (draw.Once(32) ? draw.Next(100) : 0); left > 0 && bytes.Count < most && !draw.IsLong; left--)
        {
            if (draw.Once(12))
            {
                bytes.Byte(6);
                continue;
            }

            var definitions = new Bytes();
            var count = 0;
            if (schema is null || draw.Once(4))
            {
                schema = new SchemaDraw(draw).Of(own);
                definitions.Byte(0);
                definitions.Framed(SchemaBytes.Of(schema));
                count++;
            }

            for (var cases = draw.Next(3); cases > 0; cases--, count++)
                Case(definitions, schema);
            var body = new Bytes();
            new BodyDraw(schema, draw, this, body, definesCases: false, most / 4).Root();
            bytes.Byte(2);
            bytes.Number((ulong)count);
            bytes.Of(definitions.ToArray());
            bytes.Framed(body.ToArray());
        }

        return Damaged(bytes.ToArray());
    }

    /// <summary>A payload within a payload.</summary>
    public byte[] Nested() => _depth > 3 || draw.IsLong ? [4] : Whole(draw.Once(2) ? own : draw.Any(inner), 200);

    private byte[] Whole(byte[] reader, int atMost)
    {
        if (draw.Once(100))
            return [4];
        _depth++;
        var schema = new SchemaDraw(draw).Of(reader);
        var bytes = new Bytes();
        bytes.Byte(0);
        bytes.Framed(SchemaBytes.Of(schema));
        new BodyDraw(schema, draw, this, bytes, definesCases: true, bytes.Count + atMost).Root();
        _depth--;
        return bytes.ToArray();
    }

    private void Case(Bytes bytes, SpecSchema schema)
    {
        bytes.Number((ulong)(2 + draw.Next(2)));
        bytes.Number((ulong)draw.Next(4));
        var definition = new Bytes();
        var types = new SchemaDraw(draw);
        SchemaBytes.Slot(definition, new SpecSlot(SpecSlot.Object, SpecSlot.Rest, schema.Types.Count, null, null));
        SchemaBytes.Segments(definition, [types.New(schema, schema.Types.Count + 1)]);
        bytes.Framed(definition.ToArray());
    }

    /// <summary>One payload of eight has a byte that is wrong, is cut or goes on.</summary>
    private byte[] Damaged(byte[] bytes)
    {
        if (!draw.Once(8) || bytes.Length == 0)
            return bytes;
        var at = draw.Next(bytes.Length);
        switch (draw.Next(4))
        {
            case 0:
                return bytes[..at];
            case 1:
                return [.. bytes, draw.Byte()];
            case 2:
                bytes[at] ^= (byte)(1 << draw.Next(8));
                return bytes;
            default:
                var number = new Bytes();
                number.Number(draw.Number());
                return [.. bytes[..at], .. number.ToArray(), .. bytes[(at + 1)..]];
        }
    }
}
