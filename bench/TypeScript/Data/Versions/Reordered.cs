namespace MemFormat.Benchmarks.Versions.Reordered;

/// <summary>A version of <see cref="Models.Article"/> whose members are declared in another order.</summary>
[MemFormattable]
public sealed partial class Article
{
    public int Views { get; set; }
    public DateTime PublishedAt { get; set; }
    public List<string> Tags { get; set; } = [];
    public string Body { get; set; } = "";
    public string? Summary { get; set; }
    public string Language { get; set; } = "";
    public string Author { get; set; } = "";
    public string Title { get; set; } = "";
    public string Slug { get; set; } = "";
    public int Id { get; set; }
}
