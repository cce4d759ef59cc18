using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// How values of a type are written and read. Codecs are empty structs whose static methods the compiler binds and inlines,
/// in collections of them too.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatCodec<T> : IMemFormatDescribe
{
    /// <summary>The least bytes that a value takes, 1 at least.</summary>
    static abstract int MinSize { get; }

    /// <summary>
    /// Whether a value may be null and does not say so itself, so that whoever holds it must: objects and
    /// <see cref="Nullable{T}"/>. <see cref="Write"/> is then never called for null.
    /// </summary>
    static abstract bool HasPresence { get; }

    /// <summary>Whether a value's bytes are the ones it has in memory and every bit pattern is a value.</summary>
    static abstract bool IsBlock { get; }

    /// <summary>Writes a value. Strings and collections may be null.</summary>
    static abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads a value written with the same schema. Strings and collections may be null.</summary>
    static abstract T Read(ref MemFormatReader reader);

    /// <summary>Reads a value written with another schema.</summary>
    /// <param name="reader">Where to read.</param>
    /// <param name="node">How the writer's slot becomes a value of the type.</param>
    static abstract T ReadResolved(ref MemFormatReader reader, PlanNode node);
}
