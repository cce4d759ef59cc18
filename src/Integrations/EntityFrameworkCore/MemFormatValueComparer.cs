namespace MemFormat.EntityFrameworkCore;

/// <summary>
/// Finds changes within a stored value: two values are equal if their payloads are, and a snapshot is a deep copy.
/// Without it EF Core compares objects by reference and misses changes inside of them.
/// </summary>
/// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatValueComparer<T>(MemFormatOptions? options = null)
    : ValueComparer<T>((left, right) => AreSame(left, right, options), value => HashOf(value, options), value => MemFormatSerializer.Clone(value, options))
{
    private static bool AreSame(T? left, T? right, MemFormatOptions? options) =>
        ReferenceEquals(left, right)
        || (left is not null && right is not null
            && MemFormatSerializer.Serialize(left, options).AsSpan().SequenceEqual(MemFormatSerializer.Serialize(right, options)));

    private static int HashOf(T value, MemFormatOptions? options)
    {
        var hash = new HashCode();
        hash.AddBytes(MemFormatSerializer.Serialize(value, options));
        return hash.ToHashCode();
    }
}
