namespace MemFormat;

/// <summary>
/// Adds a case to a union: a type of the values of an interface, an abstract class, a base class, a <c>union</c> of the
/// language or an <see cref="object"/> member. In a collection of <see cref="object"/>, it is a type of the elements.
/// Objects of a concrete base class itself are case 0. Writing a value of an unlisted type is an error.
/// </summary>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field
        | AttributeTargets.Parameter,
    AllowMultiple = true,
    Inherited = false)]
public sealed class MemUnionAttribute : Attribute
{
    /// <summary>Adds a case.</summary>
    /// <param name="tag">The number of the case, 1 or more, unique in the union. Never use it again for another type.</param>
    /// <param name="type">The type of the values. If it is a union itself, all its cases are added.</param>
    public MemUnionAttribute(int tag, Type type)
    {
        Tag = tag;
        Type = type;
    }

    /// <summary>Adds a case of a <c>union</c> of the language whose type an attribute cannot name.</summary>
    /// <param name="tag">The number of the case, 1 or more, unique in the union. Never use it again for another type.</param>
    /// <param name="type">The case as the union lists it: <c>nameof(T)</c> for a type parameter, or <c>"T[]"</c>.</param>
    public MemUnionAttribute(int tag, string type)
    {
        Tag = tag;
        TypeText = type;
    }

    /// <summary>The number of the case.</summary>
    public int Tag { get; }

    /// <summary>The type of the values. Null if only <see cref="TypeText"/> names it.</summary>
    public Type? Type { get; }

    /// <summary>The type of the values as the union lists it. Null if <see cref="Type"/> is known.</summary>
    public string? TypeText { get; }
}
