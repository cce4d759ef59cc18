using MemFormat.Base;

namespace MemFormat;

/// <summary>
/// The codecs of a fixed set of roots, for frameworks that only have a <see cref="Type"/>. Derive a partial class and
/// name its roots with <see cref="MemFormatRootAttribute"/>. MemFormat generates the rest of the class.
/// </summary>
public abstract class MemFormatContext
{
    /// <summary>Gets the codec of a root.</summary>
    /// <param name="type">The root's type.</param>
    /// <exception cref="MemFormatException">The type is not a root of this context.</exception>
    public MemFormatCodec GetCodec(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return FindCodec(type) ?? throw UnsupportedRoot.Of(type, isOfContext: true);
    }

    /// <summary>Gets the codec of a root.</summary>
    /// <typeparam name="T">The root's type.</typeparam>
    /// <exception cref="MemFormatException">The type is not a root of this context.</exception>
    public MemFormatCodec<T> GetCodec<T>() => (MemFormatCodec<T>)GetCodec(typeof(T));

    /// <summary>Gets the codec of a root, if the context has this root.</summary>
    /// <param name="type">The root's type.</param>
    /// <param name="codec">The codec.</param>
    public bool TryGetCodec(Type type, [NotNullWhen(true)] out MemFormatCodec? codec)
    {
        ArgumentNullException.ThrowIfNull(type);
        codec = FindCodec(type);
        return codec is not null;
    }

    /// <summary>
    /// Generated. Gets the codec of a root, or <see langword="null"/> if the type is not a root. It returns the same
    /// codec every time.
    /// </summary>
    /// <param name="type">The root's type.</param>
    protected abstract MemFormatCodec? FindCodec(Type type);
}
