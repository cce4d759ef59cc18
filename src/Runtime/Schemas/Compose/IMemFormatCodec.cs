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
    /// <summary>Writes a value. Strings and collections may be null.</summary>
    static abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads a value written with the same schema. Strings and collections may be null.</summary>
    static abstract T Read(ref MemFormatReader reader);

    /// <summary>Reads a value written with another schema.</summary>
    /// <param name="reader">Where to read.</param>
    /// <param name="node">How the writer's slot becomes a value of the type.</param>
    static abstract T ReadResolved(ref MemFormatReader reader, PlanNode node);

    /// <summary>Reads into a value that is there, if the codec <see cref="IMemFormatDescribe.CanPopulate"/>.</summary>
    /// <param name="reader">Where to read.</param>
    /// <param name="node">How the writer's slot becomes a value of the type.</param>
    /// <param name="existing">The value, or null for a new one.</param>
    /// <returns>The same object, or another one where it could not be used.</returns>
    static virtual T ReadInto(ref MemFormatReader reader, PlanNode node, T existing) => throw new NotSupportedException();
}
