using FsCheck.Fluent;

namespace MemFormat.Tests.Collections;

/// <summary>Collections of every type against the list as the model: the same bytes, and the same elements back.</summary>
public class FormTests
{
    [Fact]
    public void Collections_of_numbers_read_like_lists() => Check<int, long>(i => i);

    [Fact]
    public void Collections_of_texts_read_like_lists() => Check<string?, string?>(i => i);

    [Fact]
    public void Collections_of_bools_read_like_lists() => Check<bool, int>(i => i ? 1 : 0);

    [Fact]
    public void Collections_of_nullable_numbers_read_like_lists() => Check<int?, double?>(i => i);

    [Fact]
    public void Collections_of_nullable_bools_read_like_lists() => Check<bool?, bool?>(i => i);

    [Fact]
    public void Collections_of_bytes_read_like_lists() => Check<byte, ushort?>(i => i);

    private static void Check<T, TOther>(Func<T, TOther> other)
    {
        foreach (var form in Forms.Of<T>())
            FsCheck.Check.QuickThrowOnFailure(Prop.ForAll<T[]>(items => Holds(form, Told(items))));
        foreach (var form in Forms.Of<TOther>())
            FsCheck.Check.QuickThrowOnFailure(Prop.ForAll<T[]>(items => HoldsOfOther(form, Told(items), other)));
    }

    /// <summary>Without texts that sorted sets take for one another: cultures ignore control characters when they compare.</summary>
    private static T[] Told<T>(T[] items) => [.. items.Where(i => i is not string text || text.All(char.IsAsciiLetterOrDigit))];

    private static bool Holds<T>(Form<T> form, T[] items)
    {
        var list = MemFormatSerializer.Serialize(new List<T>(items));
        var bytes = form.Write(items);
        if (form.IsList)
            return bytes.AsSpan().SequenceEqual(list) && form.Read(bytes).SequenceEqual(items);
        var written = MemFormatSerializer.Deserialize<List<T>>(bytes)!;
        return new HashSet<T>(items).SetEquals(written) && written.Count == new HashSet<T>(items).Count
            && new HashSet<T>(items).SetEquals(form.Read(bytes)) && new HashSet<T>(items).SetEquals(form.Read(list));
    }

    /// <summary>A list of another type of elements is read by resolution.</summary>
    private static bool HoldsOfOther<T, TOther>(Form<TOther> form, T[] items, Func<T, TOther> other)
    {
        var read = form.Read(MemFormatSerializer.Serialize(items));
        return form.IsList ? read.SequenceEqual(items.Select(other)) : new HashSet<TOther>(items.Select(other)).SetEquals(read);
    }
}
