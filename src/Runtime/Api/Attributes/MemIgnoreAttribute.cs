namespace MemFormat;

/// <summary>
/// Leaves a member out of the payload. After a read it has the value of its initializer or of the constructor. A
/// constructor parameter of an ignored member gets its default.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter)]
public sealed class MemIgnoreAttribute : Attribute;
