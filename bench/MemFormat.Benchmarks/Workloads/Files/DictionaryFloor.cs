using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>The same dictionaries and lists from ready values.</summary>
internal static class DictionaryFloor
{
    public static Dictionary<string, T> Copy<T>(Dictionary<string, T> source)
        where T : unmanaged
    {
        Dictionary<string, T> copy = new(source.Count);
        foreach (var (key, value) in source)
            copy.Add(Text(key), value);
        return copy;
    }

    public static Dictionary<string, T?> Copy<T>(Dictionary<string, T?> source)
        where T : unmanaged
    {
        Dictionary<string, T?> copy = new(source.Count);
        foreach (var (key, value) in source)
            copy.Add(Text(key), value);
        return copy;
    }

    public static Dictionary<string, T> Copy<T>(Dictionary<string, T> source, Func<T, T> element)
    {
        Dictionary<string, T> copy = new(source.Count);
        foreach (var (key, value) in source)
            copy.Add(Text(key), element(value));
        return copy;
    }

    public static List<string>? TextsOrNull(List<string>? source) => source is null ? null : Texts(source);
}
