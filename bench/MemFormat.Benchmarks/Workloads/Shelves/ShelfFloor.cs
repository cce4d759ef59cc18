using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Shelves;

/// <summary>The same graph from ready values.</summary>
internal static class ShelfFloor
{
    public static BookShelf Copy(BookShelf source)
    {
        var books = new List<Book>(source.Books.Count);
        CollectionsMarshal.SetCount(books, source.Books.Count);
        var from = CollectionsMarshal.AsSpan(source.Books);
        var to = CollectionsMarshal.AsSpan(books);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return new BookShelf { Books = books, Secret = new string(source.Secret.AsSpan()) };
    }

    private static Book Copy(Book source) => new()
    {
        Title = new string(source.Title.AsSpan()),
        Id = source.Id,
        BookData = source.BookData?.AsSpan().ToArray(),
    };
}
