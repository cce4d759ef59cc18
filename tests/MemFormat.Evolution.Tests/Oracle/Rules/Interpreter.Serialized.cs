namespace MemFormat.Evolution.Tests.Oracle;

// Payloads within payloads are read when they are asked for, as roots of their own. What is no such payload yet, or ceases to
// be one, is read at once, and errors within it are not located.
internal partial class Interpreter
{
    private int _unlocated;

    private SerializedValue Serialized(Model from, Use source, object value, SerializedShape target, string path)
    {
        if (source.Shape is not SerializedShape serialized)
            return new(Unlocated(() => Element(from, source, value, target.Inner, path)));
        (from, source, var held) = Opened(from, serialized, (SerializedValue)value);
        if (held is null)
            return new(null) { Written = (from, source, null) };
        var reader = NewReader();
        var read = reader.Content(from, source, held, target.Inner);
        return new(reader.Errors.Count == 0 ? read : null) { Errors = reader.Errors, Written = (from, source, held) };
    }

    /// <summary>An interpreter of the same rules.</summary>
    protected virtual Interpreter NewReader() => new(to);

    private object? Content(Model from, Use source, object value, Use target)
    {
        if (target.Shape is ObjectShape)
            (from, source, value) = Tuples.AsObject(from, source, value);
        if (source.Shape is ObjectShape { Type: var declared } && target.Shape is ObjectShape { Type: var type } && !from.Types[declared].IsUnion
            && !to.Types[type].IsUnion)
        {
            return Root(from, (ObjectValue)value, type);
        }

        if (Fits.Member(from, source, to, target) && !Fits.IsMember(from, source, to, target)
            && (target.Shape is not TupleShape || IsRootOf(from, source, value, target)))
        {
            return Unlocated(() => Element(from, source, value, target, ""));
        }

        Fail(MemFormatError.SchemaMismatch, null);
        return null;
    }

    private T Unlocated<T>(Func<T> read)
    {
        _unlocated++;
        var result = read();
        _unlocated--;
        return result;
    }

    /// <summary>The value as it was written, in the shape that it was written in.</summary>
    private static (Model Model, Use Use, object? Value) Opened(Model from, SerializedShape shape, SerializedValue? value) =>
        value?.Written ?? (from, shape.Inner, value?.Value);

    /// <summary>Whether a payload holds a root that has something in common with what it is to be.</summary>
    private bool IsRootOf(Model from, Use use, object value, Use target)
    {
        (from, _, value) = Tuples.AsObject(from, use, value);
        return value is not ObjectValue o || target.Shape is not (ObjectShape or TupleShape)
            || from.Types[o.Type] is not { IsUnion: false, HasExtension: false, Members.Count: > 0 } source
            || to.Members(Tuples.TypeOf(to, target.Shape)).ToList() is not { Count: > 0 } members
            || Matching.Find(source.IsNumbered, Data(from, source, o), members).Count > 0;
    }
}
