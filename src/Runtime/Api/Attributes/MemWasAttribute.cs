namespace MemFormat;

/// <summary>
/// Converts data of an earlier, incompatible type of the member with a static method of the declaring type. Repeat it
/// for several types: MemFormat takes the first that fits the data. Data readable as the present type is never
/// converted; an object is, if it has no member in common with the present type. Nulls are, if the method's parameter
/// may be null.
/// </summary>
/// <param name="type">The earlier type. It may be the member's own if the method is for nulls.</param>
/// <param name="method">The name of the method. It takes a value of the earlier type and returns the member's value.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = true)]
public sealed class MemWasAttribute(Type type, string method) : Attribute
{
    /// <summary>The earlier type.</summary>
    public Type Type => type;

    /// <summary>The name of the method.</summary>
    public string Method => method;
}
