using System.Text;

namespace MemFormat.Tests;

/// <summary>
/// Decodes a body by its descriptor and the format's description alone, slowly: objects become maps from keys to values,
/// scalars their bytes in fixed form, bools and strings themselves.
/// </summary>
internal sealed class SpecReader(SpecSchema schema, byte[] body)
{
    private static readonly int[] s_sizes = [1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 2, 4, 8, 16, 2, 16, 8, 10, 8, 4, 8];

    private readonly List<(int Type, Dictionary<uint, object?> Values)> _references = [];
    private readonly Dictionary<(int Union, ulong Tag), SpecSchema> _cases = [];
    private readonly List<string> _texts = [];
    private List<SpecType> _types = schema.Types;
    private int _at;

    public object? Read()
    {
        var value = Value(schema.Root);
        for (var i = 0; i < _references.Count; i++)
        {
            foreach (var (key, member) in Object(_references[i].Type))
                _references[i].Values.Add(key, member);
        }

        return _at == body.Length ? value : throw new InvalidOperationException($"{body.Length - _at} bytes are left");
    }

    private object? Value(SpecSlot slot) => slot.Kind switch
    {
        SpecSlot.Reference => Reference(slot.Type),
        SpecSlot.Bool => Take(1)[0] switch { 0 => false, 1 => true, _ => throw new InvalidOperationException("no bool") },
        SpecSlot.String => Text(),
        SpecSlot.Bytes => Bytes(),
        SpecSlot.List => List(slot.First!),
        SpecSlot.Map => Map(slot),
        SpecSlot.Object => Object(slot.Type),
        SpecSlot.Extended when slot.IsPooled => Pooled(),
        SpecSlot.Extended => Value(slot.First!),
        SpecSlot.Opaque => new SpecFrame(Take((int)Number())),
        SpecSlot.Union => Union(slot.Type),
        _ => Take(s_sizes[slot.Kind]),
    };

    /// <summary>An object's number, or 0 for a new one, which has its members later.</summary>
    private Dictionary<uint, object?> Reference(int type)
    {
        var number = (int)Number();
        if (number == 0)
        {
            _references.Add((type, []));
            number = _references.Count;
        }

        var (known, values) = _references[number - 1];
        Expect(known == type);
        return values;
    }

    private SpecCase Union(int number)
    {
        var head = Number();
        var tag = head >> 1;
        if ((head & 1) != 0)
            _cases.Add((number, tag), new SpecSchema(Take((int)Number()), schema.Types));
        var outer = _types;
        var found = _cases[(number, tag)];
        _types = found.Types;
        var value = new SpecCase(tag, found, Value(found.Root));
        _types = outer;
        return value;
    }

    private Dictionary<uint, object?> Object(int number)
    {
        var type = _types[number];
        var values = type.Base >= 0 ? Object(type.Base) : [];
        var bits = new List<bool>();
        var wanted =
            type.Members.Sum(m => (m.Slot.HasPresence ? 1 : 0) + (m.Slot.Place is SpecSlot.Bit or SpecSlot.BitOptional ? 1 : 0)
                + (m.Slot.HasWidth ? 2 : 0));
        if (type.Members.Count == 0)
            Expect(Take(1)[0] == 0);
        foreach (var part in Take((wanted + 7) / 8))
            bits.AddRange(Enumerable.Range(0, 8).Select(i => (part >> i & 1) == 1));
        Expect(bits.Skip(wanted).All(b => !b));

        var at = 0;
        var flags = type.Members.Select(m =>
        {
            var present = !m.Slot.HasPresence || bits[at++];
            var value = m.Slot.Place is SpecSlot.Bit or SpecSlot.BitOptional && bits[at++];
            var width = m.Slot.HasWidth ? (bits[at++] ? 1 : 0) + (bits[at++] ? 2 : 0) : 0;
            return (Present: present, Value: value, Width: width);
        }).ToList();
        foreach (var places in new Func<SpecSlot, bool>[] { s => s.Place is SpecSlot.Fixed, s => s.Place is SpecSlot.Optional || s.HasWidth,
            s => s.Place <= SpecSlot.Present, s => s.Place >= SpecSlot.Bit })
        {
            foreach (var ((key, slot), (present, value, width)) in type.Members.Zip(flags).Where(m => places(m.First.Slot)))
            {
                values.Add(key,
                    !present
                        ? null
                        : slot.Place >= SpecSlot.Bit
                            ? value
                            : slot.HasWidth ? SpecCompact.Value(slot.Kind, width, s_sizes[slot.Kind], Take) : Value(slot));
            }
        }

        return values;
    }

