namespace MemFormat;

/// <summary>A type that is stored in place of another one. See <see cref="MemSurrogateAttribute"/>.</summary>
/// <typeparam name="TSelf">The surrogate itself.</typeparam>
/// <typeparam name="T">The type to store.</typeparam>
public interface IMemSurrogate<TSelf, T>
    where TSelf : IMemSurrogate<TSelf, T>
{
    /// <summary>Makes the surrogate of a value to write. Your exceptions reach the caller of the serializer unchanged.</summary>
    /// <param name="value">The value, never <see langword="null"/>: MemFormat stores nulls itself.</param>
    /// <returns>The surrogate, not <see langword="null"/>.</returns>
    static abstract TSelf From(T value);

    /// <summary>
    /// Makes the value from a surrogate after it was read. If it throws, you get
    /// <see cref="MemFormatError.InvalidData"/>.
    /// </summary>
    /// <returns>The value, not <see langword="null"/>.</returns>
    T ToValue();
}
