namespace MemFormat.Codecs;

/// <summary>
/// Writes and reads values of a type. Codecs are empty structs with static methods, which the compiler binds and
/// inlines, also within collections.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatCodec<T> : IMemFormatDescribe
{
    /// <summary>
    /// Whether a value is null for its container, if the codec <see cref="IMemFormatDescribe.HasPresence"/>. Structs can be: a union
    /// without a value.
    /// </summary>
    static virtual bool IsNull(T value) => value is null;

    /// <summary>Writes a value. Strings and collections may be null.</summary>
    static abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads a value written with the same schema. Strings and collections may be null.</summary>
    static abstract T Read(ref MemFormatReader reader);

    /// <summary>Reads a value written with another schema.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="node">The plan that turns the writer's slot into a value of the type.</param>
    static abstract T ReadResolved(ref MemFormatReader reader, PlanNode node);

    /// <summary>Reads into an existing value, if the codec <see cref="IMemFormatDescribe.CanPopulate"/>.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="node">The plan that turns the writer's slot into a value of the type.</param>
    /// <param name="existing">The existing value, or null for a new one.</param>
    /// <returns>The same object, or another one if it could not be reused.</returns>
    static virtual T ReadInto(ref MemFormatReader reader, PlanNode node, T existing) => throw new NotSupportedException();
}
