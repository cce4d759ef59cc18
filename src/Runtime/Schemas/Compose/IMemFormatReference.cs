using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// The codec of a class whose objects keep their identity: a value is the object's number, and its body lies elsewhere. So
/// objects are made empty, and filled when their bodies come.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatReference : IMemFormatDescribe
{
    /// <summary>The least bytes that a body takes, 1 at least.</summary>
    static abstract int MinBodySize { get; }

    /// <summary>Makes an object whose members are set later.</summary>
    static abstract object Create();

    /// <summary>Writes the members of an object of the codec's type.</summary>
    static abstract void WriteBody(ref MemFormatWriter writer, object target);

    /// <summary>Reads the members, written with the same schema, into an object that <see cref="Create"/> made.</summary>
    static abstract void ReadBody(ref MemFormatReader reader, object target);

    /// <summary>Reads the members, written with another schema, into an object that <see cref="Create"/> made.</summary>
    static abstract void ReadBodyResolved(ref MemFormatReader reader, object target, PlanNode node);

    /// <summary>Whether objects want to be told when all of the payload's objects are read.</summary>
    static virtual bool CallsDeserialized => false;

    /// <summary>Tells an object so, and how it was read, if not straight on.</summary>
    static virtual void Deserialized(object target, PlanNode? node) => throw new NotSupportedException();
}
