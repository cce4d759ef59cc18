using MemFormat.Codecs.Writing;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Payloads.Recorded;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat;

public ref partial struct MemFormatWriter
{
    // A walk through the bytes written so far ends at the value that is to follow.
    internal readonly partial string? Place(Type? type)
    {
        var scope = Destination as WriteScope;
        var written = (scope is null ? Destination : scope.Destination) is PayloadBuffer buffer ? buffer.WrittenWith(Unflushed) : Pending;
        var root = scope is null ? RootOf(written, out var body) : scope.RootOf(written, out body);
        if (root is null)
            return null;
        var reader = new MemFormatReader(written[body..], new MemFormatLimits { MaxDepth = 1_000_000 });
        if (scope is not null)
            reader.State = new ReadScope(root, root.Own) { AreCasesKnown = scope.AreCasesKnown, IsCutOff = true };
        return PathFinder.End(root, ref reader, type);
    }

    /// <summary>The root whose header it is. Several have the same one only if they have the same members; their names must be equal, too.</summary>
    private static RootSchema? RootOf(ReadOnlySpan<byte> written, out int body)
    {
        RootSchema? found = null;
        body = 0;
        foreach (var root in KnownRoots.All())
        {
            if (HeaderSize(root, written) is not (> 0 and var size))
                continue;
            if (found is not null && found.Name != root.Name)
                return null;
            (found, body) = (root, size);
        }

        return found;
    }

    private static int HeaderSize(RootSchema root, ReadOnlySpan<byte> written)
    {
        if (written.StartsWith(root.InlineHeader))
            return root.InlineHeader.Length;
        if (root.HistoryState is null || !PayloadSchema.IsFingerprint(written, null))
            return 0;
        var size = Fingerprints.IsLong(written[0]) ? Fingerprints.LongSize : Fingerprints.ShortSize;
        return written.Length >= size && root.History.IsOwn(size == Fingerprints.LongSize ? MemoryMarshal.Read<ulong>(written) : MemoryMarshal.Read<uint>(written)) ? size : 0;
    }
}
