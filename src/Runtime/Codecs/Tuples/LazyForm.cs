using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace MemFormat.Codecs;

/// <summary>Lazy values as tuples of one element: writing one makes it, and reading gives one that is made.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the form of both annotations of the type.
public readonly struct LazyForm<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>
    : ITupleForm<Lazy<T>, ValueTuple<T>>
{
#nullable restore annotations
    /// <inheritdoc/>
    public static string[]? Names => ["Value"];

    /// <inheritdoc/>
    public static ValueTuple<T> ToTuple(Lazy<T> value) => new(value.Value);

    /// <inheritdoc/>
    public static Lazy<T> ToValue(ValueTuple<T> tuple) => new(tuple.Item1);
}
