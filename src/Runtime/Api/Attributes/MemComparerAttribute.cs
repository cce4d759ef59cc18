namespace MemFormat;

/// <summary>
/// Says which comparer a set, a dictionary or a sorted collection gets when it is read. Payloads hold no comparers, so without
/// this a collection is read with the one that its type has by default.
/// </summary>
/// <param name="comparer">
/// A type with a public constructor without parameters that implements <see cref="IEqualityComparer{T}"/> of the keys, or for
/// sorted collections <see cref="IComparer{T}"/>. One instance is made and used for all values of the member.
/// </param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter)]
public sealed class MemComparerAttribute(Type comparer) : Attribute
{
    /// <summary>The type of the comparer.</summary>
    public Type Comparer { get; } = comparer;
}
