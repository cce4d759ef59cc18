namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same strings from ready values.</summary>
internal static class TextFloor
{
    public static string Text(string source) => new(source.AsSpan());

    public static string? TextOrNull(string? source) => source is null ? null : Text(source);

    public static List<string> Texts(List<string> source)
    {
        var list = new List<string>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        Copy(CollectionsMarshal.AsSpan(source), CollectionsMarshal.AsSpan(list));
        return list;
    }

    public static string[] Texts(string[] source)
    {
        var array = new string[source.Length];
        Copy(source, array);
        return array;
    }

    private static void Copy(ReadOnlySpan<string> from, Span<string> to)
    {
        for (var i = 0; i < to.Length; i++)
            to[i] = Text(from[i]);
    }
}
