namespace MemFormat;

/// <summary>
/// Leaves a member out of the data. Reading leaves what the initializer or the constructor set; a constructor parameter of
/// an ignored member gets its default.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter)]
public sealed class MemIgnoreAttribute : Attribute;
