using System.Text;

namespace MemFormat.Tests;

/// <summary>Writes what <see cref="SpecReader"/> decoded in the schema of a variant, choosing among all forms that readers must accept.</summary>
internal sealed class SpecWriter(SpecSchema schema, Random random)
{
    private readonly List<(int Type, Dictionary<uint, object?> Values)> _references = [];
    private readonly List<byte> _out = [];
    private readonly Dictionary<(int Union, ulong Tag), SpecSchema> _cases = [];
    private readonly List<string> _texts = [];
    private List<SpecType> _types = schema.Types;

    /// <summary>A whole payload with its schema.</summary>
    public static byte[] Payload(SpecSchema schema, object? value, Random random)
    {
        var writer = new SpecWriter(schema, random);
        writer.Value(schema.Root, value);
        for (var i = 0; i < writer._references.Count; i++)
            writer.Object(writer._references[i].Type, writer._references[i].Values);
        return [.. Header(schema), .. writer._out];
    }

    /// <summary>A payload's beginning, up to the body.</summary>
    public static byte[] Header(SpecSchema schema)
    {
        var writer = new SpecWriter(schema, Random.Shared);
        writer.Descriptor();
        var descriptor = writer._out.ToArray();
        writer._out.Clear();
        writer._out.Add(0);
        writer.Number((ulong)descriptor.Length);
        return [.. writer._out, .. descriptor];
    }

    private void Descriptor()
    {
        Slot(schema.Root);
        Segments(schema.Types);
    }

    private void Segments(IEnumerable<SpecType> types)
    {
        foreach (var type in types)
        {
            Number((ulong)type.Members.Count << 3 | (type.IsNumbered ? 0u : 1) | (type.Base >= 0 ? 4u : 0));
            if (type.Base >= 0)
                Number((ulong)type.Base);
            long id = 0;
            foreach (var (key, slot) in type.Members)
            {
                var delta = key - (id + 1);
                id = key;
                if (!type.IsNumbered)
                {
                    _out.AddRange(BitConverter.GetBytes(key));
                }
                else if (delta != 0)
                {
                    _out.Add(0xFF);
                    Number((ulong)(delta << 1 ^ delta >> 63));
                }

                Slot(slot);
            }
        }
    }

    private void Slot(SpecSlot slot)
    {
        _out.Add((byte)(slot.Kind | slot.Place << 5));
        if (slot.Kind is SpecSlot.Object or SpecSlot.Reference or SpecSlot.Union)
            Number((ulong)slot.Type);
        if (slot.Kind == SpecSlot.Extended)
            Number(slot.Extension);
        if (slot.Kind == SpecSlot.Opaque)
        {
            _out.AddRange(BitConverter.GetBytes(slot.Id));
            Number(slot.Version);
        }

        if (slot.First is not null)
            Slot(slot.First);
        if (slot.Second is not null)
            Slot(slot.Second);
    }

    private void Value(SpecSlot slot, object? value)
    {
        switch (slot.Kind)
        {
            case SpecSlot.Reference:
                Reference(slot.Type, (Dictionary<uint, object?>)value!);
                break;
            case SpecSlot.Bool:
                _out.Add(value is true ? (byte)1 : (byte)0);
                break;
            case SpecSlot.String:
                Text((string?)value);
                break;
            case SpecSlot.Bytes:
                Number(value is null ? 1 : (ulong)((List<object?>)value).Count << 2);
                _out.AddRange(((List<object?>?)value)?.Select(b => ((byte[])b!)[0]) ?? []);
                break;
            case SpecSlot.List:
                List(slot.First!, (List<object?>?)value);
                break;
            case SpecSlot.Map:
                Map(slot, (List<(object? Key, object? Value)>?)value);
                break;
            case SpecSlot.Extended when slot.IsPooled:
                Pooled((string?)value);
                break;
            case SpecSlot.Extended:
                Value(slot.First!, value);
                break;
            case SpecSlot.Object:
                Object(slot.Type, (Dictionary<uint, object?>)value!);
                break;
            case SpecSlot.Opaque:
                Number((ulong)((SpecFrame)value!).Bytes.Length);
                _out.AddRange(((SpecFrame)value).Bytes);
                break;
            case SpecSlot.Union:
                Union(slot.Type, (SpecCase)value!);
                break;
            default:
                _out.AddRange(Scalar(slot, value));
                break;
        }
    }

    /// <summary>The case in a variant of its own, which the first value of it defines.</summary>
    private void Union(int number, SpecCase value)
    {
        var isNew = !_cases.TryGetValue((number, value.Tag), out var variant);
        Number(value.Tag << 1 | (isNew ? 1u : 0));
        if (isNew)
        {
            variant = new SpecVariant(value.Schema, random).Make(schema.Types);
            _cases.Add((number, value.Tag), variant);
            var definition = new SpecWriter(variant, random);
            definition.Slot(variant.Root);
            definition.Segments(variant.Types.Skip(schema.Types.Count));
            Number((ulong)definition._out.Count);
            _out.AddRange(definition._out);
        }

        var outer = _types;
        _types = variant!.Types;
        Value(variant.Root, value.Value);
        _types = outer;
    }

    private static byte[] Scalar(SpecSlot slot, object? value) => SpecNumbers.Convert((byte[]?)value, slot.From, slot.Kind);

    private void Reference(int type, Dictionary<uint, object?> values)
    {
        var number = _references.FindIndex(r => ReferenceEquals(r.Values, values)) + 1;
        Number((ulong)number);
        if (number == 0)
            _references.Add((type, values));
    }

