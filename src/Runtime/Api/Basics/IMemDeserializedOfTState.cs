namespace MemFormat;

/// <summary>As <see cref="IMemDeserialized"/>, for code that needs an object of the caller: <see cref="MemFormatOptions.State"/>.</summary>
/// <typeparam name="TState">
/// The type of the state. If the options have none or one of another type, you get <see cref="MemFormatError.MissingState"/>.
/// </typeparam>
public interface IMemDeserialized<TState>
    where TState : notnull
{
    /// <summary>
    /// Called once, after all members are set and before the containing value receives this one. If it throws, you get
    /// <see cref="MemFormatError.InvalidData"/> with your exception inside.
    /// </summary>
    /// <param name="state">The state.</param>
    void OnDeserialized(TState state);
}
