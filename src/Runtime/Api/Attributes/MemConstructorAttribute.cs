namespace MemFormat;

/// <summary>
/// Marks the constructor for reading. MemFormat matches its parameters with members by name and ignores case. Without
/// the attribute, MemFormat calls the parameterless constructor, or else the only one.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class MemConstructorAttribute : Attribute;
