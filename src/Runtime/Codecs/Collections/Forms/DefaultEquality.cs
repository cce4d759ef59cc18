using System.ComponentModel;
using MemFormat.Codecs.Collections;

namespace MemFormat.Codecs;

/// <summary>The comparer that <see cref="KeyComparer"/> chooses.</summary>
/// <typeparam name="T">The type of the keys.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DefaultEquality<T> : IEquality<T>
{
    /// <inheritdoc/>
    public static IEqualityComparer<T>? For(int count, MemFormatLimits limits) => KeyComparer.For<T>(count, limits);
}
