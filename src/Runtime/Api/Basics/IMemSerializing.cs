namespace MemFormat;

/// <summary>Values of a generated type are told before they are written.</summary>
public interface IMemSerializing
{
    /// <summary>
    /// Called once for each time that the value is written, before its members are read; of a struct, on the copy that is
    /// written. Exceptions pass through to the caller of the serializer.
    /// </summary>
    void OnSerializing();
}
