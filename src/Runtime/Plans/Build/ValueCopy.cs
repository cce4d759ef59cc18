using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>
/// A value made independent of its payload: each case of a union is defined at its first value, by the types of the copy, wherever the
/// payload defined it; and references are numbers of the copy's own table.
/// </summary>
internal sealed class ValueCopy(SegmentCopier segments, ReadScope scope, SchemaLimits limits) : IValueFollower
{
    private readonly HashSet<(uint Union, ulong Tag)> _defined = [];
    private readonly List<Part> _parts = [];
    private readonly List<KeptObject> _links = [];
    private readonly Dictionary<KeptObject, int> _numbers = [];

    /// <summary>Steps over a value and returns its copy.</summary>
    public static byte[] Of(scoped ref MemFormatReader reader, ReadScope scope, WriterSchema schema, WriterSlot slot, SegmentCopier segments, out KeptObject[] links)
    {
        var copy = new ValueCopy(segments, scope, scope.Work(reader));
        ref var value = ref reader.Position;
        var start = reader.Offset;
        SchemaWalker.Follow(ref reader, schema, slot, copy);
        return copy.Finish(ref reader, ref value, start, out links);
    }

    /// <summary>Steps over the body of an object that keeps its identity, and returns its copy.</summary>
    public static byte[] Of(scoped ref MemFormatReader reader, ReadScope scope, WriterType type, SegmentCopier segments, out KeptObject[] links)
    {
        var copy = new ValueCopy(segments, scope, scope.Work(reader));
        ref var value = ref reader.Position;
        var start = reader.Offset;
        SchemaWalker.FollowBody(ref reader, type, copy);
        return copy.Finish(ref reader, ref value, start, out links);
    }

    /// <inheritdoc/>
    public void BeginCase(uint union, ulong tag, WriterCase found, long start, long body)
    {
        var head = new SegmentWriter();
        var isNew = _defined.Add((union, tag));
        head.Number(tag << UnionHead.TagShift | (isNew ? UnionHead.Defines : 0u));
        if (isNew)
            head.Framed(Definition(found));

        _parts.Add(new Part(start, body) { Bytes = head.ToArray() });
    }

    /// <inheritdoc/>
    public void PassReference(int number, long start, long end) => _parts.Add(new Part(start, end) { Reference = number });

    /// <inheritdoc/>
    public void PassKept(KeptObject kept, long start, long end) => _parts.Add(new Part(start, end) { Kept = kept });

    /// <inheritdoc/>
    public void PassTables(ReadOnlySpan<byte> entries, long start, long end) => _parts.Add(new Part(start, end) { Entries = entries.ToArray() });

    /// <summary>Made once per read, however many values there are.</summary>
    private byte[] Definition(WriterCase found)
    {
        var known = scope.Extensions.Definitions;
        if (!known.TryGetValue((segments, found), out var bytes))
            known.Add((segments, found), bytes = segments.Case(found, scope.Writer.Types.Length, limits).Bytes);
        return bytes;
    }

    private byte[] Finish(scoped ref MemFormatReader reader, ref byte first, long start, out KeptObject[] links)
    {
        var value = MemoryMarshal.CreateReadOnlySpan(ref first, (int)(reader.Offset - start));
        var bytes = new SegmentWriter();
        var at = 0;
        foreach (var part in _parts)
        {
            bytes.Bytes(value[at..(int)(part.Start - start)]);
            at = (int)(part.End - start);
            if (part.Bytes is not null)
                bytes.Bytes(part.Bytes);
            else if (part.Entries is not null)
                Tables(ref reader, bytes, part.Entries);
            else
                bytes.Number((uint)Number(part.Kept ?? scope.KeptObjects.OfReference(ref reader, part.Reference)));
        }

        bytes.Bytes(value[at..]);
        reader.Charge(bytes.Count);
        links = _links.ToArray();
        return bytes.ToArray();
    }

    /// <summary>Extension data within the value: its tables are of numbers in the table of the value.</summary>
    private void Tables(scoped ref MemFormatReader reader, SegmentWriter bytes, ReadOnlySpan<byte> entries)
    {
        var copy = new SegmentWriter();
        ulong? previous = null;
        for (var at = 0; at < entries.Length;)
        {
            var entry = ExtensionEntry.At(entries, at, previous, hasTables: true, out var table);
            copy.Bytes(entries[at..entry.Table]);
            copy.Number((uint)table.Length);
            foreach (var kept in scope.KeptObjects.Resolve(ref reader, table))
                copy.Number((uint)Number(kept));
            copy.Bytes(entries[entry.Frame..entry.End]);
            (at, previous) = (entry.End, entry.Order);
        }

        bytes.Number((ulong)copy.Count << CollectionHead.CountShift | CollectionHead.HasTables);
        bytes.Bytes(copy.ToArray());
    }

    /// <summary>The number of an object in the table of the value.</summary>
    private int Number(KeptObject kept)
    {
        if (!_numbers.TryGetValue(kept, out var number))
        {
            _links.Add(kept);
            _numbers.Add(kept, number = _links.Count);
        }

        return number;
    }

    /// <summary>A part of the value that is another one in the copy.</summary>
    private sealed class Part(long start, long end)
    {
        public readonly long Start = start, End = end;
        public byte[]? Bytes, Entries;
        public KeptObject? Kept;
        public int Reference;
    }
}
