using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Payloads.Streams;

/// <summary>The bytes of a stream up to its end, in one piece of pooled memory. A stream of known length takes it once.</summary>
internal readonly struct StreamBytes
{
    /// <summary>A call of the stream may give as many bytes at least.</summary>
    private const int LeastRoom = 512;

    private readonly PayloadBuffer _bytes;
    private readonly MemFormatOptions? _options;
    private readonly int _expected;

    public StreamBytes(Stream source, MemFormatOptions? options)
    {
        _options = options;
        if (source.CanSeek)
        {
            var left = source.Length - source.Position;
            WholePayload.CheckSize(left, options);
            // One more, so that the end is seen without growing.
            _expected = (int)Math.Clamp(left + 1, 0, Array.MaxLength);
        }

        _bytes = PayloadBuffer.Rent();
    }

    /// <summary>What was read.</summary>
    public ReadOnlySpan<byte> Written => _bytes.Written;

    /// <summary>Where the next bytes go.</summary>
    public Memory<byte> Room()
    {
        var count = _bytes.Written.Length;
        if (count > Array.MaxLength - LeastRoom)
            JoinedSequence.ThrowTooLarge();
        return _bytes.GetMemory(Math.Max(_expected - count, LeastRoom));
    }

    /// <summary>Counts bytes that the stream gave.</summary>
    /// <returns>Whether more may come.</returns>
    public bool Add(int count)
    {
        _bytes.Advance(count);
        WholePayload.CheckSize(_bytes.Written.Length, _options);
        return count > 0;
    }

    /// <summary>Gives the memory back, once nothing reads from it or into it.</summary>
    public void Return() => _bytes.Return();
}
