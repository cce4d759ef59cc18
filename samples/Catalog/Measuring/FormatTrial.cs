using System.Buffers;
using System.Diagnostics;
using ApiCatalog.Comparing;
using ApiCatalog.Model;

namespace ApiCatalog.Measuring;

/// <summary>One format at work on one catalog.</summary>
/// <param name="format">The format.</param>
/// <param name="catalog">The catalog.</param>
internal sealed class FormatTrial(CatalogFormat format, Catalog catalog)
{
    private const int LeastWarmUps = 3;

    // Long enough for the JIT to compile what runs often a second time, with what it learned.
    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(2);

    private readonly ArrayBufferWriter<byte> _buffer = new();
    private readonly List<Cost> _writes = [];
    private readonly List<Cost> _reads = [];
    private Catalog? _read;

    /// <summary>The format's name.</summary>
    public string Name => format.Name;

    /// <summary>Writes and reads until code and buffers are as they will be.</summary>
    public void WarmUp()
    {
        var watch = Stopwatch.StartNew();
        for (var run = 0; run < LeastWarmUps || watch.Elapsed < s_warmUp; run++)
        {
            Write();
            Read();
        }

        _read = null;
    }

    /// <summary>Writes and reads once, and notes the cost.</summary>
    public void Run()
    {
        _writes.Add(Cost.Of(Write));
        _reads.Add(Cost.Of(Read));
        _read = null;
    }

    /// <summary>The results of the runs.</summary>
    public Measurement Conclude()
    {
        Read();
        var isFaithful = GraphComparer.Compare(catalog, _read).AreEqual;
        return new Measurement(Name, _buffer.WrittenCount, Cost.MedianOf(_writes), Cost.MedianOf(_reads), isFaithful);
    }

    private void Write()
    {
        _buffer.ResetWrittenCount();
        format.Write(_buffer, catalog);
    }

    private void Read() => _read = format.Read(_buffer.WrittenSpan);
}
