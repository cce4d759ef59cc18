using Microsoft.Win32.SafeHandles;

namespace MemFormat.Files.Io;

/// <summary>The bytes of a file that is read.</summary>
internal class FileSource : IDisposable
{
    private readonly SafeFileHandle _file;

    public FileSource(SafeFileHandle file) => (_file, Length) = (file, RandomAccess.GetLength(file));

    /// <summary>The file's size when it was opened.</summary>
    public long Length { get; }

    protected SafeFileHandle File => _file;

    /// <summary>Opens a file that may be read by others, too, and not be written.</summary>
    public static FileSource Open(string path, bool isMapped)
    {
        var file = System.IO.File.OpenHandle(path, FileMode.Open, FileAccess.Read, FileShare.Read);
        try
        {
            // An empty file cannot be mapped.
            return isMapped && RandomAccess.GetLength(file) > 0 ? new MappedSource(file) : new FileSource(file);
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    /// <summary>Reads as many bytes as there are.</summary>
    public int Read(long offset, Span<byte> into)
    {
        var count = 0;
        while (count < into.Length && RandomAccess.Read(_file, into[count..], offset + count) is > 0 and var read)
            count += read;
        return count;
    }

    /// <summary>A part of the file.</summary>
    /// <exception cref="MemFileException">The file became shorter.</exception>
    public virtual BlockBytes Take(long offset, int length)
    {
        // Before memory is taken: what there was when the file was opened may be gone.
        if (length > Arrays.FirstSize && RandomAccess.GetLength(_file) - offset < length)
            throw Shorter(offset);
        var bytes = Arrays.Rent(length);
        try
        {
            return Read(offset, bytes.AsSpan(0, length)) == length ? new BlockBytes(bytes, 0, length) : throw Shorter(offset);
        }
        catch
        {
            Arrays.Return(bytes);
            throw;
        }
    }

    public virtual void Dispose() => _file.Dispose();

    private static MemFileException Shorter(long offset) => new("The file became shorter while you read it.", offset);
}
