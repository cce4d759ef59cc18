namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.Book"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class Book
{
    public string Title { get; set; } = "";
    public int Id { get; set; }
    public byte[]? BookData { get; set; }
}
