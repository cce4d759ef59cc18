using MemFormat.Base;
using MemFormat.Schemas;

namespace MemFormat;

/// <summary>
/// Members of a payload that your type does not have. Declare a member of this type to keep them and write them back:
/// programs of a later version then find them again. Immutable.
/// In the type that <see cref="MemFormattableAttribute.UnknownCaseType"/> names: a value of a case that your union does not have.
/// </summary>
public sealed class MemExtensionData : IEquatable<MemExtensionData>
{
    private readonly byte[] _bytes;

    private readonly KeptObject[][]? _links;

    internal MemExtensionData(byte[] bytes, KeptObject[][]? links) => (_bytes, _links) = (bytes, links);

    internal MemExtensionData(byte[] value, KeptCase kept) => (_bytes, Case) = (value, kept);

    /// <summary>The number of kept members, 1 or more; 0 for a value of a union.</summary>
    public int Count => Case is null ? ExtensionEntry.Count(_bytes) : 0;

    /// <summary>What the value is of, if it is one of a union.</summary>
    internal KeptCase? Case { get; }

    /// <summary>The entries as written, without tables; or the value of a union.</summary>
    internal byte[] Bytes => _bytes;

    /// <summary>The objects that each entry refers to; null if none does.</summary>
    internal KeptObject[][]? Links => _links;

    /// <summary>
    /// Returns whether the other one keeps the same members with the same bytes, and refers to the same objects that keep their identity.
    /// </summary>
    /// <param name="other">Other extension data.</param>
    public bool Equals(MemExtensionData? other) =>
        other is not null && _bytes.AsSpan().SequenceEqual(other._bytes) && KeptObject.AreSame(_links, other._links)
        && KeptCase.AreSame(Case, other.Case);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as MemExtensionData);

    /// <inheritdoc/>
    public override int GetHashCode() => ByteComparer.HashOf(_bytes);
}
