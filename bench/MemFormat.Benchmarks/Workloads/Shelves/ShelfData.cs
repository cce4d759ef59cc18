using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Shelves;

internal static class ShelfData
{
    /// <param name="books">How many books.</param>
    /// <param name="blob">How many bytes each holds; 0: none, a null.</param>
    public static BookShelf Create(int books, int blob)
    {
        var random = new Random(2);
        var shelf = new BookShelf { Secret = "private data" };
        for (var i = 1; i <= books; i++)
        {
            var book = new Book { Id = i, Title = "Book " + i };
            if (blob > 0)
            {
                book.BookData = new byte[blob];
                random.NextBytes(book.BookData);
            }

            shelf.Books.Add(book);
        }

        return shelf;
    }
}
