using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>
/// Makes values independent of their payload: each case of a union is defined at its first value, by the types of the copy, wherever the
/// payload defined it; references are numbers of the copy's own table, and so are pooled strings. One for all values of a read, one after
/// another: most are of a few bytes.
/// </summary>
internal sealed class ValueCopy : IValueFollower
{
    /// <summary>The header of an array.</summary>
    private const int ArraySize = 24;

    private readonly Dictionary<(SegmentCopier Segments, WriterCase Case), CopiedCase> _cases = [];
    private readonly WalkCopy _copy = new();
    private readonly SegmentWriter _entries = new();
    private readonly List<KeptObject> _links = [];
    private readonly CopiedStrings _strings = new();
    private ReadScope _scope = null!;
    private SegmentCopier _segments = null!;

    /// <summary>The number of the value, which cases and objects in it are marked with.</summary>
    private int _value;

    /// <summary>Steps over a value and returns its copy.</summary>
    public byte[] Make(
        scoped ref MemFormatReader reader,
        ReadScope scope,
        WriterSchema schema,
        WriterSlot slot,
        SegmentCopier segments,
        out KeptObject[] links)
    {
        Begin(reader, scope, segments);
        SchemaWalker.Follow(ref reader, schema, slot, this);
        return Finish(ref reader, out links);
    }

    /// <summary>Steps over the body of an object that keeps its identity, and returns its copy.</summary>
    public byte[] Make(scoped ref MemFormatReader reader, ReadScope scope, WriterType type, SegmentCopier segments, out KeptObject[] links)
    {
        Begin(reader, scope, segments);
        SchemaWalker.FollowBody(ref reader, type, this);
        return Finish(ref reader, out links);
    }

    /// <inheritdoc/>
    public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        _copy.CopyTo(ref reader, start);
        ref var copied = ref CollectionsMarshal.GetValueRefOrAddDefault(_cases, (_segments, found), out _);
        copied ??= new CopiedCase(_segments.Case(found, _scope.Writer.Types.Length, _scope.Work(reader)).Bytes);
        var isNew = copied.Value != _value;
        copied.Value = _value;
        _copy.Bytes.Number(tag << UnionHead.TagShift | (isNew ? UnionHead.Defines : 0u));
        if (isNew)
            _copy.Bytes.Framed(copied.Definition);
    }

    /// <inheritdoc/>
    public void PassReference(scoped ref MemFormatReader reader, int number, long start) =>
        PassKept(ref reader, _scope.KeptObjects.OfReference(ref reader, number), start);

    /// <inheritdoc/>
    public void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start)
    {
        _copy.CopyTo(ref reader, start);
        _copy.Bytes.Number((uint)Number(kept));
    }

    /// <inheritdoc/>
    public void PassPooled(scoped ref MemFormatReader reader, long start) => _strings.Pass(ref reader, _copy, start);

    /// <summary>Extension data within the value: its tables are of numbers in the table of the value.</summary>
    public void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start)
    {
        _copy.CopyTo(ref reader, start);
        _entries.Clear();
        ulong? previous = null;
        for (var at = 0; at < entries.Length;)
        {
            var entry = ExtensionEntry.At(entries, at, previous, hasTables: true);
            var links = _scope.KeptObjects.Resolve(ref reader, entries[entry.Table..entry.Frame]);
            _entries.Bytes(entries[at..entry.Table]);
            _entries.Number((uint)links.Length);
            foreach (var kept in links)
                _entries.Number((uint)Number(kept));
            _entries.Bytes(entries[entry.Frame..entry.End]);
            (at, previous) = (entry.End, entry.Order);
        }

        _copy.Bytes.Number((ulong)_entries.Count << CollectionHead.CountShift | CollectionHead.HasTables);
        _entries.CopyTo(_copy.Bytes);
    }

    private void Begin(scoped in MemFormatReader reader, ReadScope scope, SegmentCopier segments)
    {
        (_scope, _segments) = (scope, segments);
        _value++;
        _copy.Begin(reader);
        _strings.Begin();
        _links.Clear();
    }

    private byte[] Finish(scoped ref MemFormatReader reader, out KeptObject[] links)
    {
        _copy.CopyTo(ref reader, reader.Offset);
        reader.Charge(_scope.Work(reader).Due());
        reader.Charge(ArraySize + _copy.Bytes.Count + (_links.Count == 0 ? 0 : ArraySize + ((long)_links.Count * IntPtr.Size)));
        links = _links.ToArray();
        return _copy.Bytes.ToArray();
    }

    /// <summary>The number of an object in the table of the value.</summary>
    private int Number(KeptObject kept)
    {
        if (kept.CopiedIn != _value)
        {
            _links.Add(kept);
            (kept.CopiedIn, kept.NumberInCopy) = (_value, _links.Count);
        }

        return kept.NumberInCopy;
    }

    /// <summary>A case beyond the types of a copied member. Made once per read, however many values there are.</summary>
    private sealed class CopiedCase(byte[] definition)
    {
        public readonly byte[] Definition = definition;

        /// <summary>The value that defines it, and has it already.</summary>
        public int Value;
    }
}
