namespace MemFormat;

/// <summary>Implement it to run code before a value of your type is written.</summary>
public interface IMemSerializing
{
    /// <summary>
    /// Called once per write, before the members are read; for a struct, on the copy to write. Your exceptions reach
    /// the caller of the serializer unchanged.
    /// </summary>
    void OnSerializing();
}
