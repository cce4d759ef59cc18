using System.Diagnostics.CodeAnalysis;
using MemFormat.Base;

namespace MemFormat;

/// <summary>
/// The codecs of a fixed set of roots, for frameworks that only have a <see cref="Type"/>. Derive a partial class from it and
/// name the roots with <see cref="MemFormatRootAttribute"/>; the rest of the class is generated.
/// </summary>
public abstract class MemFormatContext
{
    /// <summary>The codec of a root.</summary>
    /// <param name="type">The root's type.</param>
    /// <exception cref="MemFormatException">The type is no root of this context.</exception>
    public MemFormatCodec GetCodec(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return FindCodec(type) ?? throw UnsupportedRoot.Of(type);
    }

    /// <summary>The codec of a root.</summary>
    /// <typeparam name="T">The root's type.</typeparam>
    /// <exception cref="MemFormatException">The type is no root of this context.</exception>
    public MemFormatCodec<T> GetCodec<T>() => (MemFormatCodec<T>)GetCodec(typeof(T));

    /// <summary>Gives the codec of a root, if the context has it.</summary>
    /// <param name="type">The root's type.</param>
    /// <param name="codec">The codec.</param>
    public bool TryGetCodec(Type type, [NotNullWhen(true)] out MemFormatCodec? codec)
    {
        ArgumentNullException.ThrowIfNull(type);
        codec = FindCodec(type);
        return codec is not null;
    }

    /// <summary>Generated: the codec of a root, or null when the type is none. Always the same one.</summary>
    /// <param name="type">The root's type.</param>
    protected abstract MemFormatCodec? FindCodec(Type type);
}
