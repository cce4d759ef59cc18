namespace MemFormat;

/// <summary>
/// The constructor that reading calls. Its parameters are matched with members by name, without regard to case.
/// Without the attribute it is the parameterless constructor, else the only one.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class MemConstructorAttribute : Attribute;
