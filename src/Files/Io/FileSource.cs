using System.Buffers;
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

    /// <summary>A part of the file that is there.</summary>
    /// <exception cref="MemFileException">The file became shorter.</exception>
    public virtual BlockBytes Take(long offset, int length)
    {
        var rented = ArrayPool<byte>.Shared.Rent(length);
        if (Read(offset, rented.AsSpan(0, length)) == length)
            return new BlockBytes(rented, 0, length);
        ArrayPool<byte>.Shared.Return(rented);
        throw new MemFileException("The file became shorter while you read it.", offset);
    }

    public virtual void Dispose() => _file.Dispose();
}
