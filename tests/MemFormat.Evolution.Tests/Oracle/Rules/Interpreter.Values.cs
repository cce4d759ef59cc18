namespace MemFormat.Evolution.Tests.Oracle;

internal partial class Interpreter
{
    /// <summary>A value that is not null; what it becomes may be.</summary>
    private object? Value(Model from, Use source, object value, Use target, string path)
    {
        switch (target.Shape)
        {
            case SerializedShape content:
                return Serialized(from, source, value, content, path);
            case ObjectShape o:
                return Held(from, source, value, o.Type, path);
            case TupleShape tuple:
                return Tuple(from, source, value, tuple, path);
            case MapShape map:
                return Map(from, (MapShape)source.Shape, (MapValue)value, map, path);
            case ListShape list:
                return Collected(list,
                    ((ListValue)value).Elements.Select((e, i) => Element(from, ((ListShape)source.Shape).Element, e, list.Element, $"{path}[{i}]"))
                        .ToList());
            case var shape when source.Shape is ObjectShape:
                return Uncased(from, source, value, shape, path);
            default:
                var kind = target.Shape is EnumShape e ? to.Enums[e.Enum].Underlying : ((ScalarShape)target.Shape).Kind;
                return Scalar(Constant(from, source, value, target, path), kind, path);
        }
    }

    /// <summary>A value of an enum whose constants both know by name: a name that the reader lacks keeps a number without a name.</summary>
    private object Constant(Model from, Use source, object value, Use target, string path)
    {
        if (source.Shape is not EnumShape s || target.Shape is not EnumShape t
            || from.Enums[s.Enum] is not { IsNamed: true } old || to.Enums[t.Enum] is not { IsNamed: true } now)
        {
            return value;
        }

        var name = old.Numbers.FindIndex(
            n => Convert.ChangeType(n, value.GetType(), System.Globalization.CultureInfo.InvariantCulture).Equals(value));
        if (name < 0)
            return value;
        if (name < now.Numbers.Count)
            return now.Numbers[name];
        if (now.Numbers.Contains(old.Numbers[name]))
            Fail(MemFormatError.Overflow, path);
        return value;
    }

    /// <summary>A null, or what became null, is the default.</summary>
    private object? Element(Model from, Use source, object? value, Use target, string path) =>
        source.Shape is SerializedShape serialized && target.Shape is not SerializedShape
        ? OpenedElement(Opened(from, serialized, (SerializedValue?)value), target, path)
        : (value is null ? Null(source, target) : Value(from, source, value, target, path)) ?? Defaults.Of(to, target);

    /// <summary>What the payload of an element holds. That is found out at the first one, and a list of one is no element.</summary>
    private object? OpenedElement((Model Model, Use Use, object? Value) held, Use target, string path)
    {
        var (from, use, value) = held;
        if (value is null)
            return Defaults.Of(to, target);
        if (use.Shape is not SerializedShape && Fits.Member(from, use, to, target) && !Fits.IsMember(from, use, to, target)
            && IsRootOf(from, use, value, target))
        {
            return Unlocated(() => Element(from, use, value, target, path));
        }

        Fail(MemFormatError.SchemaMismatch, null);
        return null;
    }

    /// <summary>What a null is: of a list that is to be an immutable array of its own payload, the default one.</summary>
    private static SerializedValue? Null(Use source, Use target) =>
        source.Shape is ListShape list && !(source.IsNullable && list.Form == ListForm.ImmutableArray)
            && target.Shape is SerializedShape { Inner.Shape: ListShape { Form: ListForm.ImmutableArray } }
            ? new SerializedValue(null)
            : null;

    /// <summary>Sets drop what is equal to an earlier element.</summary>
    private static ListValue Collected(ListShape list, List<object?> elements) => list.Form switch
    {
        ListForm.HashSet => new(elements.Distinct().ToList()),
        ListForm.SortedSet => new(elements.Distinct().Order().ToList()),
        _ => new(elements),
    };

    private MapValue Map(Model from, MapShape source, MapValue value, MapShape target, string path)
    {
        var entries = new List<(object Key, object? Value)>();
        foreach (var (i, (key, held)) in value.Entries.Index())
        {
            var at = $"{path}[{i}]";
            if (Value(from, source.Key, key, target.Key, at) is not { } newKey)
                continue;
            if (entries.Any(e => e.Key.Equals(newKey)))
                Fail(MemFormatError.InvalidData, null);
            entries.Add((newKey, Element(from, source.Value, held, target.Value, at)));
        }

        return new(target.Form == MapForm.SortedDictionary ? entries.OrderBy(e => e.Key).ToList() : entries);
    }

    /// <summary>Tuples are objects with numbered members, all of which may be null.</summary>
    private ListValue? Tuple(Model from, Use source, object value, TupleShape target, string path)
    {
        (from, source, value) = Tuples.AsObject(from, source, value);
        if (from.Types[((ObjectShape)source.Shape).Type].IsUnion)
        {
            (from, var tag, _, value) = Cased(from, ((ObjectShape)source.Shape).Type, value);
            if (tag != 0)
            {
                Fail(MemFormatError.SchemaMismatch, path);
                return null;
            }
        }

        var held = (ObjectValue)value;
        return _repeated.Contains(held) ? Unlocated(() => Tuple(from, held, target, path)) : Tuple(from, held, target, path);
    }

    private ListValue? Tuple(Model from, ObjectValue value, TupleShape target, string path)
    {
        var source = from.Types[value.Type];
        if (source.Contract is not null)
        {
            Fail(MemFormatError.SchemaMismatch, path);
            return null;
        }

        if (!_active.Add((value, -1)))
        {
            Fail(MemFormatError.LimitExceeded, null);
            return null;
        }

        var members = Tuples.Members(target).ToList();
        var matches = Matching.Find(source.IsNumbered, Data(from, source, value), members);
        var elements = members.Select(m => matches.TryGetValue(m, out var found) ? Item(found, m.Use, $"{path}.{m.Name}") : Defaults.Of(to, m.Use))
            .ToList();
        _active.Remove((value, -1));
        return new(elements);
    }

    private object? Item(KeptMember source, Use target, string path)
    {
        var (from, use, value) = (source.Model, source.Member.Use, source.Value);
        if (!Fits.Member(from, use, to, target))
        {
            Fail(MemFormatError.SchemaMismatch, path);
            return null;
        }

        if (value is ListValue list && Fits.IsSingle(from, use, to, target))
        {
            return IsOne(list, target, path)
                ? Element(from, ((ListShape)use.Shape).Element, list.Elements.SingleOrDefault(), target, path + "[0]")
                : null;
        }

        return value is not null && Fits.IsWrapped(from, use, to, target)
            ? Collected((ListShape)target.Shape, [Element(from, use, value, ((ListShape)target.Shape).Element, path)])
            : Element(from, use, value, target, path);
    }

    private object? Scalar(object value, Kind kind, string path)
    {
        if (kind.Group == Group.Other && value.GetType() == kind.Type)
            return value;
        var number = Number(value, kind.Type);
        if (number is null)
            Fail(MemFormatError.Overflow, path);
        return number;
    }
}
