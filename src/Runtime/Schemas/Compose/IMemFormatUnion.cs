namespace MemFormat.Codecs;

/// <summary>
/// The declared cases of a union, by ordinal: their place in the order of tags. Generated code implements it with an
/// empty struct. It has no type parameters, so code that uses it is bound for each union separately.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatUnion
{
    /// <summary>The union's name, for messages.</summary>
    static abstract string Name { get; }

    /// <summary>How a reader treats values of unknown cases.</summary>
    static virtual MemUnknownCase UnknownCase => MemUnknownCase.Throw;

    /// <summary>Whether a type stands for values of unknown cases.</summary>
    static virtual bool KeepsUnknown => false;

    /// <summary>Makes an object of that type.</summary>
    static virtual object? Keep(MemExtensionData value) => null;

    /// <summary>Returns what an object of that type stands for; null for other objects.</summary>
    static virtual MemExtensionData? Kept(object value) => null;

    /// <summary>Returns the ordinal of a value's case, or -1.</summary>
    static abstract int Find(object value);

    /// <summary>Writes the body of a value.</summary>
    static abstract void Write(ref MemFormatWriter writer, object value, int ordinal);

    /// <summary>Reads the body of a value that was written as this process does.</summary>
    static abstract object? Read(ref MemFormatReader reader, int ordinal);

    /// <summary>Reads the body of a value.</summary>
    static abstract object? Read(ref MemFormatReader reader, int ordinal, PlanNode node);

    /// <summary>Names all cases in the order of their tags.</summary>
    static abstract void Describe(UnionComposer cases);
}
