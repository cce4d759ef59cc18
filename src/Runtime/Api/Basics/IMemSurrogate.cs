namespace MemFormat;

/// <summary>What is stored in the place of values of another type. See <see cref="MemSurrogateAttribute"/>.</summary>
/// <typeparam name="TSelf">The surrogate itself.</typeparam>
/// <typeparam name="T">The type whose values it stands for.</typeparam>
public interface IMemSurrogate<TSelf, T>
    where TSelf : IMemSurrogate<TSelf, T>
{
    /// <summary>Makes the surrogate of a value that is written. Exceptions pass through to the caller of the serializer.</summary>
    /// <param name="value">The value, never null: nulls are stored without asking.</param>
    /// <returns>The surrogate; not null.</returns>
    static abstract TSelf From(T value);

    /// <summary>Makes the value from a surrogate that was read. An exception refuses the payload as <see cref="MemFormatError.InvalidData"/>.</summary>
    /// <returns>The value; not null.</returns>
    T ToValue();
}
