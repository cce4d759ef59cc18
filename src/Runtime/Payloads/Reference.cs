namespace MemFormat.Payloads;

/// <summary>
/// An object as a value type: code that is generic over it is compiled for each codec by itself, while .NET shares code that
/// is generic over a class with all classes and looks up there what it needs.
/// </summary>
internal readonly struct Reference(object? value)
{
    public readonly object? Value = value;
}
