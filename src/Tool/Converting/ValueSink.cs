using MemFormat.Tool.Inspecting;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Converting;

/// <summary>Takes the values of a file and writes them in another form. The values stay as they are, with their schemas.</summary>
/// <param name="compression">What to write with.</param>
/// <param name="pooling">Makes strings pooled or plain; null leaves them.</param>
internal abstract class ValueSink(MemFormatCompression compression, PooledBody? pooling) : IDisposable
{
    private readonly ValueParts _parts = new();

    protected MemFormatCompression Compression { get; } = compression;

    /// <summary>Adds a value.</summary>
    /// <exception cref="ToolException">The value is damaged, or its schema is not known.</exception>
    public void Add(DataValue value)
    {
        var body = _parts.Open(value, out var isNull);
        if (isNull)
        {
            AddNull();
            return;
        }

        // A body has the definitions of cases in it in some forms, and ahead of it in others.
        var (unions, texts) = BodyWalk.Run(body, _parts, new SizeNode("", "", null));
        if (pooling is null)
            Add(_parts.Descriptor, body, unions);
        else
            Add(pooling.Descriptor(_parts.Descriptor), pooling.Write(body, texts, unions), unions);
    }

    /// <summary>All values were added.</summary>
    public abstract void End();

    public abstract void Dispose();

    protected abstract void AddNull();

    /// <param name="descriptor">The schema.</param>
    /// <param name="body">The body.</param>
    /// <param name="unions">The values of unions in it, in its order.</param>
    protected abstract void Add(ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> body, List<UnionPlace> unions);

    /// <summary>The body with each case defined at its first value, or nowhere.</summary>
    protected static byte[] Body(ReadOnlySpan<byte> body, List<UnionPlace> unions, bool defines)
    {
        if (unions.Count == 0)
            return body.ToArray();
        var (made, defined, at) = (new MemoryStream(), new HashSet<(uint, ulong)>(), 0);
        foreach (var place in unions)
        {
            made.Write(body[at..place.Start]);
            at = place.End;
            var isNew = defines && defined.Add((place.Union, place.Tag));
            Number(made, (place.Tag << UnionHead.TagShift) | (isNew ? UnionHead.Defines : 0u));
            if (isNew)
                Framed(made, place.Case.Definition);
        }

        made.Write(body[at..]);
        return made.ToArray();
    }

    /// <summary>A payload or a message, compressed if that makes it smaller.</summary>
    protected byte[] Packed(byte[] plain) => WrappedBytes.Compress(plain, Compression);

    protected static void Framed(Stream stream, ReadOnlySpan<byte> bytes)
    {
        Number(stream, (uint)bytes.Length);
        stream.Write(bytes);
    }

    protected static void Number(Stream stream, ulong number)
    {
        var bytes = new SegmentWriter();
        bytes.Number(number);
        stream.Write(bytes.ToArray());
    }
}
