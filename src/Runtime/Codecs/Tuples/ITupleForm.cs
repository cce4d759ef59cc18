namespace MemFormat.Codecs;

/// <summary>A type whose values are written as tuples.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TTuple">The tuple.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITupleForm<T, TTuple>
    where TTuple : struct
{
    /// <summary>The names of the elements in paths, or null for Item1 and so on.</summary>
    static virtual string[]? Names => null;

    /// <summary>Makes a tuple of a value.</summary>
    static abstract TTuple ToTuple(T value);

    /// <summary>Makes a value of a tuple.</summary>
    static abstract T ToValue(TTuple tuple);
}
