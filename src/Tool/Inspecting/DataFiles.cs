using MemFormat.Files.Blocks;
using MemFormat.Files.Io;

namespace MemFormat.Tool.Inspecting;

/// <summary>Tells by its first bytes what a file is.</summary>
internal static class DataFiles
{
    /// <summary>Opens a file.</summary>
    /// <param name="path">The file.</param>
    /// <param name="names">Knows the schemas that fingerprints name.</param>
    /// <exception cref="ToolException">The file is empty.</exception>
    public static DataFile Open(string path, KnownNames names)
    {
        if (!File.Exists(path))
            throw new ToolException($"{path} does not exist.");
        var source = FileSource.Open(path, isMapped: false);
        Span<byte> start = stackalloc byte[FileFormat.Magic.Length];
        start = start[..source.Read(0, start)];
        if (start.IsEmpty)
        {
            source.Dispose();
            throw new ToolException($"{path} is empty.");
        }

        if (start.SequenceEqual(FileFormat.Magic))
            return new ContainerFile(FileBlocks.Read(source, ContainerFile.Options));
        if (StreamFile.IsStart(start[0]) || (start[0] == PayloadHead.Wrapped && StreamFile.IsStart(WrappedBytes.First(source))))
            return new StreamFile(source);

        // Mapped: a payload may be as large as the machine's memory. The others are read block by block.
        source.Dispose();
        return new PayloadFile(FileSource.Open(path, isMapped: true), names);
    }
}
