namespace MemFormat.Codecs;

/// <summary>
/// The cases of a union that is a type of its own and holds a value of a case, as a <c>union</c> of C# does. Generated code
/// implements it with an empty struct.
/// </summary>
/// <typeparam name="T">The union.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatValueUnion<T> : IMemFormatValueUnion
{
    /// <summary>Whether the union holds no value, or a union that holds none.</summary>
    static abstract bool IsNull(T union);

    /// <summary>The value that the union holds, for messages.</summary>
    static abstract object? ValueOf(T union);

    /// <summary>Makes a union with an object of the type that stands for unknown cases.</summary>
    static virtual T KeepValue(MemExtensionData value) => default!;

    /// <summary>Returns what such an object in the union stands for; null for other values.</summary>
    static virtual MemExtensionData? KeptValue(T union) => null;

    /// <summary>Returns the ordinal of the case of the union's value, or -1.</summary>
    static abstract int Find(T union);

    /// <summary>Writes the body of the union's value.</summary>
    static abstract void Write(ref MemFormatWriter writer, T union, int ordinal);

    /// <summary>Reads the body of a value that was written as this process does.</summary>
    static abstract T ReadValue(ref MemFormatReader reader, int ordinal);

    /// <summary>Reads the body of a value.</summary>
    static abstract T ReadValue(ref MemFormatReader reader, int ordinal, PlanNode node);
}

/// <summary>
/// A union that holds its values: they are found, written and read through <see cref="IMemFormatValueUnion{T}"/>, never as objects.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatValueUnion : IMemFormatUnion
{
    static int IMemFormatUnion.Find(object value) => throw new NotSupportedException();

    static void IMemFormatUnion.Write(ref MemFormatWriter writer, object value, int ordinal) => throw new NotSupportedException();

    static object? IMemFormatUnion.Read(ref MemFormatReader reader, int ordinal) => throw new NotSupportedException();

    static object? IMemFormatUnion.Read(ref MemFormatReader reader, int ordinal, PlanNode node) => throw new NotSupportedException();
}
