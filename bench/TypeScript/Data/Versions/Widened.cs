namespace MemFormat.Benchmarks.Versions.Widened;

/// <summary>A version of <see cref="Models.Article"/> with a narrower number, that later was widened.</summary>
[MemFormattable]
public sealed partial class Article
{
    public int Id { get; set; }
    public string Slug { get; set; } = "";
    public string Title { get; set; } = "";
    public string Author { get; set; } = "";
    public string Language { get; set; } = "";
    public string? Summary { get; set; }
    public string Body { get; set; } = "";
    public List<string> Tags { get; set; } = [];
    public DateTime PublishedAt { get; set; }
    public short Views { get; set; }
}
