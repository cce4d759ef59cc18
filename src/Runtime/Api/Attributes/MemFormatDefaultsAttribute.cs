namespace MemFormat;

/// <summary>What the types of an assembly do unless they say otherwise.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class MemFormatDefaultsAttribute : Attribute
{
    /// <summary>How numbers, dates and decimals are written.</summary>
    public MemEncoding Encoding { get; set; }
}
