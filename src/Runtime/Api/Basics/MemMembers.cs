namespace MemFormat;

/// <summary>Which members of a type are stored.</summary>
public enum MemMembers
{
    /// <summary>All public members that can be stored.</summary>
    All,

    /// <summary>
    /// Members with an id only: those with <see cref="MemMemberAttribute(int)"/>. MemFormat leaves out the others
    /// without a warning.
    /// </summary>
    Numbered,

    /// <summary>
    /// As <see cref="Numbered"/>, and the ids are those of this class alone: its base classes may have the same ones.
    /// </summary>
    OwnNumbers,
}
