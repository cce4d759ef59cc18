namespace MemFormat.Benchmarks.Workloads.Segments;

/// <summary>Memory in segments, as pipes have it: what is written goes into one after another, and is read from them.</summary>
internal sealed class SegmentBuffer : IBufferWriter<byte>
{
    private readonly int _size;
    private readonly List<byte[]> _all = [];
    private int _segment, _at;

    /// <param name="size">The bytes of a segment; more if somebody asks for more at once.</param>
    public SegmentBuffer(int size) => _size = size;

    public SegmentBuffer Empty()
    {
        (_segment, _at) = (0, 0);
        return this;
    }

    public void Advance(int count) => _at += count;

    public Memory<byte> GetMemory(int sizeHint = 0) => Next(sizeHint).AsMemory(_at);

    public Span<byte> GetSpan(int sizeHint = 0) => Next(sizeHint).AsSpan(_at);

    /// <summary>A payload as a sequence of segments.</summary>
    public static ReadOnlySequence<byte> Of(byte[] payload, int size)
    {
        var first = new Segment(payload.AsMemory(0, Math.Min(size, payload.Length)), null);
        var last = first;
        for (var at = size; at < payload.Length; at += size)
            last = new Segment(payload.AsMemory(at, Math.Min(size, payload.Length - at)).ToArray(), last);
        return new(first, 0, last, last.Memory.Length);
    }

    private byte[] Next(int sizeHint)
    {
        if (_all.Count > _segment && _all[_segment].Length - _at >= Math.Max(1, sizeHint))
            return _all[_segment];
        if (_all.Count > _segment)
            _segment++;
        _at = 0;
        if (_all.Count == _segment)
            _all.Add(new byte[Math.Max(_size, sizeHint)]);
        else if (_all[_segment].Length < sizeHint)
            _all[_segment] = new byte[sizeHint];
        return _all[_segment];
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, Segment? before)
        {
            Memory = memory;
            if (before is null)
                return;
            RunningIndex = before.RunningIndex + before.Memory.Length;
            before.Next = this;
        }
    }
}
