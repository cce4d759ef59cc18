namespace MemFormat;

/// <summary>Sets defaults for all types of the assembly. A type or a member can override them.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class MemFormatDefaultsAttribute : Attribute
{
    /// <summary>How numbers, dates and decimals are written.</summary>
    public MemEncoding Encoding { get; set; }
}
