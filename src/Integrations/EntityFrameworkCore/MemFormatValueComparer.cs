namespace MemFormat.EntityFrameworkCore;

/// <summary>
/// Finds changes within a stored value: two values are equal if their contents are, and a snapshot is a deep copy. The
/// order of sets and dictionaries does not count. Without it EF Core compares objects by reference and misses changes
/// inside of them.
/// </summary>
/// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatValueComparer<T>(MemFormatOptions? options = null)
    : ValueComparer<T>(
        (left, right) => AreSame(left, right, options), value => HashOf(value, options), value => MemFormatSerializer.Clone(value, options))
{
    private static bool AreSame(T? left, T? right, MemFormatOptions? options)
    {
        if (ReferenceEquals(left, right))
            return true;
        if (left is null || right is null)
            return false;
        return MemFormatSerializer.Serialize(left, options).AsSpan().SequenceEqual(MemFormatSerializer.Serialize(right, options))
            || (!StoredForm.Of(typeof(T)).IsWhole && Content(left, options).AsSpan().SequenceEqual(Content(right, options)));
    }

    private static int HashOf(T value, MemFormatOptions? options)
    {
        var hash = new HashCode();
        hash.AddBytes(StoredForm.Of(typeof(T)).IsWhole ? MemFormatSerializer.Serialize(value, options) : Content(value, options));
        return hash.ToHashCode();
    }

    private static byte[] Content(T value, MemFormatOptions? options) => StoredContent.Serialize(value, typeof(T), options);
}