    private void Object(int number, Dictionary<uint, object?> values)
    {
        var type = _types[number];
        if (type.Base >= 0)
            Object(type.Base, values);
        if (type.Members.Count == 0)
            _out.Add(0);
        var bits = new List<bool>();
        var optional = new List<byte>();
        foreach (var (key, slot) in type.Members)
        {
            var value = values.GetValueOrDefault(key);
            if (slot.HasPresence)
                bits.Add(value is not null);
            if (slot.Place is SpecSlot.Bit or SpecSlot.BitOptional)
                bits.Add(value is true);
            if (slot.HasWidth)
            {
                var (width, bytes) = slot.HasPresence && value is null ? (0, []) : SpecNumbers.Compact(slot.Kind, Scalar(slot, value), random);
                bits.AddRange([(width & 1) != 0, (width & 2) != 0]);
                optional.AddRange(bytes);
            }
            else if (slot.Place == SpecSlot.Optional && value is not null)
            {
                optional.AddRange(Scalar(slot, value));
            }
        }

        Bits(bits);
        foreach (var (key, slot) in type.Members.Where(m => m.Slot.Place == SpecSlot.Fixed))
            Value(slot, values.GetValueOrDefault(key));
        _out.AddRange(optional);
        foreach (var (key, slot) in type.Members.Where(m => m.Slot.Place == SpecSlot.Rest
            || m.Slot.Place == SpecSlot.Present && values.GetValueOrDefault(m.Key) is not null))
        {
            Value(slot, values.GetValueOrDefault(key));
        }
    }

    private void List(SpecSlot element, List<object?>? items)
    {
        if (items is null)
        {
            Number(1);
            return;
        }

        if (element is { Place: SpecSlot.Compact, Kind: SpecSlot.Object })
        {
            var kinds = SpecSchema.Numbers(_types, element.Type).ToList();
            _out.AddRange(SpecNumbers.List(kinds[0], [.. items.SelectMany(i => Numbers(element.Type, i))], random, kinds.Count));
            return;
        }

        if (element.Place == SpecSlot.Compact)
        {
            _out.AddRange(SpecNumbers.List(element.Kind, [.. items.Select(i => Scalar(element, i))], random));
            return;
        }

        Header(element, items);
        var present = items.Where(i => element.Place != SpecSlot.Present || i is not null).ToList();
        if (element.Kind == SpecSlot.Bool)
            Bits([.. present.Select(i => i is true)]);
        else
            present.ForEach(i => Value(element, i));
    }

    private IEnumerable<byte[]> Numbers(int type, object? value) => _types[type].Members.SelectMany(m =>
    {
        var member = ((Dictionary<uint, object?>)value!)[m.Key];
        return m.Slot.Kind == SpecSlot.Object ? Numbers(m.Slot.Type, member) : [Scalar(m.Slot, member)];
    });

    private void Map(SpecSlot slot, List<(object? Key, object? Value)>? pairs)
    {
        if (pairs is null)
        {
            Number(1);
            return;
        }

        Header(slot.Second!, [.. pairs.Select(p => p.Value)]);
        foreach (var (key, value) in pairs)
        {
            Entry(slot.First!, key);
            if (slot.Second!.Place != SpecSlot.Present || value is not null)
                Entry(slot.Second, value);
        }
    }

    private void Entry(SpecSlot slot, object? value)
    {
        if (slot.Place == SpecSlot.Compact)
            Number(SpecNumbers.Unsigned(slot.Kind, Scalar(slot, value)));
        else
            Value(slot, value);
    }

    /// <summary>Count and, where there are nulls or just because one may, the bitmap.</summary>
    private void Header(SpecSlot element, List<object?> items)
    {
        var bitmap = element.Place == SpecSlot.Present && (items.Contains(null) || random.Next(4) == 0);
        Number((ulong)items.Count << 2 | (bitmap ? 2u : 0));
        if (bitmap)
            Bits([.. items.Select(i => i is not null)]);
    }

    /// <summary>In full, or by any number that it has.</summary>
    private void Pooled(string? text)
    {
        var numbers = Enumerable.Range(1, _texts.Count).Where(n => _texts[n - 1] == text).ToList();
        if (numbers.Count > 0 && random.Next(3) > 0)
        {
            Number((ulong)numbers[random.Next(numbers.Count)] << 2 | 3);
            return;
        }

        Text(text);
        if (text is { Length: >= 1 and <= 511 })
            _texts.Add(text);
    }

    private void Text(string? text)
    {
        if (text is null)
        {
            _out.Add(3);
            return;
        }

        var isLatin = text.All(c => c <= 0xFF);
        var utf8 = Encoding.UTF8.GetBytes(text);
        var choice = isLatin && random.Next(2) == 0 ? 0 : Encoding.UTF8.GetString(utf8) == text && random.Next(2) == 0 ? 2 : 1;
        Number((ulong)(choice == 2 ? utf8.Length : text.Length) << 2 | (uint)choice);
        _out.AddRange(choice == 0 ? Encoding.Latin1.GetBytes(text) : choice == 2 ? utf8 : text.SelectMany(c => BitConverter.GetBytes(c)));
    }

    private void Bits(List<bool> bits)
    {
        foreach (var part in bits.Chunk(8))
            _out.Add((byte)part.Select((bit, i) => bit ? 1 << i : 0).Sum());
    }

    private void Number(ulong value)
    {
        for (; value >= 128; value >>= 7)
            _out.Add((byte)(value | 128));
        _out.Add((byte)value);
    }
}
