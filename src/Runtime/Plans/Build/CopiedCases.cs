using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>
/// A value with unions, made independent: each case is defined at its first value, by the types of the entry, wherever
/// the payload defined it.
/// </summary>
internal sealed class CopiedCases(SegmentCopier segments, ReadScope scope, SchemaLimits limits) : IUnionFollower
{
    private readonly HashSet<(uint Union, ulong Tag)> _defined = [];
    private readonly List<(long Start, long Body, byte[] Head)> _heads = [];

    /// <summary>Skips a value and returns its bytes in the form of an entry.</summary>
    public static byte[] Copy(scoped ref MemFormatReader reader, WriterSchema schema, WriterSlot slot, SegmentCopier segments)
    {
        var cases = new CopiedCases(segments, ReadScope.Of(ref reader)!, ReadScope.Of(ref reader)!.Work(reader));
        ref var value = ref reader.Position;
        var start = reader.Offset;
        SchemaWalker.Follow(ref reader, schema, slot, cases);
        return cases.Assemble(MemoryMarshal.CreateReadOnlySpan(ref value, (int)(reader.Offset - start)), start);
    }

    /// <inheritdoc/>
    public void BeginCase(uint union, ulong tag, WriterCase found, long start, long body)
    {
        var head = new SegmentWriter();
        var isNew = _defined.Add((union, tag));
        head.Number(tag << UnionHead.TagShift | (isNew ? UnionHead.Defines : 0u));
        if (isNew)
            head.Framed(Definition(found));

        _heads.Add((start, body, head.ToArray()));
    }

    /// <summary>Made once per read, however many values there are.</summary>
    private byte[] Definition(WriterCase found)
    {
        var known = scope.Extensions.Definitions;
        if (known.TryGetValue((segments, found), out var bytes))
            return bytes;
        var definition = segments.Case(found, scope.Writer.Types.Length, limits);
        if (definition.HasReferences)
            CapturedMember.RefuseReferences();
        known.Add((segments, found), bytes = definition.Bytes);
        return bytes;
    }

    private byte[] Assemble(ReadOnlySpan<byte> value, long start)
    {
        var bytes = new List<byte>(value.Length);
        var at = start;
        foreach (var (head, body, replacement) in _heads)
        {
            bytes.AddRange(value[(int)(at - start)..(int)(head - start)]);
            bytes.AddRange(replacement);
            at = body;
        }

        bytes.AddRange(value[(int)(at - start)..]);
        return bytes.ToArray();
    }
}
