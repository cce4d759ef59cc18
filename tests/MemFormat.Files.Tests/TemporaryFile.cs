namespace MemFormat.Files.Tests;

/// <summary>A path that nothing else uses, deleted at the end.</summary>
internal sealed class TemporaryFile : IDisposable
{
    public string Path { get; } = System.IO.Path.Combine(System.IO.Path.GetTempPath(), $"memfile-{Guid.NewGuid():n}");

    public byte[] Bytes
    {
        get => File.ReadAllBytes(Path);
        set => File.WriteAllBytes(Path, value);
    }

    /// <summary>A file with the notes 0 and on.</summary>
    public static TemporaryFile Of(int count, MemFileOptions? options = null)
    {
        var file = new TemporaryFile();
        using var writer = MemFile.Create<Note>(file.Path, options);
        for (var i = 0; i < count; i++)
            writer.Add(Note.Of(i));
        return file;
    }

    public void Dispose() => File.Delete(Path);
}
