using MemFormat.Tests;

namespace MemFormat.Files.Tests;

/// <summary>Files of the format's release are read.</summary>
public class GoldenTests
{
    private const int Few = 400;

    private static readonly (string Name, byte[] Bytes)[] s_files =
    [
        ("empty", Bytes<Note>([])),
        ("values in blocks", Bytes(Notes(Few))),
        ("nulls", Bytes<int?>([1, null, 3])),
        ("unions", Bytes<Shape>([new Circle(1), new Box(2, 3), new Circle(4)])),
    ];

    [Fact]
    public void Files_are_read_and_as_large() => GoldenFile.Read("Files", s_files, (name, bytes) =>
    {
        // A file has a random number, so its bytes are never the same.
        Assert.Equal(s_files.Single(file => file.Name == name).Bytes.Length, bytes.Length);
        using var file = new TemporaryFile { Bytes = bytes };
        switch (name)
        {
            case "empty":
                Assert.Empty(Values<Note>(file));
                break;
            case "values in blocks":
                Assert.Equal(Notes(Few), Values<Note>(file));
                break;
            case "nulls":
                Assert.Equal([1, null, 3], Values<int?>(file));
                break;
            default:
                Assert.Equal([new Circle(1), new Box(2, 3), new Circle(4)], Values<Shape>(file));
                break;
        }
    });

    [Fact]
    public void Compressed_files_are_read() => GoldenFile.Read(
        "CompressedFiles",
        [("Brotli", Bytes(Notes(Few), "Brotli")), ("Zstandard", Bytes(Notes(Few), "Zstandard"))],
        (name, bytes) =>
        {
            using var file = new TemporaryFile { Bytes = bytes };
            Assert.Equal(Notes(Few), Values<Note>(file, FileTests.Options(name)));
        });

    private static IEnumerable<Note> Notes(int count) => Enumerable.Range(0, count).Select(i => Note.Of(i));

    private static byte[] Bytes<T>(IEnumerable<T> values, string compression = "none")
    {
        using var file = new TemporaryFile();
        using (var writer = MemFile.Create<T>(file.Path, FileTests.Options(compression)))
        {
            foreach (var value in values)
                writer.Add(value);
        }

        return file.Bytes;
    }

    private static List<T> Values<T>(TemporaryFile file, MemFileOptions? options = null)
    {
        using var reader = MemFile.Open<T>(file.Path, options);
        Assert.True(reader.IsComplete);
        return [.. reader];
    }
}
