using System.Numerics;
using MemFormat.Io;
using MemFormat.Schemas;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Writing;

/// <summary>Makes a body of JSON by a schema alone: the way back from <see cref="MemFormatJson"/>.</summary>
/// <param name="names">Has the names of members, for errors.</param>
/// <param name="schema">The schema.</param>
/// <param name="cases">The cases of its unions.</param>
/// <param name="declared">The members as an assembly declares them, if one is known.</param>
/// <param name="isUpdate">Whether the value is of another schema, so that members it lacks get their initial values.</param>
internal sealed class JsonBody(
    Inspecting.KnownNames names,
    WriterSchema schema,
    IReadOnlyDictionary<(uint Union, ulong Tag), WriterCase> cases,
    DeclaredMembers? declared,
    bool isUpdate)
{
    private readonly SegmentWriter _body = new();
    private readonly HashSet<(uint, ulong)> _defined = [];
    private readonly StringTable _strings = new();
    private readonly Queue<(WriterSchema Schema, WriterType Type, JsonElement Value, string Path)> _objects = [];
    private JsonElement? _listed;
    private int _met;
    private bool _drops;
    private string _path = "root";

    /// <summary>The body of a value that is not null.</summary>
    /// <param name="value">The value.</param>
    /// <param name="drops">Whether members are left out that the schema lacks.</param>
    /// <exception cref="ToolException">The value does not have the schema.</exception>
    public byte[] Write(JsonElement value, bool drops)
    {
        _drops = drops;
        try
        {
            if (value.ValueKind == JsonValueKind.Object && value.TryGetProperty("$root", out var root))
            {
                _listed = value.TryGetProperty("$objects", out var objects) ? objects : null;
                if (value.TryGetProperty("$kept", out _))
                    throw new ToolException("extension data with objects of its own cannot be written.");
                value = root;
            }

            Value(schema, schema.Root, value);
            while (_objects.TryDequeue(out var next))
            {
                _path = next.Path;
                Object(next.Schema, next.Type, next.Value);
            }
        }
        catch (Exception exception) when (exception is FormatException or OverflowException or InvalidOperationException or ArgumentException)
        {
            throw new ToolException($"{_path}: {exception.Message}", exception);
        }

        return _body.ToArray();
    }

    private static bool IsNull(JsonElement value) => value.ValueKind == JsonValueKind.Null;

    private static string Text(JsonElement value) => value.ValueKind == JsonValueKind.String ? value.GetString()! : throw new FormatException();

    private void Value(WriterSchema within, WriterSlot slot, JsonElement value)
    {
        if (IsNull(value))
            Null(slot);
        else if (slot.Kind == WireKind.String)
            String(slot, Text(value));
        else if (slot.Kind == WireKind.Bytes)
            Bytes(value.GetBytesFromBase64());
        else if (slot.Kind is WireKind.List or WireKind.Map)
            Collection(within, slot, value);
        else if (slot.Kind == WireKind.Object)
            Object(within, within.Types[slot.Type], value);
        else if (slot.Kind == WireKind.Reference)
            Reference(within, within.Types[slot.Type], value);
        else if (slot.Kind == WireKind.Union)
            Union(slot.Id, value);
        else if (slot.Kind == WireKind.Opaque)
            _body.Framed(value.GetBytesFromBase64());
        else if (slot.Kind == WireKind.Extended)
            Extended(within, slot, value);
        else
            _body.Bytes(Scalar(within, slot, value));
    }

    private void Null(WriterSlot slot)
    {
        switch (slot.Kind)
        {
            case WireKind.Extended:
                Null(slot.ListElement);
                break;
            case WireKind.String:
                _body.Byte(StringEncoding.Null);
                break;
            case WireKind.Bytes or WireKind.List or WireKind.Map:
                _body.Byte(CollectionHead.Null);
                break;
            default:
                throw new ToolException($"{_path}: it cannot be null, its kind is {SlotWords.Of(slot)}.");
        }
    }

    private byte[] Scalar(WriterSchema within, WriterSlot slot, JsonElement value) =>
        slot.Enum >= 0 && value.ValueKind == JsonValueKind.String && value.GetString() is [not ('-' or (>= '0' and <= '9')), ..] text
            ? Constants(within.Types[slot.Enum].Enum ?? WriterEnum.Empty, slot.Kind, text)
            : Scalar(slot.Kind, value);

    /// <summary>The number of a constant by its name or the hash of that; of several, with a comma between, what they combine.</summary>
    private byte[] Constants(WriterEnum known, WireKind kind, string text)
    {
        long number = 0;
        foreach (var name in text.Split(", "))
        {
            var key = name is ['?', .. var hash] && uint.TryParse(hash, NumberStyles.HexNumber, CultureInfo.InvariantCulture, out var given)
                ? given
                : NameKey.Of(name);
            var found = Array.FindIndex(known.Constants, c => c.Key == key);
            if (found < 0)
                throw new ToolException($"{_path}: {name} is not a constant of the enum.");
            number |= known.Constants[found].Number;
        }

        return BitConverter.GetBytes(number)[..WireKinds.FixedSize(kind)];
    }

    private byte[] Scalar(WireKind kind, JsonElement value)
    {
        try
        {
            var isOfKind = value.ValueKind switch
            {
                JsonValueKind.True or JsonValueKind.False => kind == WireKind.Bool,
                JsonValueKind.Number => kind is >= WireKind.Int8 and <= WireKind.Decimal,
                _ => kind != WireKind.Bool,
            };
            var text = value.ValueKind is JsonValueKind.Number or JsonValueKind.True or JsonValueKind.False ? value.GetRawText() : Text(value);
            return isOfKind && ScalarBytes.OfJson(kind, text) is { } bytes ? bytes : throw new FormatException();
        }
        catch (Exception exception) when (exception is FormatException or OverflowException or InvalidOperationException)
        {
            throw new ToolException($"{_path}: {value.GetRawText()} is no {kind}.", exception);
        }
    }

    private void String(WriterSlot slot, string text)
    {
        var number = slot.IsPooled && StringPool.Takes(text.Length) ? _strings.Find(text) : 0;
        if (number == 0)
            _body.Bytes(ScalarBytes.Serialize(text));
        else
            _body.Number((ulong)number << StringEncoding.LengthShift | StringEncoding.Null);
    }

    private void Bytes(byte[] bytes)
    {
        _body.Number((ulong)bytes.Length << CollectionHead.CountShift);
        _body.Bytes(bytes);
    }

    private void Extended(WriterSchema within, WriterSlot slot, JsonElement value)
    {
        var extension = (WireExtension)slot.Id;
        switch (extension)
        {
            case WireExtension.ExtensionData:
                throw new ToolException($"{_path}: extension data cannot be written.");
            case WireExtension.Serialized when value.ValueKind != JsonValueKind.String:
                Bytes(InnerJson.Payload(value, names, _path));
                break;
            case var _ when WireExtensions.IsNumber(extension)
                && BigInteger.TryParse(Text(value), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number):
                Bytes(number.IsZero ? [] : number.ToByteArray());
                break;
            case WireExtension.Rune:
                _body.Fixed32((uint)System.Text.Rune.GetRuneAt(Text(value), 0).Value);
                break;
            case var _ when slot.ListElement.Kind == WireKind.Int32 && value.ValueKind == JsonValueKind.String:
                _body.Fixed32((uint)~int.Parse(Text(value).AsSpan().TrimStart('^'), NumberStyles.None, CultureInfo.InvariantCulture));
                break;
            default:
                Value(within, slot.ListElement, value);
                break;
        }
    }

    private void Collection(WriterSchema within, WriterSlot slot, JsonElement value)
    {
        if (value.ValueKind == JsonValueKind.Object && slot.Key is { Kind: WireKind.String })
            Items(within, slot, [.. value.EnumerateObject().Select(p => (p.Name, (JsonElement?)null, p.Value))]);
        else if (slot.Kind == WireKind.Map)
            Items(within, slot, [.. value.EnumerateArray().Select(p => ("", (JsonElement?)p[0], p[1]))]);
        else
            Items(within, slot, [.. value.EnumerateArray().Select(v => ("", (JsonElement?)null, v))]);
    }

    private void Items(WriterSchema within, WriterSlot slot, List<(string Name, JsonElement? Key, JsonElement Value)> items)
    {
        var (item, path) = (slot.ListElement, _path);
        var isMarked = item.Place == WirePlace.Present && items.Exists(i => IsNull(i.Value));
        _body.Number(((ulong)items.Count << CollectionHead.CountShift) | (isMarked ? CollectionHead.HasNulls : 0));
        if (isMarked)
            _body.Bytes(Bits(items.ConvertAll(i => !IsNull(i.Value))));
        if (slot.Kind == WireKind.List && item.Kind == WireKind.Bool)
        {
            _body.Bytes(Bits([.. items.Where(i => !isMarked || !IsNull(i.Value)).Select(i => i.Value.GetBoolean())]));
            return;
        }

        for (var i = 0; i < items.Count; i++)
        {
            _path = FormattableString.Invariant($"{path}[{i}]");
            if (items[i].Key is { } key)
                Entry(within, slot.Key!, key);
            else if (slot.Key is not null)
                _body.Bytes(ScalarBytes.Serialize(items[i].Name));
            if (isMarked && IsNull(items[i].Value))
                continue;
            if (slot.Key is not null)
                Entry(within, item, items[i].Value);
            else
                Value(within, item, items[i].Value);
        }

        _path = path;
    }

    /// <summary>A key or value of a map. Elements of lists may lie as if they were not compact, those of maps may not.</summary>
    private void Entry(WriterSchema within, WriterSlot slot, JsonElement value)
    {
        if (slot.Place == WirePlace.Compact)
            _body.Number(CompactBytes.Number(slot.Kind, Scalar(within, slot, value)));
        else
            Value(within, slot, value);
    }

    private void Union(uint union, JsonElement value)
    {
        if (value.ValueKind != JsonValueKind.Object || !value.TryGetProperty("$case", out var number)
            || !value.TryGetProperty("value", out var content))
        {
            throw new ToolException($"{_path}: a value of a union is an object with $case and value.");
        }

        var tag = number.GetUInt64();
        if (!cases.TryGetValue((union, tag), out var found))
            throw new ToolException(FormattableString.Invariant($"{_path}: the schema has no case {tag}."));
        var isNew = _defined.Add((union, tag));
        _body.Number((tag << UnionHead.TagShift) | (isNew ? UnionHead.Defines : 0u));
        if (isNew)
            _body.Framed(found.Definition);
        Value(found.Schema, found.Schema.Root, content);
    }

    private void Reference(WriterSchema within, WriterType type, JsonElement value)
    {
        if (value.ValueKind != JsonValueKind.Object || !value.TryGetProperty("$ref", out var reference))
        {
            // An object in its place has no other place.
            _body.Number(0);
            _met++;
            _objects.Enqueue((within, type, value, _path));
            return;
        }

        var number = reference.GetInt32();
        if (number < 1 || number > _met + 1 || _listed is not { ValueKind: JsonValueKind.Array } listed || number > listed.GetArrayLength())
            throw new ToolException($"{_path}: $objects does not have the object {number}, or not in the order in which objects occur first.");
        _body.Number(number > _met ? 0 : (uint)number);
        if (number > _met)
            _objects.Enqueue((within, type, listed[_met++], FormattableString.Invariant($"$objects[{number - 1}]")));
    }

    private void Object(WriterSchema within, WriterType type, JsonElement value)
    {
        var members = new JsonObject(value);
        Part(within, type, members);
        if (!_drops)
            members.End(_path, names);
    }

    /// <summary>The base part first, then flags, fixed block, optional scalars and the rest.</summary>
    private void Part(WriterSchema within, WriterType type, JsonObject members)
    {
        if (type.Base >= 0)
            Part(within, within.Types[type.Base], members);
        var (path, flags) = (_path, new byte[type.FlagBytes]);
        var taken = Array.ConvertAll(type.Members, m => Member(within, type, m, members, path, flags));
        _body.Bytes(flags);
        foreach (var isIn in new Func<WirePlace, bool>[] { p => p == WirePlace.Fixed, WirePlaces.IsOptionalScalar, WirePlaces.IsRest })
        {
            foreach (var (slot, value, bytes, at) in taken)
            {
                _path = at;
                if (!isIn(slot.Place))
                    continue;
                if (bytes is not null)
                    _body.Bytes(bytes);
                else if (value is { } present)
                    Value(within, slot, present);
            }
        }

        _path = path;
    }

    /// <summary>Takes a member, and sets its flags.</summary>
    private (WriterSlot Slot, JsonElement? Value, byte[]? Bytes, string Path) Member(
        WriterSchema within,
        WriterType type,
        WriterMember member,
        JsonObject members,
        string path,
        byte[] flags)
    {
        var (slot, bit) = (member.Slot, member.FlagBit);
        var found = members.Take(member.KeyText(type.IsNamed), declared?.NameOf(member), out var name);
        _path = $"{path}.{declared?.NameOf(member) ?? names.In(name)}";
        if (found is null && isUpdate && !slot.IsExtensionData)
        {
            found = declared is not null
                ? declared.Initial(member, _path)
                : throw new ToolException($"{_path} is not in the data. Name the assembly with --names: it may state the value.");
        }

        if (slot.HasPresence)
        {
            if (found is not { } optional || IsNull(optional))
                return (slot, null, null, _path);
            Flag(flags, bit++, 1);
        }
        else if (found is null && !slot.IsExtensionData && declared?.CanBeNull(member) != true)
        {
            throw new ToolException($"{_path} is missing.");
        }

        byte[]? bytes = null;
        if (slot.Place is WirePlace.Bit or WirePlace.BitOptional)
        {
            Flag(flags, bit, Scalar(WireKind.Bool, found!.Value)[0]);
        }
        else if (slot.Place is WirePlace.Compact or WirePlace.CompactOptional)
        {
            bytes = CompactBytes.Encode(slot.Kind, Scalar(within, slot, found!.Value), out var code);
            Flag(flags, bit, code & 1);
            Flag(flags, bit + 1, code >> 1);
        }
        else if (found is null)
        {
            bytes = [slot.Kind == WireKind.String ? StringEncoding.Null : CollectionHead.Null];
        }

        return (slot, found, bytes, _path);
    }

    private static byte[] Bits(IReadOnlyList<bool> bits)
    {
        var bytes = new byte[(bits.Count + 7) / 8];
        for (var i = 0; i < bits.Count; i++)
            Flag(bytes, i, bits[i] ? 1u : 0);
        return bytes;
    }

    private static void Flag(byte[] flags, int bit, uint value) => flags[bit / 8] |= (byte)(value << (bit % 8));
}
