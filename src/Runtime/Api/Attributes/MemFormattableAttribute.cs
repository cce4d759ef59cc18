namespace MemFormat;

/// <summary>
/// Marks a partial type for which a binary codec is generated. Every public field and every public property that can be
/// stored is a member, known by its name; <see cref="MemMemberAttribute"/> and <see cref="MemIgnoreAttribute"/> change that.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class MemFormattableAttribute : Attribute
{
    /// <summary>How the numbers, dates and decimals of this type are written, unless a member says otherwise.</summary>
    public MemEncoding Encoding { get; set; }

    /// <summary>
    /// A name that both sides must share, for types that must not be confused with one of the same shape. Data of another
    /// contract, or of none, is refused with <see cref="MemFormatError.SchemaMismatch"/>. <see langword="null"/>: no contract.
    /// </summary>
    public string? Contract { get; set; }

    /// <summary>
    /// Whether objects of this class keep their identity: each is written once per payload, wherever it occurs, and read as
    /// one object, so that shared objects, parent links and rings come back as they were. The class needs a constructor
    /// without parameters. Objects of derived classes follow their own class.
    /// </summary>
    public bool PreserveReferences { get; set; }

    /// <summary>
    /// What reading makes of values whose case this union does not have: of a newer version, say. For types with
    /// <see cref="MemUnionAttribute"/> only.
    /// </summary>
    public MemUnknownCase UnknownCase { get; set; }
}
