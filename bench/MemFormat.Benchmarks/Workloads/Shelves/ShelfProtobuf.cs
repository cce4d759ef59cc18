using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Shelves;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class ShelfProtobuf
{
    public static Protos.BookShelf From(BookShelf shelf)
    {
        var message = new Protos.BookShelf { Secret = shelf.Secret };
        message.Books.AddRange(shelf.Books.Select(From));
        return message;
    }

    private static Protos.Book From(Book book)
    {
        var message = new Protos.Book { Title = book.Title, Id = book.Id };
        if (book.BookData is { } data)
            message.BookData = ByteString.CopyFrom(data);

        return message;
    }
}
