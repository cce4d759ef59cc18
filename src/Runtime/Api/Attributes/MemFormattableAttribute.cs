namespace MemFormat;

/// <summary>
/// Generates a binary codec for a partial type. Its members are all public fields and all public properties that can be
/// stored, each known by its name. <see cref="MemMemberAttribute"/> and <see cref="MemIgnoreAttribute"/> change this.
/// </summary>
/// <remarks>
/// On an enum, its constants are known by their names. Values are stored as numbers, and the payload's schema has the names: a
/// program in which the constants have other numbers reads the payload by the names.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum, Inherited = false)]
public sealed class MemFormattableAttribute : Attribute
{
    /// <summary>The encoding of the numbers, dates and decimals of this type. A member can override it.</summary>
    public MemEncoding Encoding { get; set; }

    /// <summary>
    /// A name shared by writer and reader. It keeps apart types of the same shape. If the payload has another contract
    /// or none, you get <see cref="MemFormatError.SchemaMismatch"/>. <see langword="null"/>: no contract.
    /// </summary>
    public string? Contract { get; set; }

    /// <summary>
    /// Whether objects of this class keep their identity. Each object is written once per payload, and all references
    /// to it are read as one object: shared objects, parent links and circular references survive. The class needs a
    /// parameterless constructor. Derived classes do not inherit this setting.
    /// </summary>
    public bool PreserveReferences { get; set; }

    /// <summary>
    /// Whether annotated classes of other assemblies derive from this class. Only then is the code generated that their
    /// codecs call. Set it before you ship a library: without it, deriving is error MF013 in the other assembly. Only for
    /// public classes that are not sealed. Derived classes do not inherit this setting. If it is not stated, that of
    /// <see cref="MemFormatDefaultsAttribute"/> holds.
    /// </summary>
    public bool DerivedElsewhere { get; set; }

    /// <summary>
    /// Which members are stored, those of base classes in the same assembly included. A base class's own setting holds
    /// for its members, too.
    /// </summary>
    public MemMembers Members { get; set; }

    /// <summary>
    /// How a union reads values of an unknown case, for example of a newer version. Only for types with
    /// <see cref="MemUnionAttribute"/>.
    /// </summary>
    public MemUnknownCase UnknownCase { get; set; }

    /// <summary>
    /// A type that stands for values of a case this union does not have, so that nothing is lost: they are kept in its member of
    /// type <see cref="MemExtensionData"/>, and written back as they were read. It is a case of the union without a tag: it
    /// derives from it, and has a parameterless constructor. Only for types with <see cref="MemUnionAttribute"/>;
    /// <see cref="UnknownCase"/> has no effect then.
    /// </summary>
    public Type? UnknownCaseType { get; set; }

    /// <summary>
    /// Only for enums: the constant that a name becomes which this enum lacks, for example a name of a newer version. It is
    /// needed where the number of that name has another name here; other numbers are kept as they are. <see langword="null"/>:
    /// such a value is <see cref="MemFormatError.Overflow"/>.
    /// </summary>
    public string? Fallback { get; set; }
}
