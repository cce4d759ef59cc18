using MemFormat.Files.Blocks;
using MemFormat.Files.Io;
using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Inspecting;

/// <summary>Takes a value of a file. It returns whether it wants more.</summary>
internal delegate bool DataVisitor(DataValue value);

/// <summary>A file with values: a payload, a stream of many, or a file of MemFormat.Files.</summary>
internal abstract class DataFile : IDisposable
{
    /// <summary>What it is, in a word.</summary>
    public abstract string Kind { get; }

    /// <summary>What there is to say of it beyond its values.</summary>
    public virtual IEnumerable<string> Facts => [];

    /// <summary>Opens a file.</summary>
    /// <param name="path">The file.</param>
    /// <param name="names">Knows the schemas that fingerprints name.</param>
    /// <exception cref="ToolException">The file is empty.</exception>
    public static DataFile Open(string path, KnownNames names)
    {
        if (!File.Exists(path))
            throw new ToolException($"{path} does not exist.");

        // Mapped: a payload may be as large as the machine's memory.
        var source = FileSource.Open(path, isMapped: true);
        Span<byte> start = stackalloc byte[FileFormat.Magic.Length];
        start = start[..source.Read(0, start)];
        if (start.IsEmpty)
        {
            source.Dispose();
            throw new ToolException($"{path} is empty.");
        }

        if (start.SequenceEqual(FileFormat.Magic))
            return new ContainerFile(FileBlocks.Read(source));
        if (StreamFile.IsStart(start[0]) || (start[0] == PayloadHead.Wrapped && StreamFile.IsStart(WrappedBytes.First(source))))
            return new StreamFile(source);
        return new PayloadFile(source, names);
    }

    /// <summary>Goes through the values in order.</summary>
    /// <exception cref="MemFormatException">A value is bad.</exception>
    /// <exception cref="MemFileException">The file is damaged.</exception>
    public abstract void Visit(DataVisitor visitor);

    /// <summary>How many values there are.</summary>
    public virtual long Count()
    {
        long count = 0;
        Visit(_ =>
        {
            count++;
            return true;
        });
        return count;
    }

    /// <summary>The schemas, in the order in which they come.</summary>
    public abstract IReadOnlyList<MemFormatSchema> Schemas();

    public abstract void Dispose();
}
