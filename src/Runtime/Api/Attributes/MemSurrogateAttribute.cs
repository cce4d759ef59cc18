namespace MemFormat;

/// <summary>
/// Stores values of a type as their surrogate. Put it on the type, or on the assembly for a type of another assembly;
/// it then applies in your assembly. The surrogate implements <see cref="IMemSurrogate{TSelf, T}"/> and has
/// <see cref="MemFormattableAttribute"/>. Its members are stored and evolve like those of any type.
/// </summary>
/// <remarks>
/// For a generic type, name the open surrogate: <c>typeof(BoxSurrogate&lt;&gt;)</c>. It takes the same type arguments.
/// </remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class MemSurrogateAttribute : Attribute
{
    /// <summary>Sets the surrogate of the type with this attribute.</summary>
    /// <param name="surrogate">The surrogate.</param>
    public MemSurrogateAttribute(Type surrogate) => Surrogate = surrogate;

    /// <summary>Sets the surrogate of a type of another assembly.</summary>
    /// <param name="type">The type to store.</param>
    /// <param name="surrogate">The surrogate.</param>
    public MemSurrogateAttribute(Type type, Type surrogate)
    {
        Type = type;
        Surrogate = surrogate;
    }

    /// <summary>The type to store; <see langword="null"/> if the attribute is on the type itself.</summary>
    public Type? Type { get; }

    /// <summary>The surrogate.</summary>
    public Type Surrogate { get; }
}
