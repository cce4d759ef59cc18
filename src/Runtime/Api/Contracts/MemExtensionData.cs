using MemFormat.Schemas;

namespace MemFormat;

/// <summary>
/// Members that a payload had and this program's type does not: a type that declares a member of this type keeps them and
/// writes them back, so that programs of a later version find them again. Immutable.
/// </summary>
public sealed class MemExtensionData : IEquatable<MemExtensionData>
{
    private readonly byte[] _bytes;

    internal MemExtensionData(byte[] bytes) => _bytes = bytes;

    /// <summary>How many members are kept, 1 or more.</summary>
    public int Count => ExtensionEntry.Count(_bytes);

    /// <summary>The entries as they are written.</summary>
    internal byte[] Bytes => _bytes;

    /// <summary>Whether the other one keeps the same members with the same bytes.</summary>
    /// <param name="other">Other extension data.</param>
    public bool Equals(MemExtensionData? other) => other is not null && _bytes.AsSpan().SequenceEqual(other._bytes);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as MemExtensionData);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = new HashCode();
        hash.AddBytes(_bytes);
        return hash.ToHashCode();
    }
}
