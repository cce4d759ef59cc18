namespace MemFormat;

/// <summary>As <see cref="IMemSerializing"/>, for code that needs an object of the caller: <see cref="MemFormatOptions.State"/>.</summary>
/// <typeparam name="TState">
/// The type of the state. If the options have none or one of another type, you get <see cref="MemFormatError.MissingState"/>.
/// </typeparam>
public interface IMemSerializing<TState>
    where TState : notnull
{
    /// <summary>
    /// Called once per write, before the members are read; for a struct, on the copy to write. Your exceptions reach
    /// the caller of the serializer unchanged.
    /// </summary>
    /// <param name="state">The state.</param>
    void OnSerializing(TState state);
}
