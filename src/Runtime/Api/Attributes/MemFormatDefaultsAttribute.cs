namespace MemFormat;

/// <summary>Sets defaults for all types of the assembly. A type or a member can override them.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class MemFormatDefaultsAttribute : Attribute
{
    /// <summary>How numbers, dates, decimals and strings are written.</summary>
    public MemEncoding Encoding { get; set; }

    /// <summary>
    /// Whether annotated classes of other assemblies derive from the public classes of this one that are not sealed:
    /// <see cref="MemFormattableAttribute.DerivedElsewhere"/> for all of them, as in an assembly of contracts.
    /// </summary>
    public bool DerivedElsewhere { get; set; }
}
