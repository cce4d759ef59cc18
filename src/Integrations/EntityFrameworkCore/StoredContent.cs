using System.Buffers.Binary;
using System.Collections;
using System.Runtime.CompilerServices;
using System.Text;

namespace MemFormat.EntityFrameworkCore;

/// <summary>The bytes of a value, which are the same for sets and dictionaries in any order. Only comparisons need them.</summary>
internal sealed class StoredContent
{
    private readonly MemFormatOptions? _options;

    /// <summary>Numbers of the objects that keep their identity.</summary>
    private readonly Dictionary<object, int> _seen = new(ReferenceEqualityComparer.Instance);

    private StoredContent(MemFormatOptions? options) => _options = options;

    public static byte[] Serialize(object? value, Type type, MemFormatOptions? options)
    {
        try
        {
            return new StoredContent(options).Write(value, type);
        }
        catch (Exception error) when (error is InsufficientExecutionStackException or InvalidOperationException or MemFormatException)
        {
            // A chain of objects that is too long, an immutable array that is none, a member with a codec of its own: the order counts.
            return MemFormatSerializer.Serialize(value, type, options);
        }
    }

    private byte[] Write(object? value, Type type)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (value is null)
            return [];
        var form = StoredForm.Of(type);
        if (form.IsOpen)
        {
            var actual = value.GetType();
            return actual == type || StoredForm.Of(actual).IsOpen
                ? MemFormatSerializer.Serialize(value, type, _options)
                : Join([Encoding.UTF8.GetBytes(actual.FullName!), Write(value, actual)]);
        }

        if (form.Element is { } element)
        {
            List<byte[]> elements = [.. ((IEnumerable)value).Cast<object?>().Select(item => Write(item, element))];
            if (form.IsUnordered)
                elements.Sort(static (one, other) => one.AsSpan().SequenceCompareTo(other));
            return Join(elements);
        }

        if (form.Members is not { } members)
            return MemFormatSerializer.Serialize(value, type, _options);
        if (form.KeepsIdentity && !_seen.TryAdd(value, _seen.Count))
            return BitConverter.GetBytes(_seen[value]);
        return Join([.. members.Select(member => Write(member.Get(value), member.Type))]);
    }

    /// <summary>Each part behind its length, and all of it behind their number, so it differs from null.</summary>
    private static byte[] Join(List<byte[]> parts)
    {
        var joined = new byte[sizeof(int) + parts.Sum(part => sizeof(int) + part.Length)];
        BinaryPrimitives.WriteInt32LittleEndian(joined, parts.Count);
        var at = sizeof(int);
        foreach (var part in parts)
        {
            BinaryPrimitives.WriteInt32LittleEndian(joined.AsSpan(at), part.Length);
            part.CopyTo(joined, at + sizeof(int));
            at += sizeof(int) + part.Length;
        }

        return joined;
    }
}
