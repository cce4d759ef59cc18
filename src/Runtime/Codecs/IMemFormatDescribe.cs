using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// What has a place in a schema, and what is known of its values without their type. The compiler sees through an interface
/// without type parameters even where code is shared by all classes, so these are constants there.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatDescribe
{
    /// <summary>The least bytes that a value takes, 1 at least.</summary>
    static abstract int MinSize { get; }

    /// <summary>
    /// Whether a value may be null and does not say so itself, so that whoever holds it must: objects and
    /// <see cref="Nullable{T}"/>. Its codec is then never given a null.
    /// </summary>
    static virtual bool HasPresence => false;

    /// <summary>Whether a value's bytes are the ones it has in memory and every bit pattern is a value.</summary>
    static virtual bool IsBlock => false;

    /// <summary>Appends the slot of one value, as the element of a collection has it.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void Describe(SchemaComposer schema);

    /// <summary>
    /// Whether the values are structs that are written as a list, a map or bytes, so that a <see cref="Nullable{T}"/> of them
    /// is null as these are.
    /// </summary>
    static virtual bool IsCollection => false;

    /// <summary>
    /// Whether the values are references and the codec has the untyped forms of its methods, <see cref="WriteObject"/> and so
    /// on. Collections and roots, whose code all classes share, can bind and inline those; they make lists of small objects
    /// about a tenth faster.
    /// </summary>
    static virtual bool IsObject => false;

    /// <summary>Writes a value of the codec's type.</summary>
    static virtual void WriteObject(ref MemFormatWriter writer, object? value) => throw new NotSupportedException();

    /// <summary>Reads a value written with the same schema.</summary>
    static virtual object? ReadObject(ref MemFormatReader reader) => throw new NotSupportedException();

    /// <summary>Reads a value written with another schema.</summary>
    /// <param name="reader">Where to read.</param>
    /// <param name="node">How the writer's slot becomes a value of the type.</param>
    /// <param name="existing">What <see cref="CanPopulate"/> codecs read into, or null for a new object; others leave it alone.</param>
    static virtual object? ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing = null) =>
        throw new NotSupportedException();

    /// <summary>
    /// Whether values can be read into ones that are there (<see cref="MemFormatSerializer.Populate"/>). Plans that populate
    /// have nodes for such values that are not exact, so that the read of other shapes serves both.
    /// </summary>
    static virtual bool CanPopulate => false;
}
