namespace MemFormat.Io;

/// <summary>
/// A destination of ours, which keeps the state for custom code during a write: a field in the writer would cost small
/// writes about 5 %.
/// </summary>
internal abstract class StateHolder
{
    /// <summary><see cref="MemFormatOptions.State"/>.</summary>
    public object? State;
}
