namespace MemFormat;

/// <summary>
/// Values of a generated type are told when they have been read, and how the payload's shape differed from their type's.
/// </summary>
public interface IMemDeserializedWithReport
{
    /// <summary>
    /// Called once, when all members of the value are set and before whatever holds it has it. An exception refuses the
    /// payload as <see cref="MemFormatError.InvalidData"/>, with the exception inside.
    /// </summary>
    /// <param name="report">What differed of this type's own members; empty when the payload has the type's own shape.</param>
    void OnDeserialized(MemFormatReadReport report);
}
