namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>Text of several scripts and lengths.</summary>
internal static class TextCells
{
    private const string Html = "<p class=\"note\">Größe: 3 € – <a href=\"/shop/item?id=17\">more…</a></p>\n";

    public static IEnumerable<Cell> All() =>
    [
        .. Texts("ASCII", "name-"),
        .. Texts("Latin-1", "größe "),
        .. Texts("Cyrillic", "привет, мир "),
        .. Texts("Chinese", "漢字の文章 "),
        .. Text("ASCII 10 KB", () => Repeat("The quick brown fox jumps over the lazy dog. ", 10_000)),
        .. Text("HTML 300 KB", () => Repeat(Html, 300_000)),
        .. Text("Chinese 10 KB", () => Repeat("漢字の文章を書く。", 5_000)),
    ];

    private static IEnumerable<Cell> Texts(string name, string start) => WorkloadCells.Of($"Text, 1000 x {name}", () =>
    {
        var texts = Enumerable.Range(0, 1000).Select(i => start + i).ToList();
        return new ValueCalls<List<string>>(texts, texts.Count, JsonModels.Default.ListString, new Protos.Texts { Items = { texts } });
    });

    private static IEnumerable<Cell> Text(string name, Func<string> make) => WorkloadCells.Of($"Text, {name}", () =>
    {
        var text = make();
        return new ValueCalls<string>(text, 1, JsonModels.Default.String, new Protos.Text { Value = text });
    });

    private static string Repeat(string part, int length) => string.Concat(Enumerable.Repeat(part, length / part.Length));
}
