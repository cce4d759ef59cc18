namespace MemFormat.Benchmarks.Models;

/// <summary>What is mostly text: a page of a blog.</summary>
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
    public int Views { get; set; }
}
