using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

/// <summary>Draws values of a schema, as their bytes.</summary>
internal sealed partial class BodyDraw(SpecSchema schema, Draw draw, PayloadDraw payloads, Bytes bytes, bool definesCases, int most)
{
    private const int Int32 = 5, UInt8 = 2, MostDepth = 70;

    private static readonly int[] s_sizes = [1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 2, 4, 8, 16, 2, 16, 8, 10, 8, 4, 8];

    private readonly Dictionary<(int Union, int Tag), (SpecSlot Slot, List<SpecType> Types)> _cases = [];
    private readonly Queue<int> _bodies = [];
    private List<SpecType> _types = schema.Types;
    private int _references;
    private int _depth;

    // About how many strings have numbers: plain ones count, too.
    private int _texts;
    private Kept _kept = new();

    /// <summary>How many objects the table around has; -1 where references are to objects of the payload.</summary>
    private int _links = -1;

    public void Root()
    {
        Value(schema.Root);
        while (_bodies.TryDequeue(out var type) && bytes.Count < most)
            Object(type);
        if (_kept.Count > 0)
            Section();
    }

    /// <summary>A body of the first type.</summary>
    public void First() => Object(0);

    private bool IsFull => bytes.Count >= most || _depth > MostDepth || draw.IsLong;

    private void Value(SpecSlot slot)
    {
        switch (slot.Kind)
        {
            case SpecSlot.String:
                Text(slot);
                break;
            case SpecSlot.Bytes:
                Frame([]);
                break;
            case SpecSlot.List:
                List(slot.First!, null);
                break;
            case SpecSlot.Map:
                List(slot.Second!, slot.First);
                break;
            case SpecSlot.Object:
                Object(slot.Type);
                break;
            case SpecSlot.Union:
                Union(slot.Type);
                break;
            case SpecSlot.Reference:
                Reference(slot.Type);
                break;
            case SpecSlot.Opaque:
                bytes.Framed(draw.Once(2) ? [2 << 2, 0x61, 0x62] : []);
                break;
            case SpecSlot.Extended:
                Extended(slot);
                break;
            default:
                bytes.Of(Scalar(slot.Kind));
                break;
        }
    }

    private void Extended(SpecSlot slot)
    {
        if (slot.Extension == 2)
            Extension();
        else if (slot.Extension == 1)
            Frame(_depth > 8 ? [] : payloads.Nested());
        else if (slot.IsPooled)
            Pooled(slot.First!);
        else
            Value(slot.First!);
    }

    /// <summary>A string in full, or a number: of one that was there, of the next one, or of none.</summary>
    private void Pooled(SpecSlot based)
    {
        if (based.Kind != SpecSlot.String)
            Value(based);
        else if (draw.Once(64))
            bytes.Number((ulong)draw.Next(1 << 20) << draw.Next(44) << 2 | 3);
        else if (_texts > 0 && draw.Once(2))
            bytes.Number((ulong)(1 + draw.Next(_texts + (draw.Once(16) ? 1 : 0))) << 2 | 3);
        else
            Text(based);
    }

    private byte[] Scalar(int kind)
    {
        if (kind == 0)
            return [(byte)draw.Next(2)];
        var value = new byte[s_sizes[kind]];
        switch (draw.Next(6))
        {
            case 0 or 1:
                value[0] = draw.Byte();
                break;
            case 2:
                for (var i = 0; i < value.Length; i++)
                    value[i] = draw.Byte();
                break;
            case 3:
                value.AsSpan().Fill(0xFF);
                break;
            case 4 when value.Length > 2:
                value[value.Length / 2 - 1] = draw.Byte();
                break;
        }

        if (kind == 14 && !draw.Once(8))
            (value[0], value[1], value[2], value[3]) = (0, 0, (byte)(value[2] % 29), (byte)(value[3] & 0x80));
        return value;
    }

