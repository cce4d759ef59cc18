namespace MemFormat.Benchmarks.Models.Compact;

/// <summary>The same as <see cref="Models.BookShelf"/>, its numbers in as few bytes as they need.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public sealed partial class BookShelf
{
    public List<Book> Books { get; set; } = [];
    public string Secret { get; set; } = "";
}
