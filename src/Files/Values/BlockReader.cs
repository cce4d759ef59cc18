using System.Runtime.CompilerServices;
using MemFormat.Files.Blocks;
using MemFormat.Files.Io;

namespace MemFormat.Files.Values;

/// <summary>Goes from value to value through the content of a block that was checked.</summary>
internal struct BlockReader(BlockBytes content)
{
    private static readonly byte[] s_null = MemFormatSerializer.Serialize<string?>(null);

    private int _position;

    /// <summary>Checks that the lengths fit together. After that, they are right.</summary>
    /// <exception cref="MemFileException">The content is not what a writer writes.</exception>
    public static void Check(ReadOnlySpan<byte> content, in BlockPlace place)
    {
        for (var left = place.Count; left > 0; left--)
        {
            if (!Numbers.TryRead(ref content, out var length) || length - 1 > content.Length)
                throw Invalid(place);
            if (length > 1)
                content = content[(int)(length - 1)..];
        }

        if (!content.IsEmpty)
            throw Invalid(place);
    }

    /// <summary>The next value.</summary>
    /// <exception cref="MemFormatException">The value does not fit the type.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Next<T>(MemFormatOptions options)
    {
        var body = NextBody(out var isNull);
        return isNull ? Null<T>(options) : MemFormatSerializer.Deserialize<T>(body, options);
    }

    /// <summary>As a root that is null: a type without null refuses it.</summary>
    private static T? Null<T>(MemFormatOptions options) =>
        default(T) is null
            ? default
            : MemFormatSerializer.Deserialize<T>(s_null, options with { Header = MemFormatHeader.Inline, WriterSchema = null });

    /// <summary>The next body.</summary>
    public ReadOnlySpan<byte> NextBody(out bool isNull)
    {
        // Mapped memory may be another one since it was checked: a length is compared with what there is again.
        var rest = content.Span[_position..];
        var size = rest.Length;
        if (!Numbers.TryRead(ref rest, out var length) || length - 1 > rest.Length)
            throw new MemFileException("The file was changed while you read it.", 0);
        isNull = length == 0;
        var body = isNull ? default : rest[..(int)(length - 1)];
        _position += size - rest.Length + body.Length;
        return body;
    }

    public void Skip() => NextBody(out _);

    private static MemFileException Invalid(in BlockPlace place) =>
        new($"A block does not hold the {place.Count} values that its head states.", place.Offset) { IsDamage = true };
}