    private void Text(SpecSlot slot)
    {
        if (slot.Kind == SpecSlot.String && draw.Once(6))
        {
            bytes.Byte(3);
            return;
        }

        var length = draw.Next(6) + (draw.Once(64) ? draw.Next(5000) : 0);
        var encoding = draw.Next(3);
        if (length is > 0 and < 512)
            _texts++;
        bytes.Number((ulong)length << 2 | (uint)encoding);
        for (var i = 0; i < length * (encoding == 1 ? 2 : 1); i++)
            bytes.Byte(encoding == 1 && i % 2 == 1 ? 0 : 0x30 + i % 10);
    }

    private void Reference(int type)
    {
        if (_links >= 0)
        {
            bytes.Number((ulong)(1 + draw.Next(Math.Max(_links, 1))));
            return;
        }

        var isNew = _references == 0 || draw.Once(2);
        bytes.Number(isNew && !IsFull ? 0 : (ulong)(1 + draw.Next(Math.Max(_references, 1))));
        if (!isNew)
            return;
        _references++;
        _bodies.Enqueue(type);
    }

    private void Union(int number)
    {
        var tag = draw.Once(16) ? draw.Next(300) : draw.Next(draw.Once(3) ? 12 : 4);
        if (_cases.TryGetValue((number, tag), out var known))
        {
            bytes.Number((ulong)tag << 1);
        }
        else
        {
            bytes.Number((ulong)tag << 1 | (definesCases ? 1u : 0));
            var types = new SchemaDraw(draw);
            var count = schema.Types.Count + draw.Next(3);
            List<SpecType> all = [
                .. schema.Types, .. Enumerable.Range(schema.Types.Count, count - schema.Types.Count).Select(_ => types.New(schema, count))];
            known = (count > schema.Types.Count ? new SpecSlot(SpecSlot.Object, SpecSlot.Rest, schema.Types.Count, null, null)
                : draw.Once(2) ? types.Case() : types.Any(count, 2),
                all);
            _cases.Add((number, tag), known);
            if (definesCases)
            {
                var definition = new Bytes();
                SchemaBytes.Slot(definition, known.Slot);
                SchemaBytes.Segments(definition, all.Skip(schema.Types.Count));
                bytes.Framed(definition.ToArray());
            }
        }

        var outer = _types;
        _types = known.Types;
        _depth++;
        Value(known.Slot);
        _depth--;
        _types = outer;
    }

    private void Object(int number)
    {
        if (number >= _types.Count || bytes.Count > 2 * most || _depth > 3 * MostDepth || draw.IsLong)
            return;
        var type = _types[number];
        _depth++;
        if (type.Base >= 0)
            Object(type.Base);
        if (type.Members.Count == 0)
            bytes.Byte(0);
        var (bits, optional, present) = (new List<bool>(), new Bytes(), new List<SpecSlot>());
        var chance = draw.Next(4);
        foreach (var (_, slot) in type.Members)
        {
            var isThere = !slot.HasPresence || (chance > 0 && draw.Next(4) < chance && !(slot.Place == SpecSlot.Present && IsFull));
            if (slot.HasPresence)
                bits.Add(isThere);
            if (slot.Place is SpecSlot.Bit or SpecSlot.BitOptional)
                bits.Add(isThere && draw.Once(2));
            if (slot.HasWidth)
            {
                var (width, value) = isThere && slot.Kind < 22 ? Compact(slot.Kind) : (0, []);
                bits.AddRange([(width & 1) != 0, (width & 2) != 0]);
                optional.Of(value);
            }
            else if (slot.Place == SpecSlot.Optional && isThere && slot.Kind < 22)
            {
                optional.Of(Scalar(slot.Kind));
            }

            if (isThere && slot.Place <= SpecSlot.Present)
                present.Add(slot);
        }

        bytes.Bits(bits);
        foreach (var (_, slot) in type.Members.Where(m => m.Slot.Place == SpecSlot.Fixed))
            Value(slot);
        bytes.Of(optional.ToArray());
        foreach (var slot in present)
            Value(slot);
        _depth--;
    }

