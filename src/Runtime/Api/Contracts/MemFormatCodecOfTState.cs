namespace MemFormat;

/// <summary>As <see cref="MemFormatCodec{T}"/>, for codecs that need an object of the caller: <see cref="MemFormatOptions.State"/>.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TState">
/// The type of the state. If the options have none or one of another type, you get <see cref="MemFormatError.MissingState"/>.
/// </typeparam>
public abstract class MemFormatCodec<T, TState> : MemFormatCodec<T>
    where TState : notnull
{
    /// <summary>Writes the body of a value.</summary>
    /// <param name="writer">The writer to write to.</param>
    /// <param name="value">The value. It is not <see langword="null"/>, except for strings and collections.</param>
    /// <param name="state">The state.</param>
    public abstract void Write(ref MemFormatWriter writer, T value, TState state);

    /// <summary>Reads the body of a value written with the same schema.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="state">The state.</param>
    public abstract T Read(ref MemFormatReader reader, TState state);

    /// <summary>Reads the body of a value written by a codec with the same <see cref="MemFormatCodec{T}.Id"/>.</summary>
    /// <param name="reader">The reader to read from. It ends with the value, and you must read all of it.</param>
    /// <param name="version">The version of the codec that wrote the value. It may be later than yours.</param>
    /// <param name="state">The state.</param>
    /// <exception cref="MemFormatException">The version differs, and the codec does not override this method.</exception>
    public virtual T Read(ref MemFormatReader reader, uint version, TState state) =>
        version == Version ? Read(ref reader, state) : throw OtherVersion(version);

    /// <inheritdoc/>
    public sealed override void Write(ref MemFormatWriter writer, T value) => Write(ref writer, value, writer.StateFor<TState>(GetType()));

    /// <inheritdoc/>
    public sealed override T Read(ref MemFormatReader reader) => Read(ref reader, reader.StateFor<TState>(GetType(), isRead: false));

    /// <inheritdoc/>
    public sealed override T Read(ref MemFormatReader reader, uint version) =>
        Read(ref reader, version, reader.StateFor<TState>(GetType(), isRead: false));
}
