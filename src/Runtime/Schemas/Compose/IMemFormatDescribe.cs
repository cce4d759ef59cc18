namespace MemFormat.Codecs;

/// <summary>
/// Describes values in a schema, without their type. The interface has no type parameters, so its members are constants
/// even in code shared by all classes.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatDescribe
{
    /// <summary>The least bytes of a value, at least 1.</summary>
    static virtual int MinSize => 1;

    /// <summary>
    /// Whether the container must state if a value is null: true for objects and <see cref="Nullable{T}"/>. The codec
    /// never gets a null then.
    /// </summary>
    static virtual bool HasPresence => false;

    /// <summary>Whether a value's bytes are those in memory, and every bit pattern is valid.</summary>
    static virtual bool IsBlock => false;

    /// <summary>Appends the slot of one value, as an element of a collection.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void Describe(SchemaComposer schema);

    /// <summary>
    /// Of structs written as a list, a map, bytes or text: the byte by which those state a null, and so does a
    /// <see cref="Nullable{T}"/> of them. 0 for all others.
    /// </summary>
    static virtual byte NullHead => 0;

    /// <summary>
    /// Whether the values are references and the codec has the untyped methods, such as <see cref="WriteObject"/>.
    /// Collections and roots share their code for all classes and can bind and inline these methods: lists of small
    /// objects become about a tenth faster.
    /// </summary>
    static virtual bool IsObject => false;

    /// <summary>Writes a value of the codec's type.</summary>
    static virtual void WriteObject(ref MemFormatWriter writer, object? value) => throw new NotSupportedException();

    /// <summary>Reads a value written with the same schema.</summary>
    static virtual object? ReadObject(ref MemFormatReader reader) => throw new NotSupportedException();

    /// <summary>Reads values that follow each other, if that takes less than to read them one by one.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="first">The memory of the first value, of the codec's type.</param>
    /// <param name="count">How many there are.</param>
    /// <returns>Whether it has; if not, nothing was read.</returns>
    static virtual bool TryReadAll(ref MemFormatReader reader, ref byte first, int count) => false;

    /// <summary>Reads a value written with another schema.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="node">The plan that turns the writer's slot into a value of the type.</param>
    /// <param name="existing">
    /// The object to read into, for codecs that <see cref="CanPopulate"/>; null for a new object. Other codecs ignore
    /// it.
    /// </param>
    static virtual object? ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing = null) =>
        throw new NotSupportedException();

    /// <summary>
    /// Whether values can be read into existing ones (<see cref="MemFormatSerializer.Populate"/>). Plans that populate
    /// have inexact nodes for such values, so that the code for other shapes serves both.
    /// </summary>
    static virtual bool CanPopulate => false;
}
