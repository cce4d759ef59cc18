using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>The order that the type itself has.</summary>
/// <typeparam name="T">The type of what is compared.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DefaultOrder<T> : IOrder<T>
{
    /// <inheritdoc/>
    public static IComparer<T>? Comparer => null;
}
