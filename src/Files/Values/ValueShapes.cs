using System.Collections.Concurrent;
using MemFormat.Files.Blocks;

namespace MemFormat.Files.Values;

/// <summary>How to read the values of each schema in a file.</summary>
internal sealed class ValueShapes<T>(FileBlocks blocks, MemFileOptions options)
{
    private readonly ConcurrentDictionary<int, MemFormatOptions> _known = new();
    private readonly MemFormatSchema? _own = Own();

    /// <summary>The options for values of a schema.</summary>
    /// <exception cref="MemFileException">The schema is missing or damaged.</exception>
    /// <exception cref="MemFormatException">The schema is invalid or exceeds a limit.</exception>
    public MemFormatOptions Of(int schema) => _known.GetOrAdd(schema, static (number, shapes) => shapes.Resolve(number), this);

    /// <summary>The schema of this program; null if only a context knows the type.</summary>
    private static MemFormatSchema? Own()
    {
        try
        {
            return MemFormatSchema.Of<T>();
        }
        catch (MemFormatException exception) when (exception.Error == MemFormatError.UnsupportedType)
        {
            return null;
        }
    }

    private MemFormatOptions Resolve(int number)
    {
        // All values are null.
        if (number == 0)
            return options.Body;
        var schema = MemFormatSchema.Read(blocks.Schema(number, options), options.Body);
        return _own is not null && schema.Descriptor.SequenceEqual(_own.Descriptor) ? options.Body : options.Body with { WriterSchema = schema };
    }
}
