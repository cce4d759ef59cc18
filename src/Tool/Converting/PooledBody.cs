using MemFormat.Io;
using MemFormat.Schemas;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Converting;

/// <summary>A value whose strings become pooled, or plain. Those in extension data, and in payloads within the payload, stay as they are.</summary>
/// <param name="pooled">Whether strings shall be pooled.</param>
internal sealed class PooledBody(bool pooled)
{
    private readonly StringTable _strings = new();
    private readonly Dictionary<WriterCase, WriterCase> _cases = [];
    private byte[] _from = [];
    private byte[] _descriptor = [];

    /// <summary>The schema of values that had another one.</summary>
    public ReadOnlySpan<byte> Descriptor(ReadOnlySpan<byte> descriptor)
    {
        if (!descriptor.SequenceEqual(_from))
            (_from, _descriptor) = (descriptor.ToArray(), PooledDescriptor.Rewrite(descriptor, pooled));
        return _descriptor;
    }

    /// <summary>The body, with the bytes that a program with such a schema writes.</summary>
    /// <param name="body">The body.</param>
    /// <param name="texts">The strings in it, in the order of its bytes.</param>
    /// <param name="unions">The values of unions in it, which get their new places.</param>
    public byte[] Write(ReadOnlySpan<byte> body, List<TextPlace> texts, List<UnionPlace> unions)
    {
        _strings.Reset();
        var (made, at, union) = (new SegmentWriter(), 0, 0);
        foreach (var text in texts)
        {
            Move(text.Start);
            made.Bytes(body[at..text.Start]);
            at = text.End;
            var number = pooled && StringPool.Takes(text.Text.Length) ? _strings.Find(text.Text) : 0;
            if (number == 0)
                made.Bytes(ScalarBytes.Serialize(text.Text));
            else
                made.Number((ulong)number << StringEncoding.LengthShift | StringEncoding.Null);
        }

        Move(body.Length);
        made.Bytes(body[at..]);
        return made.ToArray();

        void Move(int end)
        {
            for (var by = made.Count - at; union < unions.Count && unions[union].Start < end; union++)
            {
                var place = unions[union];
                unions[union] = place with { Start = place.Start + by, End = place.End + by, Case = Case(place.Case) };
            }
        }
    }

    private WriterCase Case(WriterCase found)
    {
        if (!_cases.TryGetValue(found, out var made))
            _cases.Add(found, made = new WriterCase(found.Schema, PooledDescriptor.Rewrite(found.Definition, pooled)));
        return made;
    }
}
