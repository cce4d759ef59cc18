namespace MemFormat;

/// <summary>
/// Adds a case to a union: a type of the values of an interface, an abstract class, a base class or an
/// <see cref="object"/> member. In a collection of <see cref="object"/>, it is a type of the elements. Objects of a
/// concrete base class itself are case 0. Writing a value of an unlisted type is an error.
/// </summary>
/// <param name="tag">The number of the case, 1 or more, unique in the union. Never use it again for another type.</param>
/// <param name="type">The type of the values. If it is a union itself, all its cases are added.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter,
    AllowMultiple = true,
    Inherited = false)]
public sealed class MemUnionAttribute(int tag, Type type) : Attribute
{
    /// <summary>The number of the case.</summary>
    public int Tag => tag;

    /// <summary>The type of the values.</summary>
    public Type Type => type;
}
