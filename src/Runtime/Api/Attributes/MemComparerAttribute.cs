namespace MemFormat;

/// <summary>
/// Sets the comparer of a set, a dictionary or a sorted collection when it is read. Payloads hold no comparers: without
/// this attribute, a collection gets the default comparer of its type.
/// </summary>
/// <param name="comparer">
/// A type with a public parameterless constructor. It implements <see cref="IEqualityComparer{T}"/> of the keys, or
/// <see cref="IComparer{T}"/> for sorted collections. All values of the member share one instance.
/// </param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter)]
public sealed class MemComparerAttribute(Type comparer) : Attribute
{
    /// <summary>The type of the comparer.</summary>
    public Type Comparer => comparer;
}
