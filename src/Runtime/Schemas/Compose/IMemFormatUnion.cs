using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// The cases that a union's declaration lists, by their ordinal: their place in the order of tags. Generated code implements
/// it with an empty struct. Without type parameters, so that the code that uses it is bound for each union by itself.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatUnion
{
    /// <summary>The union's name, for messages.</summary>
    static abstract string Name { get; }

    /// <summary>What reading makes of values of other cases.</summary>
    static abstract MemUnknownCase UnknownCase { get; }

    /// <summary>The ordinal of the case that a value is of, or -1.</summary>
    static abstract int Find(object value);

    /// <summary>Writes the body of a value.</summary>
    static abstract void Write(ref MemFormatWriter writer, object value, int ordinal);

    /// <summary>Reads the body of a value.</summary>
    static abstract object? Read(ref MemFormatReader reader, int ordinal, PlanNode node);

    /// <summary>Names all cases in the order of their tags.</summary>
    static abstract void Describe(UnionComposer cases);
}
