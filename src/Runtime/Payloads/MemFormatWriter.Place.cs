using MemFormat.Codecs.Writing;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    // A walk through the bytes written so far ends at the value that is to follow.
    internal readonly partial string? Place(Type? type)
    {
        const int MostSteps = 1 << 20;
        var scope = Destination as WriteScope;
        var buffer = (scope is null ? Destination : scope.Destination) as PayloadBuffer;
        var written = Unflushed == 0 ? default : MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Subtract(ref _position, Unflushed), Unflushed);
        if (buffer is not null)
            written = buffer.ToArray(Unflushed);

        // A buffer of users may have taken the first bytes already: then there is no header.
        var (root, body) = (scope?.Root, 0);
        if (root is not null && scope!.Header != MemFormatHeader.None)
            body = PayloadSchema.HeaderSize(root, written);
        for (var next = RootSchema.Last; scope is null && next is not null && next.TryGetTarget(out var known); next = known.Previous)
        {
            if (known.WritesScope || PayloadSchema.HeaderSize(known, written) is not (> 0 and var size))
                continue;

            // Several roots have one header only if they have the same members.
            if (root is not null && PathPlace.Root(root).Text != PathPlace.Root(known).Text)
                return null;
            (root, body) = (known, size);
        }

        if (root is null || (body == 0 && (buffer is null || scope is not { Header: MemFormatHeader.None })))
            return null;
        var reader = new MemFormatReader(written[body..], new MemFormatLimits { MaxDepth = 1_000_000 });
        if (scope is not null)
        {
            reader.State = new ReadScope(root, root.Own)
            {
                AreCasesKnown = scope.Session is not null || scope.Header is MemFormatHeader.Fingerprint or MemFormatHeader.Fingerprint64,
                IsCutOff = true,
            };
        }

        var visitor = new PathVisitor(root, root.Own.Root, long.MaxValue, new MemFormatException(MemFormatError.Truncated, ""), MostSteps);
        var finder = new SchemaWalker<PathVisitor>(root.Own, visitor) { IsCutOff = true };
        try
        {
            finder.Payload(ref reader);
            return null;
        }
        catch (MemFormatException end)
        {
            // Other errors are about values that the walk does not know: cases of other assemblies in a session.
            return end.Error == MemFormatError.Truncated ? finder.Visitor.End(reader.Offset, type) : null;
        }
    }
}
