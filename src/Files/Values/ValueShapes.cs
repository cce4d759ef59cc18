using System.Collections.Concurrent;
using MemFormat.Codecs;
using MemFormat.Files.Blocks;

namespace MemFormat.Files.Values;

/// <summary>How to read the values of each schema in a file. Each is planned once, and so is each refusal: a block may be small.</summary>
internal sealed class ValueShapes<T>(FileBlocks blocks, MemFileOptions options)
{
    private readonly ConcurrentDictionary<int, MemFormatOptions> _known = new();
    private readonly ConcurrentDictionary<int, MemFileException> _missing = new();
    private readonly ConcurrentDictionary<int, MemFormatException> _refused = new();
    private readonly MemFormatSender _sender = new(options.Body);
    private readonly MemFormatOptions _own = options.Body;

    /// <summary>The options for values of a schema.</summary>
    /// <exception cref="MemFileException">The schema is missing or damaged.</exception>
    /// <exception cref="MemFormatException">The schema is invalid or exceeds a limit.</exception>
    public MemFormatOptions Options(int schema) => _known.TryGetValue(schema, out var known) ? known : Find(schema);

    private MemFormatOptions Find(int number)
    {
        if (_missing.TryGetValue(number, out var missing))
            throw missing.Again();
        if (_refused.TryGetValue(number, out var refused))
            throw refused;
        try
        {
            // Without a schema, all values are null.
            return _known[number] = number == 0 ? _own : _sender.Bodies(blocks.Schema(number), typeof(T));
        }
        catch (MemFileException exception)
        {
            _missing[number] = exception;
            throw;
        }
        catch (MemFormatException exception)
        {
            _refused[number] = exception;
            throw;
        }
    }
}
