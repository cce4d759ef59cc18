namespace MemFormat.Tool.Inspecting;

/// <summary>Takes a value of a file. It returns whether it wants more.</summary>
internal delegate bool DataVisitor(DataValue value);

/// <summary>A file with values: a payload, a stream of many, or a file of MemFormat.Files.</summary>
internal abstract class DataFile : IDisposable
{
    /// <summary>What it is, in a word.</summary>
    public abstract string Kind { get; }

    /// <summary>What there is to say of it beyond its values.</summary>
    public virtual IEnumerable<string> Facts => [];

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
