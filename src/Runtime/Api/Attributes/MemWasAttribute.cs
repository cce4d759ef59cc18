namespace MemFormat;

/// <summary>
/// The member had an earlier type that its present one cannot be read from: data of that type is read as such and converted by
/// a static method of the declaring type. Repeat it for several types; the first that fits the data is taken. What the present
/// type can be read from is never converted.
/// </summary>
/// <param name="type">The earlier type.</param>
/// <param name="method">The method; it takes a value of the earlier type and gives the member's value.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = true)]
public sealed class MemWasAttribute(Type type, string method) : Attribute
{
    /// <summary>The earlier type.</summary>
    public Type Type { get; } = type;

    /// <summary>The name of the method that converts its values.</summary>
    public string Method { get; } = method;
}
