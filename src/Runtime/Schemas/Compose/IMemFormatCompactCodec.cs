namespace MemFormat.Codecs;

/// <summary>Integers of 16 to 64 bits. Lists can hold them in groups of four with their widths.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatCompactCodec<T> : IMemFormatCodec<T>
{
    /// <summary>The most bytes of a value in a group.</summary>
    static abstract int MaxCompactSize { get; }

    /// <summary>Appends the slot of an element of a compact list.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void DescribeCompact(SchemaComposer schema);

    /// <summary>Writes a value in as few bytes as it needs and returns its width code.</summary>
    static abstract uint PutCompact(ref byte block, ref nint at, T value);

    /// <summary>Reads a value of the width in the code.</summary>
    static abstract T GetCompact(ref byte block, ref nint at, uint code);
}
