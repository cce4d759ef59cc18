namespace MemFormat.Schemas.Tests;

/// <summary>A class whose member is of any type.</summary>
public sealed class Holder<T>
{
    public T? Value { get; set; }

    public int After { get; set; }
}
