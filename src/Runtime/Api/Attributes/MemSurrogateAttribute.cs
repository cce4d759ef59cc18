namespace MemFormat;

/// <summary>
/// Values of a type are stored as their surrogate: on the type itself, or on the assembly for a type that is not yours (then it
/// holds in this assembly). The surrogate implements <see cref="IMemSurrogate{TSelf, T}"/> and has
/// <see cref="MemFormattableAttribute"/>; its members are what is stored, and evolve like those of any type.
/// </summary>
/// <remarks>For a generic type name the open surrogate, which takes the same type arguments: <c>typeof(BoxSurrogate&lt;&gt;)</c>.</remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class MemSurrogateAttribute : Attribute
{
    /// <summary>On a type: the type's surrogate.</summary>
    /// <param name="surrogate">The surrogate.</param>
    public MemSurrogateAttribute(Type surrogate) => Surrogate = surrogate;

    /// <summary>On an assembly: the surrogate of a type of another assembly.</summary>
    /// <param name="type">The type.</param>
    /// <param name="surrogate">Its surrogate.</param>
    public MemSurrogateAttribute(Type type, Type surrogate)
    {
        Type = type;
        Surrogate = surrogate;
    }

    /// <summary>The type whose values are stored as the surrogate; <see langword="null"/> when the attribute stands on that type.</summary>
    public Type? Type { get; }

    /// <summary>The surrogate.</summary>
    public Type Surrogate { get; }
}
