namespace MemFormat;

/// <summary>
/// Implement it to run code after a value of your type was read, and to learn how the payload's shape differed.
/// </summary>
public interface IMemDeserializedWithReport
{
    /// <summary>
    /// Called once, after all members are set and before the containing value receives this one. If it throws, you get
    /// <see cref="MemFormatError.InvalidData"/> with your exception inside.
    /// </summary>
    /// <param name="report">
    /// The differences in the members of this type. It is empty if the payload has the type's own shape.
    /// </param>
    void OnDeserialized(MemFormatReadReport report);
}
