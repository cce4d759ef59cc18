namespace MemFormat.Benchmarks.Models;

/// <summary>A book of a <see cref="BookShelf"/>.</summary>
[MemFormattable]
public sealed partial class Book
{
    public string Title { get; set; } = "";
    public int Id { get; set; }
    public byte[]? BookData { get; set; }
}
