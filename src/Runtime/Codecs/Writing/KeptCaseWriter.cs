using MemFormat.Io;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs.Writing;

/// <summary>Writes values of cases that this program does not have, as they were read. One for a payload.</summary>
internal sealed class KeptCaseWriter(WriteScope scope) : IValueFollower
{
    private static readonly MemFormatLimits s_limits = new() { MaxDepth = 1_000_000 };

    private readonly KeptDefinitions _definitions = scope.Session?.Kept ?? new KeptDefinitions(scope.Root, session: null);
    private readonly WalkCopy _copy = new();
    private KeptNumbers _numbers = new(null, 0);
    private string _name = "";

    /// <summary>Writes a value.</summary>
    /// <exception cref="MemFormatException">The payload has another case of the same number.</exception>
    public void Write(ref MemFormatWriter writer, KnownUnion union, KeptCase kept, byte[] value)
    {
        (_numbers, _name) = (_definitions.NumbersOf(kept, union.Number), union.Source.Name);
        var reader = new MemFormatReader(value, s_limits);
        _copy.Begin(reader);
        Head(union.Number, kept.Tag, kept.Found);
        if (kept.IsWalked)
        {
            reader.State = new KeptScope(kept.Origin);
            SchemaWalker.Follow(ref reader, kept.Found.Schema, kept.Found.Schema.Root, this);
            _copy.CopyTo(ref reader, reader.Offset);
        }
        else
        {
            _copy.Bytes.Bytes(value);
        }

        var bytes = _copy.Bytes.ToArray();
        writer.WriteMemory(ref bytes[0], (uint)bytes.Length);
    }

    /// <inheritdoc/>
    public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        _copy.CopyTo(ref reader, start);
        Head(_numbers.Of(union), tag, found);
    }

    /// <inheritdoc/>
    public void PassReference(scoped ref MemFormatReader reader, int number, long start) => throw WalkScope.NotReached();

    /// <inheritdoc/>
    public void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start) => throw WalkScope.NotReached();

    /// <inheritdoc/>
    public void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start) => throw WalkScope.NotReached();

    /// <summary>The numbers of the value's strings are those of this payload.</summary>
    public void PassPooled(scoped ref MemFormatReader reader, long start)
    {
        var text = reader.PooledSince(start)!;
        if (!StringPool.Takes(text.Length))
            return;
        _copy.CopyTo(ref reader, start);
        var number = scope.Strings.Find(text);
        if (number == 0)
            _copy.Text(text);
        else
            _copy.Bytes.Number((ulong)number << StringEncoding.LengthShift | StringEncoding.Null);
    }

    private void Head(uint union, ulong tag, WriterCase found)
    {
        var definition = _numbers.Definition(found);
        bool defines;
        if (_definitions.Known(union, tag) is not { } known)
            defines = _definitions.Define(union, tag, definition, _name);
        else if (known.Case.Definition.AsSpan().SequenceEqual(definition))
            defines = scope.Define(known.Union, known.Case);
        else
            throw KeptDefinitions.Conflict(_name, tag);
        _copy.Bytes.Number(tag << UnionHead.TagShift | (defines ? UnionHead.Defines : 0u));
        if (defines)
            _copy.Bytes.Framed(definition);
    }

    /// <summary>A walk through a kept value.</summary>
    private sealed class KeptScope(KeptOrigin origin) : WalkScope(RootSchema.Empty, RootSchema.Empty.Own)
    {
        public override ReferenceTable ReferenceTable => throw NotReached();

        public override MemExtensionData KeepUnknown(scoped ref MemFormatReader reader, object union, uint number, ulong tag, WriterCase found) =>
            throw NotReached();

        protected override CaseTable NewCaseTable() => Cases = new KeptCases(origin);

        protected override KeptTable NewKeptTable() => throw NotReached();
    }

    private sealed class KeptCases(KeptOrigin origin) : CaseTable
    {
        public override WriterCase Walk(ref MemFormatReader reader, uint number, out ulong tag)
        {
            tag = reader.ReadLength() >> UnionHead.TagShift;
            if (!origin.Cases.TryGetValue((number, tag), out var found))
                MemFormatThrow.InvalidData("The bytes of a kept value changed while they were read.");
            return found;
        }
    }
}
