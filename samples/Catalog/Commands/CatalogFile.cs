using ApiCatalog.Model;
using MemFormat;

namespace ApiCatalog.Commands;

/// <summary>A catalog's file.</summary>
internal static class CatalogFile
{
    /// <summary>Opens a file for writing, without changing its contents, so that a bad path is known before the scan.</summary>
    /// <exception cref="ProblemException">It cannot be written.</exception>
    public static FileStream Open(string path) =>
        Try("write", path, () => new FileStream(path, FileMode.OpenOrCreate, FileAccess.Write, FileShare.Read));

    /// <summary>Replaces the content of an opened file and closes it.</summary>
    /// <exception cref="ProblemException">It cannot be written.</exception>
    public static void Save(FileStream file, string path, ReadOnlyMemory<byte> content) => Try("write", path, () =>
    {
        using (file)
        {
            file.Write(content.Span);
            if (file.CanSeek)
                file.SetLength(content.Length);
        }

        return true;
    });

    /// <summary>Reads a catalog.</summary>
    /// <exception cref="ProblemException">The file cannot be read, is damaged or not a catalog.</exception>
    public static Catalog Load(string path)
    {
        var payload = Try("read", path, () => File.ReadAllBytes(path));
        try
        {
            return MemFormatSerializer.Deserialize<Catalog>(payload)
                ?? throw new ProblemException($"'{path}' does not hold a catalog");
        }
        catch (MemFormatException damage)
        {
            throw new ProblemException(
                $"'{path}' is damaged or not a catalog: {damage.Error} at {damage.Path ?? nameof(Catalog)}, byte {damage.Offset}", damage);
        }
    }

    private static T Try<T>(string verb, string path, Func<T> action)
    {
        try
        {
            return action();
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            throw new ProblemException($"cannot {verb} '{path}': {problem.Message}", problem);
        }
    }
}
