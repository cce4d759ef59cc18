namespace MemFormat.Benchmarks.Models.Compact;

/// <summary>The same as <see cref="Models.Book"/>, its numbers in as few bytes as they need.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public sealed partial class Book
{
    public string Title { get; set; } = "";
    public int Id { get; set; }
    public byte[]? BookData { get; set; }
}
