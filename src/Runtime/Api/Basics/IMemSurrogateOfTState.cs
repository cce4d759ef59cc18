namespace MemFormat;

/// <summary>
/// As <see cref="IMemSurrogate{TSelf, T}"/>, for surrogates that need an object of the caller:
/// <see cref="MemFormatOptions.State"/>.
/// </summary>
/// <typeparam name="TSelf">The surrogate itself.</typeparam>
/// <typeparam name="T">The type to store.</typeparam>
/// <typeparam name="TState">
/// The type of the state. If the options have none or one of another type, you get <see cref="MemFormatError.MissingState"/>.
/// </typeparam>
public interface IMemSurrogate<TSelf, T, TState>
    where TSelf : IMemSurrogate<TSelf, T, TState>
    where TState : notnull
{
    /// <summary>Makes the surrogate of a value to write. Your exceptions reach the caller of the serializer unchanged.</summary>
    /// <param name="value">The value, never <see langword="null"/>: MemFormat stores nulls itself.</param>
    /// <param name="state">The state.</param>
    /// <returns>The surrogate, not <see langword="null"/>.</returns>
    static abstract TSelf From(T value, TState state);

    /// <summary>
    /// Makes the value from a surrogate after it was read. If it throws, you get
    /// <see cref="MemFormatError.InvalidData"/>.
    /// </summary>
    /// <param name="state">The state.</param>
    /// <returns>The value, not <see langword="null"/>.</returns>
    T ToValue(TState state);
}
