using System.Numerics;
using System.Runtime.CompilerServices;
using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Measuring;

/// <summary>Goes through a body by its shape, and says what each byte is for. Every length is checked before it is used.</summary>
internal ref struct BodyWalk(ReadOnlySpan<byte> bytes, UnionCases cases, List<UnionPlace>? unions)
{
    private readonly ReadOnlySpan<byte> _bytes = bytes;
    private readonly Queue<(BodyShape Shape, int Type, SizeNode Node)> _objects = [];
    private int _at;
    private bool _hasTables;

    /// <summary>Counts all of a body.</summary>
    /// <param name="shape">The shape of the root.</param>
    /// <param name="root">Where the bytes are counted.</param>
    /// <exception cref="ToolException">The body does not have the shape.</exception>
    public void Run(BodyShape shape, SizeNode root)
    {
        Value(shape, shape.Root, root);

        // Objects that keep their identity follow, in the order in which they were met.
        while (_objects.TryDequeue(out var next))
            Object(next.Shape, next.Type, next.Node);
        if (_hasTables)
        {
            // What extension data refers to is the rest.
            root.Child("(kept objects)", "").Own += _bytes.Length - _at;
            _at = _bytes.Length;
        }

        if (_at != _bytes.Length)
            throw Damaged();
    }

    private void Value(BodyShape shape, ShapeSlot slot, SizeNode node)
    {
        node.Count++;
        var start = _at;
        switch (slot.Kind)
        {
            case WireKind.String:
                var text = Number();
                if (text != StringEncoding.Null)
                    Skip((text >> StringEncoding.LengthShift) * ((text & StringEncoding.Mask) == StringEncoding.Utf16 ? 2u : 1));
                break;
            case WireKind.Bytes or WireKind.List or WireKind.Map:
                Collection(shape, slot, node);
                return;
            case WireKind.Object:
                Object(shape, (int)slot.Id, node);
                return;
            case WireKind.Reference:
                if (Number() == 0)
                    _objects.Enqueue((shape, (int)slot.Id, node));
                break;
            case WireKind.Union:
                Union(slot.Id, node);
                return;
            case WireKind.Extended when slot.Id == (uint)WireExtension.ExtensionData:
                var head = Number();
                _hasTables |= (head & CollectionHead.FlagMask) == CollectionHead.HasTables;
                Skip(head >> CollectionHead.CountShift);
                break;
            case WireKind.Extended:
                node.Count--;
                Value(shape, slot.Element!, node);
                return;
            case WireKind.Opaque:
                Skip(Number());
                break;
            default:
                Skip((uint)WireKinds.FixedSize(slot.Kind));
                break;
        }

        node.Own += _at - start;
    }

    private void Union(uint union, SizeNode node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        var start = _at;
        var head = Number();
        var tag = head >> UnionHead.TagShift;
        var defines = (head & UnionHead.Defines) != 0;
        if (defines)
        {
            var definition = _bytes.Slice(_at, 0);
            var size = Number();
            var from = _at;
            Skip(size);
            definition = _bytes[from.._at];
            cases.Define(union, tag, definition);
        }

        unions?.Add(new UnionPlace(start, _at, union, tag, defines));
        node.Own += _at - start;
        var shape = cases.Shape(union, tag);
        Value(shape, shape.Root, node.Child(FormattableString.Invariant($"case {tag}"), shape.Root.ToString()));
    }

    private void Collection(BodyShape shape, ShapeSlot slot, SizeNode node)
    {
        var start = _at;
        var head = Number();
        var (count, item) = (head >> CollectionHead.CountShift, slot.Item);
        if (head == CollectionHead.Null)
            count = 0;
        else if (count > (ulong)Array.MaxLength)
            throw Damaged();
        var isCompact = slot.Kind == WireKind.List && item.Place == WirePlace.Compact;
        var hasDigits = isCompact && (head & CompactList.HasDigits) != 0;
        var bitmap = !isCompact && (head & CollectionHead.HasNulls) != 0 ? Take((count + 7) / 8) : default;
        var present = bitmap.IsEmpty ? count : Ones(bitmap);
        node.Own += _at - start;
        start = _at;
        if (slot.Kind != WireKind.Map && WireKinds.FixedSize(item.Kind) is > 0 and var size)
        {
            if (item.Kind == WireKind.Bool)
                Skip((present + 7) / 8);
            else if (hasDigits)
                Digits(count);
            else
                Skip(present * (uint)size);
            node.Own += _at - start;
            return;
        }

        var (keys, values) = slot.Kind == WireKind.Map ? (node.Child("[keys]", slot.Key!.ToString()), node.Child("[values]", item.ToString())) : (null, node.Child("[]", item.ToString()));
        for (var i = 0; i < (int)count; i++)
        {
            if (keys is not null)
                Entry(shape, slot.Key!, keys);
            if (bitmap.IsEmpty || IsSet(bitmap, i))
                Entry(shape, item, values);
        }
    }

    private void Digits(ulong count)
    {
        var most = Take(1)[0] >> CompactList.CountShift;
        for (var weight = 1; count > 0; weight++)
        {
            var longer = weight < most ? Ones(Take((count + 7) / 8)) : 0;
            foreach (var digit in Take(count))
                longer += most == 0 && digit >> CompactList.SmallDigit != 0 ? 1u : 0;
            count = longer;
        }
    }

    /// <summary>A key or value of a map.</summary>
    private void Entry(BodyShape shape, ShapeSlot slot, SizeNode node)
    {
        if (slot.Place != WirePlace.Compact)
        {
            Value(shape, slot, node);
            return;
        }

        var start = _at;
        Number();
        node.Count++;
        node.Own += _at - start;
    }

    private void Object(BodyShape shape, int number, SizeNode node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (number >= shape.Types.Count)
            throw Damaged();
        var type = shape.Types[number];
        Part(shape, type, node.Objects(type));
    }

    /// <summary>The base part first, then flags, fixed block, optional scalars and the rest.</summary>
    private void Part(BodyShape shape, ShapeType type, SizeNode node)
    {
        if (type.Base >= 0)
            Part(shape, shape.Types[type.Base], node);
        var flags = Take((uint)type.FlagBytes);
        if (flags.Length > 0)
            node.Child("(flags)", "").Own += flags.Length;
        foreach (var member in type.Members)
        {
            if (member.Slot.Place == WirePlace.Fixed)
                Value(shape, member.Slot, At(node, member));
        }

        for (int pass = 0, bit = 0; pass < 2; pass++, bit = 0)
        {
            foreach (var member in type.Members)
            {
                var place = member.Slot.Place;
                if (pass == 0 ? WirePlaces.IsOptionalScalar(place) : WirePlaces.IsRest(place))
                    Behind(shape, member.Slot, flags, bit, At(node, member));
                bit += WirePlaces.FlagBits(place);
            }
        }
    }

    private void Behind(BodyShape shape, ShapeSlot slot, ReadOnlySpan<byte> flags, int bit, SizeNode node)
    {
        if (WirePlaces.HasPresence(slot.Place) && !IsSet(flags, bit++))
            return;
        if (slot.Place is not (WirePlace.Compact or WirePlace.CompactOptional))
        {
            Value(shape, slot, node);
            return;
        }

        var start = _at;
        Compact(slot.Kind, (IsSet(flags, bit) ? 1u : 0) | (IsSet(flags, bit + 1) ? 2u : 0));
        node.Count++;
        node.Own += _at - start;
    }

    private void Compact(WireKind kind, uint code)
    {
        if (CompactSizes.Of(kind, code) is >= 0 and var size)
            Skip((uint)size);
        else
            throw Damaged();
    }

    private static SizeNode At(SizeNode node, ShapeMember member) => node.Child(member.Name, member.Slot.ToString());

    private ulong Number()
    {
        ulong number = 0;
        for (var shift = 0; shift < 64; shift += 7)
        {
            var one = Take(1)[0];
            number |= (ulong)(one & 0x7F) << shift;
            if (one < 0x80)
                return number;
        }

        throw Damaged();
    }

    private void Skip(ulong count) => Take(count);

    private ReadOnlySpan<byte> Take(ulong count)
    {
        if (count > (ulong)(_bytes.Length - _at))
            throw Damaged();
        _at += (int)count;
        return _bytes.Slice(_at - (int)count, (int)count);
    }

    private readonly ToolException Damaged() => new(FormattableString.Invariant($"a value is damaged at its byte {_at}."));

    private static bool IsSet(ReadOnlySpan<byte> bits, int bit) => (bits[bit >> 3] >> (bit & 7) & 1) != 0;

    private static ulong Ones(ReadOnlySpan<byte> bits)
    {
        ulong count = 0;
        foreach (var part in bits)
            count += (uint)BitOperations.PopCount(part);
        return count;
    }
}
