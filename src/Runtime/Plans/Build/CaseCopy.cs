using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>Keeps the values of cases that this program does not have. One for a read.</summary>
internal sealed class CaseCopy(byte[] descriptor) : IValueFollower
{
    private readonly KeptOrigin _origin = new(descriptor);
    private readonly Dictionary<(object Union, uint Number, ulong Tag), KeptCase> _cases = [];
    private readonly WalkCopy _copy = new();
    private readonly CopiedStrings _strings = new();
    private KeptCase? _case;

    /// <summary>Steps over a value and returns it.</summary>
    public MemExtensionData Make(scoped ref MemFormatReader reader, object union, uint number, ulong tag, WriterCase found)
    {
        ref var kept = ref CollectionsMarshal.GetValueRefOrAddDefault(_cases, (union, number, tag), out _);
        _case = kept ??= new KeptCase(_origin, union, tag, Add(ref reader, number, tag, found));
        _copy.Begin(reader);
        _strings.Begin();
        SchemaWalker.Follow(ref reader, found.Schema, found.Schema.Root, this);
        _copy.CopyTo(ref reader, reader.Offset);
        reader.Charge(KeptCase.ValueSize + _copy.Bytes.Count);
        return new MemExtensionData(_copy.Bytes.ToArray(), _case);
    }

    /// <inheritdoc/>
    public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        _copy.CopyTo(ref reader, start);
        _copy.Bytes.Number(tag << UnionHead.TagShift);
        _case!.IsWalked = true;
        Add(ref reader, union, tag, found);
    }

    /// <inheritdoc/>
    public void PassReference(scoped ref MemFormatReader reader, int number, long start) => throw Refused();

    /// <inheritdoc/>
    public void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start) => throw Refused();

    /// <inheritdoc/>
    public void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start) => throw Refused();

    /// <inheritdoc/>
    public void PassPooled(scoped ref MemFormatReader reader, long start)
    {
        _case!.IsWalked = true;
        _strings.Pass(ref reader, _copy, start);
    }

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
