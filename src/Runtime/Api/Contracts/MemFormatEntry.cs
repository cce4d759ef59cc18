namespace MemFormat;

/// <summary>The entry points of a root: calls of <see cref="MemFormatSerializer"/> come here, bound at build time or by a look-up.</summary>
/// <typeparam name="T">The root's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class MemFormatEntry<T>
{
    private protected MemFormatEntry()
    {
    }

    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    public abstract byte[] Serialize(T value, MemFormatOptions? options);

    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.</summary>
    public abstract void Serialize(IBufferWriter<byte> destination, T value, MemFormatOptions? options);

    /// <summary>See <see cref="MemFormatSerializer.TrySerialize{T}(Span{byte}, T, out int, MemFormatOptions?)"/>.</summary>
    public abstract bool TrySerialize(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options);

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, out int, MemFormatOptions?)"/>.</summary>
    /// <param name="payload">The payload, and more if <paramref name="isAll"/> is false.</param>
    /// <param name="isAll">Whether bytes behind the payload are an error.</param>
    /// <param name="bytesRead">The payload's size.</param>
    /// <param name="options">How to read.</param>
    public abstract T? Deserialize(ReadOnlySpan<byte> payload, bool isAll, out int bytesRead, MemFormatOptions? options);

    /// <summary>See <see cref="MemFormatSerializer.Populate{T}"/>.</summary>
    public abstract void Populate(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options);

    /// <summary>See <see cref="MemFormatSerializer.Clone{T}"/>.</summary>
    public abstract T Clone(T value, MemFormatOptions? options);

    /// <summary>Whether a root is null.</summary>
    internal abstract bool IsNull(T value);
}
