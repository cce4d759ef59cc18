namespace MemFormat;

/// <summary>
/// Gives an earlier name of a renamed member, or of a constant of an enum with <see cref="MemFormattableAttribute"/>. The
/// new program then reads old data, and an old program reads new data. Repeat it for several names, the oldest first:
/// the oldest stays the name on the wire.
/// </summary>
/// <param name="name">The earlier name.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter, AllowMultiple = true)]
public sealed class MemFormerNameAttribute(string name) : Attribute
{
    /// <summary>The earlier name.</summary>
    public string Name => name;
}
