namespace MemFormat;

/// <summary>Implement it to run code after a value of your type was read.</summary>
public interface IMemDeserialized
{
    /// <summary>
    /// Called once, after all members are set and before the containing value receives this one. If it throws, you get
    /// <see cref="MemFormatError.InvalidData"/> with your exception inside.
    /// </summary>
    void OnDeserialized();
}
