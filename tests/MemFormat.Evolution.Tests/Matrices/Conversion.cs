namespace MemFormat.Evolution.Tests;

/// <summary>Reads one holder's object as another holder's, and says what is wrong.</summary>
internal static class Conversion
{
    /// <summary>
    /// Checks one value: it comes out as the oracle says and is written as a fresh one is, or fails with the error and path
    /// that the rules ask for.
    /// </summary>
    /// <returns>What is wrong, or null.</returns>
    public static string? Check(Holder from, object? value, Holder to)
    {
        // Maps to and from numbers: whether they fit depends on the other half, too.
        if ((from.Place, to.Place) is (Place.Values, Place.Keys) or (Place.Keys, Place.Values))
            return null;
        var (expected, error, path) = Expected(from, value, to);
        var payload = Payload.Of(from.Codec, from.New(value));
        object read;
        try
        {
            read = to.Codec.DeserializeObject(payload)!;
        }
        catch (MemFormatException exception)
        {
            return (exception.Error, exception.Path) == (error, path)
                ? null
                : $"{from} {value} as {to}: {exception.Error} at {exception.Path}, not {error} at {path}";
        }

        if (error is not null)
            return $"{from} {value} as {to}: no {error}";
        if (!Payload.Of(to.Codec, read).AsSpan().SequenceEqual(Payload.Of(to.Codec, expected!)))
            return $"{from} {value} as {to}: {to.Get(read)}, not {to.Get(expected!)}";
        return null;
    }

    private static (object? Value, MemFormatError? Error, string? Path) Expected(Holder from, object? value, Holder to)
    {
        // byte[] is a value of its own, never the list that one is wrapped into.
        var isWrapped = from.IsScalar && to.IsList && !(to.Place == Place.Array && to.Kind.Type == typeof(byte));
        var isSingle = from.IsList && to.IsScalar && !(from.Place == Place.Array && from.Kind.Type == typeof(byte));
        if (!from.Kind.Becomes(to.Kind)
            || !(isWrapped || isSingle || (from.IsScalar && to.IsScalar) || (from.IsList && to.IsList) || from.Place == to.Place))
        {
            return (null, MemFormatError.SchemaMismatch, to.MemberPath);
        }

        if (value is null)
        {
            if (isWrapped)
                return (Null(to), null, null);
            return (to.HoldsNull ? to.New(null) : to.IsScalar ? to.Empty() : to.New(Default(to.Kind)), null, null);
        }

        var converted = Kind.Convert(value, to.Kind.Type);
        return converted is null
            ? (null, MemFormatError.Overflow, isWrapped ? to.MemberPath : isSingle ? $"{to.MemberPath}[0]" : to.Path)
            : (to.New(converted), null, null);
    }

    private static object? Default(Kind kind) => kind.Type.IsValueType ? Activator.CreateInstance(kind.Type) : null;

    /// <summary>An object whose member is null: that is what it is at first.</summary>
    private static object Null(Holder holder)
    {
        var empty = holder.Empty();
        Assert.Null(holder.Member(empty));
        return empty;
    }
}
