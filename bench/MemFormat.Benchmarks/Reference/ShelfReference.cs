using MemFormat.Benchmarks.Models;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>The body of a <see cref="BookShelf"/> by hand: Secret, Books; of a <see cref="Book"/>: Id; Title, BookData.</summary>
internal static class ShelfReference
{
    private const int Fixed = 4;

    public static void Write(ref ReferenceWriter writer, BookShelf shelf)
    {
        writer.Text(shelf.Secret);
        writer.Count(shelf.Books.Count);
        foreach (var book in CollectionsMarshal.AsSpan(shelf.Books))
        {
            Put(ref writer.Reserve(Fixed), 0, book.Id);
            writer.Advance(Fixed);
            writer.Text(book.Title);
            writer.Bytes(book.BookData);
        }
    }

    public static BookShelf Read(ref ReferenceReader reader)
    {
        var shelf = new BookShelf { Secret = reader.Text()! };
        var count = reader.Count(Fixed + 2);
        var books = new List<Book>(count);
        CollectionsMarshal.SetCount(books, count);
        foreach (ref var slot in CollectionsMarshal.AsSpan(books))
        {
            slot = new Book
            {
                Id = Get<int>(ref reader.Take(Fixed), 0),
                Title = reader.Text()!,
                BookData = reader.Bytes(),
            };
        }

        shelf.Books = books;
        return shelf;
    }
}