    private List<object?>? List(SpecSlot element)
    {
        var header = Number();
        if (header == 1)
            return null;
        if (element is { Place: SpecSlot.Compact, Kind: SpecSlot.Object })
            return Structs(element.Type, header);
        if (element.Place == SpecSlot.Compact)
            return [.. SpecCompact.List(element.Kind, header, s_sizes[element.Kind], Take)];
        var present = Presence(header, element);
        if (element.Kind == SpecSlot.Bool)
        {
            var count = present.Count(p => p);
            var bits = Take((count + 7) / 8);
            var at = 0;
            return [.. present.Select(p => p ? (object)((bits[at / 8] >> at++ % 8 & 1) == 1) : null)];
        }

        return [.. present.Select(p => p ? Value(element) : null)];
    }

    /// <summary>Numbers of one kind, one struct's after another's.</summary>
    private List<object?> Structs(int type, ulong header)
    {
        var kinds = SpecSchema.Numbers(_types, type).ToList();
        var (kind, count) = (kinds.Distinct().Single(), (ulong)kinds.Count);
        return [.. SpecCompact.List(kind, (header >> 2) * count << 2 | (header & 3), s_sizes[kind], Take).Chunk(kinds.Count)
            .Select(n => new SpecReader(schema, [.. n.SelectMany(b => b)]) { _types = _types }.Object(type))];
    }

    private List<(object? Key, object? Value)>? Map(SpecSlot slot)
    {
        var header = Number();
        return header == 1 ? null : [.. Presence(header, slot.Second!).Select(p => (Entry(slot.First!), p ? Entry(slot.Second!) : null))];
    }

    private object? Entry(SpecSlot slot) =>
        slot.Place == SpecSlot.Compact ? SpecCompact.Integer(slot.Kind, BitConverter.GetBytes(Number()), s_sizes[slot.Kind]) : Value(slot);

    private bool[] Presence(ulong header, SpecSlot element)
    {
        var count = (int)(header >> 2);
        Expect((header & 1) == 0 && ((header & 2) == 0 || element.Place == SpecSlot.Present));
        if ((header & 2) == 0)
            return [.. Enumerable.Repeat(true, count)];
        var bits = Take((count + 7) / 8);
        return [.. Enumerable.Range(0, count).Select(i => (bits[i / 8] >> i % 8 & 1) == 1)];
    }

    /// <summary>Encoding 3 has the number of a string of 1 to 511 chars, all of which count.</summary>
    private string? Pooled()
    {
        var header = Number();
        if ((header & 3) == 3)
            return header == 3 ? null : _texts[(int)(header >> 2) - 1];
        var text = Text(header)!;
        if (text.Length is >= 1 and <= 511)
            _texts.Add(text);
        return text;
    }

    private string? Text() => Text(Number());

    private string? Text(ulong header)
    {
        var length = (int)(header >> 2);
        return (header & 3) switch
        {
            0 => Encoding.Latin1.GetString(Take(length)),
            1 => new string([.. Take(length * 2).Chunk(2).Select(c => (char)(c[0] | c[1] << 8))]),
            2 => Encoding.UTF8.GetString(Take(length)),
            _ => header == 3 ? null : throw new InvalidOperationException("no string"),
        };
    }

    private List<object?>? Bytes()
    {
        var header = Number();
        Expect(header == 1 || (header & 3) == 0);
        return header == 1 ? null : [.. Take((int)(header >> 2)).Select(b => (object)new[] { b })];
    }

    private ulong Number()
    {
        ulong value = 0;
        for (var shift = 0; ; shift += 7)
        {
            var next = Take(1)[0];
            value |= (ulong)(next & 127) << shift;
            if (next < 128)
                return value;
        }
    }

    private byte[] Take(int count)
    {
        var bytes = body.AsSpan(_at, count).ToArray();
        _at += count;
        return bytes;
    }

    private static void Expect(bool holds)
    {
        if (!holds)
            throw new InvalidOperationException("the body is not as described");
    }
}
