namespace MemFormat;

/// <summary>Values of a generated type are told when they have been read.</summary>
public interface IMemDeserialized
{
    /// <summary>
    /// Called once, when all members of the value are set and before whatever holds it has it. An exception refuses the
    /// payload as <see cref="MemFormatError.InvalidData"/>, with the exception inside.
    /// </summary>
    void OnDeserialized();
}
