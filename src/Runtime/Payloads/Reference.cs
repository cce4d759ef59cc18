namespace MemFormat.Payloads;

/// <summary>
/// An object as a value type. Generic code over it is compiled for each codec separately. .NET shares generic code over
/// classes and looks up types at run time there.
/// </summary>
internal readonly struct Reference(object? value)
{
    public object? Value { get; } = value;
}