    private void List(SpecSlot element, SpecSlot? key)
    {
        if (IsFull || draw.Once(5))
        {
            bytes.Byte(draw.Next(2));
            return;
        }

        var hasBits = element.Place == SpecSlot.Present && draw.Once(2);
        var count = draw.Next(5) + (draw.Once(24) ? draw.Next(600) : 0);
        var many = draw.Once(12) ? 1 << draw.Next(20) : 0;
        if (hasBits && many > 0 && key is null)
            Nulls(many, element);
        else if (element.Kind is SpecSlot.Bool && key is null)
            Bools(count + many, hasBits);
        else if (element.Place == SpecSlot.Compact && key is null)
            Compacts(count, element.Kind == SpecSlot.Object ? Numbers(element.Type) : [Integer(element.Kind)]);
        else
            Elements(count, many, element, key, hasBits);
    }

    /// <summary>Nulls, and one element that is there.</summary>
    private void Nulls(int count, SpecSlot element)
    {
        count = Math.Min(count, Math.Max(8, (most - bytes.Count) * 8));
        bytes.Number((ulong)count << 2 | 2);
        bytes.Byte(1);
        bytes.Of(new byte[(count - 1) / 8]);
        _depth++;
        Value(element);
        _depth--;
    }

    private void Bools(int count, bool hasBits)
    {
        count = Math.Min(count, Math.Max(0, most - bytes.Count) * 4);
        bytes.Number((ulong)count << 2 | (hasBits ? 2u : 0));
        bool[] there = [.. Enumerable.Range(0, count).Select(i => !hasBits || (i < 100 && draw.Once(2)))];
        if (hasBits)
            bytes.Bits(there);
        bytes.Bits([.. there.Where(t => t)]);
    }

    private void Entry(SpecSlot slot)
    {
        if (slot.Place == SpecSlot.Compact)
            bytes.Number(draw.Once(3) ? (ulong)draw.Next(1 << 20) : BitConverter.ToUInt64([.. Scalar(Integer(slot.Kind)), .. new byte[8]]));
        else
            Value(slot);
    }

    /// <summary>So many elements, the last of which comes again and again.</summary>
    private void Elements(int count, int many, SpecSlot element, SpecSlot? key, bool hasBits)
    {
        var items = new Bytes();
        var inner = new BodyDraw(schema, draw, payloads, items, definesCases,
            most - bytes.Count)
        { _types = _types, _depth = _depth + 1, _references = _references, _kept = _kept, _links = _links, _texts = _texts };
        foreach (var (at, value) in _cases)
            inner._cases.Add(at, value);
        List<bool> there = [];
        var last = 0;
        for (; count > 0 && items.Count + bytes.Count < most; count--)
        {
            last = items.Count;
            if (key is not null)
                inner.Entry(key);
            there.Add(!hasBits || draw.Once(2));
            if (there[^1] && key is not null)
                inner.Entry(element);
            else if (there[^1])
                inner.Value(element);
        }

        var repeated = there.Count > 0 ? items.Repeat(last, many, most - bytes.Count) : 0;
        there.AddRange(Enumerable.Repeat(there.Count > 0 && there[^1], repeated));
        bytes.Number((ulong)there.Count << 2 | (hasBits ? 2u : 0));
        if (hasBits)
            bytes.Bits(there);
        bytes.Of(items.ToArray());
        foreach (var (at, value) in inner._cases)
            _cases.TryAdd(at, value);
        (_references, _texts) = (inner._references, inner._texts);
        while (inner._bodies.TryDequeue(out var body))
            _bodies.Enqueue(body);
    }

    /// <summary>The objects that extension data of one payload refers to.</summary>
    private sealed class Kept
    {
        public int Count { get; private set; }

        /// <summary>Whether there are no further ones.</summary>
        public bool IsFull { get; set; }

        public ulong Number(Draw draw)
        {
            if (Count == 0 || (!IsFull && draw.Once(2)))
                return (ulong)++Count;
            return (ulong)(1 + draw.Next(Count));
        }
    }
}
