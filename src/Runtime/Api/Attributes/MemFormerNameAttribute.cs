namespace MemFormat;

/// <summary>
/// A name that the member had earlier, so that data written under that name is still read, and data written now is still
/// read where the old name is known. Repeat it for several names, the oldest first: the oldest stays the name on the wire.
/// </summary>
/// <param name="name">The earlier name.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = true)]
public sealed class MemFormerNameAttribute(string name) : Attribute
{
    /// <summary>The earlier name.</summary>
    public string Name { get; } = name;
}
