namespace MemFormat.Codecs;

/// <summary>
/// The codec of a class whose objects keep their identity. A value is the object's number, and its body follows later.
/// So objects are created empty, and filled when their bodies come.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatReference : IMemFormatDescribe
{
    /// <summary>The least bytes of a body, at least 1.</summary>
    static abstract int MinBodySize { get; }

    /// <summary>Creates an object. Its members are set later.</summary>
    static abstract object Create();

    /// <summary>Writes the members of an object of the codec's type.</summary>
    static abstract void WriteBody(ref MemFormatWriter writer, object target);

    /// <summary>Reads the members, written with the same schema, into an object from <see cref="Create"/>.</summary>
    static abstract void ReadBody(ref MemFormatReader reader, object target);

    /// <summary>Reads the members, written with another schema, into an object from <see cref="Create"/>.</summary>
    static abstract void ReadBodyResolved(ref MemFormatReader reader, object target, PlanNode node);

    /// <summary>Whether objects have a callback after all objects of the payload are read.</summary>
    static virtual bool CallsDeserialized => false;

    /// <summary>Calls this callback, with the plan of the object if there was one.</summary>
    static virtual void Deserialized(ref MemFormatReader reader, object target, PlanNode? node) => throw new NotSupportedException();
}
