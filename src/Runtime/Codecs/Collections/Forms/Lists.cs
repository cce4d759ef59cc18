namespace MemFormat.Codecs.Collections.Forms;

/// <summary>Lists of the elements that the rarer ways of reading put into arrays.</summary>
internal static class Lists
{
    internal static List<T> Of<T>(T[] items)
    {
        var list = new List<T>(items.Length);
        list.AddRange(items);
        return list;
    }
}
