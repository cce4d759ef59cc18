using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Workloads.Shelves;

namespace MemFormat.Benchmarks.Workloads.Streams;

/// <summary>
/// Shelves of up to a million books, with no bytes or ten in each, to a stream in memory and back, beside the same with an
/// array: the workload of the suite SerializerTests by Alois Kraus.
/// </summary>
internal static partial class StreamCells
{
    // Reading so many allocates half of what the runtime collects after, or more.
    private const int Many = 100_000;

    private static readonly int[] s_books = [1, 100, 10_000, 1_000_000];

    /// <summary>The contenders of <c>bench/Peers</c>, which compiles this, too.</summary>
    static partial void AddWrites(Cell cell, Func<BookShelf> shelf);

    /// <inheritdoc cref="AddWrites"/>
    static partial void AddReads(Cell cell, Func<BookShelf> shelf);

    public static IEnumerable<Cell> All() => s_books.SelectMany(books =>
        new[] { 0, 10 }.SelectMany(blob => Of($"BookShelf {books} x {blob}", books, Once(() => ShelfData.Create(books, blob)))));

    private static IEnumerable<Cell> Of(string name, int books, Func<BookShelf> shelf)
    {
        var payload = Once(() => MemFormatSerializer.Serialize(shelf()));
        var message = Once(() => Messages.From<Protos.BookShelf>(shelf()));
        yield return new Cell(name + " write, to a MemoryStream", () => books) { ReferenceName = "MemFormat, array", IsCollectedBetween = books >= Many, More = c => AddWrites(c, shelf) }
            .Add(Role.Reference, "MemFormat, array", payload, p => p.Length, (_, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemFormatSerializer.Serialize(shelf()); } })
            .Add(Role.MemFormat, "MemFormat", payload, p => p.Length, (_, n) => { for (var i = 0; i < n; i++) { MemFormatSerializer.Serialize(New(), shelf()); } })
            .Add(Role.Peer, "Google.Protobuf", message, m => m.CalculateSize(), (m, n) => { for (var i = 0; i < n; i++) { m.WriteTo(New()); } })
            .Add(Role.Peer, "System.Text.Json", Once(() => Json(shelf())), j => j.Length, (_, n) => { for (var i = 0; i < n; i++) { JsonSerializer.Serialize(New(), shelf(), JsonModels.Default.BookShelf); } });
        yield return new Cell(name + " read, from a MemoryStream", () => books) { ReferenceName = "MemFormat, array", IsCollectedBetween = books >= Many, More = c => AddReads(c, shelf) }
            .Add(Role.Reference, "MemFormat, array", payload, p => p.Length, (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemFormatSerializer.Deserialize<BookShelf>(p); } })
            .Add(Role.MemFormat, "MemFormat", Once(() => Source(payload())), s => (int)s.Length, (s, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemFormatSerializer.Deserialize<BookShelf>(Again(s)); } })
            .Add(Role.Peer, "Google.Protobuf", Once(() => Source(message().ToByteArray())), s => (int)s.Length, (s, n) => { for (var i = 0; i < n; i++) { Sink.Result = Protos.BookShelf.Parser.ParseFrom(Again(s)); } })
            .Add(Role.Peer, "System.Text.Json", Once(() => Source(Json(shelf()))), s => (int)s.Length, (s, n) => { for (var i = 0; i < n; i++) { Sink.Result = JsonSerializer.Deserialize(Again(s), JsonModels.Default.BookShelf); } });
    }

    private static byte[] Json(BookShelf shelf) => JsonSerializer.SerializeToUtf8Bytes(shelf, JsonModels.Default.BookShelf);

    /// <summary>A stream as a user makes it.</summary>
    private static MemoryStream New()
    {
        var stream = new MemoryStream();
        Sink.Result = stream;
        return stream;
    }

    /// <summary>A stream that shows its array: some peers read it there.</summary>
    private static MemoryStream Source(byte[] payload) => new(payload, 0, payload.Length, writable: false, publiclyVisible: true);

    private static MemoryStream Again(MemoryStream stream)
    {
        stream.Position = 0;
        return stream;
    }
}
