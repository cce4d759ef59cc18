namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.BookShelf"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class BookShelf
{
    public List<Book> Books { get; set; } = [];
    public string Secret { get; set; } = "";
}
