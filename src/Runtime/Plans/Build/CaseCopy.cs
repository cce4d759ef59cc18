using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>Keeps the values of cases that this program does not have. One for a read.</summary>
internal sealed class CaseCopy(byte[] descriptor) : IValueFollower
{
    private readonly KeptOrigin _origin = new(descriptor);
    private readonly WalkCopy _copy = new();
    private bool _hasUnions;

    /// <summary>Steps over a value and returns it.</summary>
    public KeptCase Of(scoped ref MemFormatReader reader, object union, uint number, ulong tag, WriterCase found)
    {
        _copy.Begin(reader);
        _hasUnions = false;
        var own = Add(ref reader, number, tag, found);
        SchemaWalker.Follow(ref reader, found.Schema, found.Schema.Root, this);
        _copy.CopyTo(ref reader, reader.Offset);
        reader.Charge(KeptCase.Size + _copy.Bytes.Count);
        return new KeptCase { Origin = _origin, Union = union, Tag = tag, Case = own, Body = _copy.Bytes.ToArray(), HasUnions = _hasUnions };
    }

    /// <inheritdoc/>
    public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        _copy.CopyTo(ref reader, start);
        _copy.Bytes.Number(tag << UnionHead.TagShift);
        _hasUnions = true;
        Add(ref reader, union, tag, found);
    }

    /// <inheritdoc/>
    public void PassReference(scoped ref MemFormatReader reader, int number, long start) => throw Refused();

    /// <inheritdoc/>
    public void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start) => throw Refused();

    /// <inheritdoc/>
    public void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start) => throw Refused();

    /// <summary>The case, without the plans of the read.</summary>
    private WriterCase Add(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found)
    {
        ref var known = ref CollectionsMarshal.GetValueRefOrAddDefault(_origin.Cases, (union, tag), out var exists);
        if (!exists)
        {
            reader.Charge(KeptOrigin.CaseSize);
            known = new WriterCase(found.Schema, found.Definition);
        }

        return known!;
    }

    private static MemFormatException Refused() => new(
        MemFormatError.UnknownCase, "A value of a case that this program does not have refers to objects that keep their identity. Add the case.");
}
