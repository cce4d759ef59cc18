namespace MemFormat;

/// <summary>
/// A case of a union: a type that values of an interface, an abstract class or a class with derived ones may have, or values
/// of an <see cref="object"/> member. The type's own objects need no case where it is a class that can be constructed: they
/// are case 0. A value of any other type is an error when it is written.
/// </summary>
/// <param name="tag">What the case is known by, from 1 up, unique in the union. It must never be used for another type.</param>
/// <param name="type">The type of the values; one that is a union itself stands for all its cases.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter,
    AllowMultiple = true,
    Inherited = false)]
public sealed class MemUnionAttribute(int tag, Type type) : Attribute
{
    /// <summary>What the case is known by.</summary>
    public int Tag { get; } = tag;

    /// <summary>The type of the values.</summary>
    public Type Type { get; } = type;
}
