using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

// What extension data keeps, and the objects that it refers to.
internal sealed partial class BodyDraw
{
    private void Extension()
    {
        if (IsFull || !draw.Once(2))
        {
            Frame([]);
            return;
        }

        var hasTables = draw.Once(2);
        var entries = Entries(hasTables);
        bytes.Number((ulong)entries.Length << 2 | (hasTables ? 2u : 0));
        bytes.Of(entries);
    }

    /// <summary>A table of objects, most often of those that occurred.</summary>
    private int Table(Bytes into)
    {
        var count = draw.Next(4) + (draw.Once(32) ? draw.Next(300) : 0);
        into.Number((ulong)count);
        for (var left = count; left > 0; left--)
            into.Number(_links >= 0 ? (ulong)(1 + draw.Next(Math.Max(_links, 1))) : _kept.Number(draw));
        return count;
    }

    /// <summary>What extension data refers to.</summary>
    private void Section()
    {
        var shapes = new List<SpecSchema>();
        _kept.IsFull = true;
        bytes.Number((ulong)_kept.Count);
        for (var number = 1; number <= _kept.Count; number++)
        {
            var link = _references > 0 && draw.Once(2) ? 1 + draw.Next(_references) : 0;
            bytes.Number((ulong)link);
            if (link > 0)
                continue;
            var shape = shapes.Count > 0 && draw.Once(2) ? 1 + draw.Next(shapes.Count) : 0;
            bytes.Number((ulong)shape);
            if (shape == 0)
            {
                var types = new SchemaDraw(draw);
                var count = 1 + draw.Next(3);
                shapes.Add(new(new SpecSlot(SpecSlot.Object, SpecSlot.Rest, 0, null, null),
                    [.. Enumerable.Range(0, count).Select(_ => types.New(schema, count))]));
                var descriptor = new Bytes();
                SchemaBytes.Segments(descriptor, shapes[^1].Types);
                bytes.Framed(descriptor.ToArray());
                shape = shapes.Count;
            }

            var links = Table(bytes);
            var body = new Bytes();
            new BodyDraw(
                shapes[shape - 1], draw, payloads, body, definesCases: true, 200)
            { _depth = _depth + 1, _kept = _kept, _links = links }.First();
            bytes.Framed(body.ToArray());
        }
    }

    /// <summary>Bytes, or null.</summary>
    private void Frame(ReadOnlySpan<byte> content)
    {
        if (content.IsEmpty && !draw.Once(2))
        {
            bytes.Byte(1);
            return;
        }

        bytes.Number((ulong)content.Length << 2);
        bytes.Of(content);
    }

    private byte[] Entries(bool hasTables)
    {
        var entries = new Bytes();
        var isNumbered = draw.Once(2);
        var key = isNumbered ? 10u * (uint)draw.Next(2) : 1000u;
        for (var left = 1 + draw.Next(4) + (draw.Once(32) ? draw.Next(300) : 0); left > 0; left--)
        {
            var all = draw.Once(2) ? Known(isNumbered, ref key) : null;
            if (all is null)
            {
                var types = new SchemaDraw(draw);
                var count = 1 + draw.Next(3);
                key += 1 + (uint)draw.Next(100);
                all = [new(isNumbered, -1, [(key, types.Member(count, 1))]), .. Enumerable.Range(1, count - 1).Select(_ => types.New(schema, count))];
            }

            var inner = new SpecSchema(new SpecSlot(SpecSlot.Object, SpecSlot.Rest, 0, null, null), all);
            var descriptor = new Bytes();
            SchemaBytes.Segments(descriptor, all);
            entries.Framed(descriptor.ToArray());
            var links = hasTables ? Table(entries) : 0;
            var body = new Bytes();
            new BodyDraw(inner, draw, payloads, body, definesCases: true, 200) { _depth = _depth + 1, _kept = _kept, _links = links }.First();
            entries.Framed(body.ToArray());
        }

        return entries.ToArray();
    }

    /// <summary>An entry that is a member of the reader, if there is one behind the key.</summary>
    private List<SpecType>? Known(bool isNumbered, ref uint key)
    {
        var (last, reader) = (key, payloads.Reader);
        if (draw.Any(reader.Types.Where(t => t.IsNumbered == isNumbered && t.Members.Any(m => m.Key > last && !m.Slot.IsExtensionData))
            .DefaultIfEmpty(null).ToList()) is not { } type)
        {
            return null;
        }

        (key, var slot) = draw.Any(type.Members.Where(m => m.Key > last && !m.Slot.IsExtensionData).OrderBy(m => m.Key).Take(3).ToList());
        return [new(isNumbered, -1, [(key, Behind(slot))]),
            .. reader.Types.Select(
                t => new SpecType(t.IsNumbered, t.Base < 0 ? -1 : t.Base + 1, [.. t.Members.Select(m => (m.Key, Behind(m.Slot)))]))];

        // One type is before those of the reader.
        static SpecSlot Behind(SpecSlot slot) => slot with
        {
            Type = slot.Kind is SpecSlot.Object or SpecSlot.Reference ? slot.Type + 1 : slot.Type,
            First = slot.First is null ? null : Behind(slot.First),
            Second = slot.Second is null ? null : Behind(slot.Second),
        };
    }
}
