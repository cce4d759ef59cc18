namespace MemFormat.Benchmarks.Models;

/// <summary>A list of books whose blobs are as long as the workload wants.</summary>
[MemFormattable]
public sealed partial class BookShelf
{
    public List<Book> Books { get; set; } = [];
    public string Secret { get; set; } = "";
}
