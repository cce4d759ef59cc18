using System.Buffers;
using System.Collections.Immutable;
using MemFormat;

namespace Corpus;

/// <summary>Memory, parts of arrays and sequences: bytes and other elements.</summary>
[MemFormattable]
public partial class Memories
{
    public Memory<byte> Bytes { get; set; }

    public ReadOnlyMemory<byte> ReadOnlyBytes { get; set; }

    public ArraySegment<byte> PartOfBytes { get; set; }

    public ReadOnlySequence<byte> SequenceOfBytes { get; set; }

    public Memory<int> Numbers { get; set; }

    public ReadOnlyMemory<string?> Texts { get; set; }

    public ArraySegment<Point> Points { get; set; }

    public ReadOnlySequence<bool> Flags { get; set; }

    public ReadOnlySequence<int> MoreNumbers { get; set; }

    public ReadOnlySequence<Address?> Addresses { get; set; }

    public Memory<byte>? MaybeBytes { get; set; }

    public ArraySegment<int?>? MaybeNumbers { get; set; }

    public List<Memory<byte>?> Blobs { get; set; } = [];

    public Dictionary<int, ReadOnlyMemory<int>> ByNumber { get; set; } = [];

    public static Memories Make(ValueSource s) => new()
    {
        Bytes = s.Bytes(),
        ReadOnlyBytes = s.Bytes(),
        PartOfBytes = s.Part(s.Byte),
        SequenceOfBytes = s.Sequence(s.Byte),
        Numbers = s.Array(s.Int32),
        Texts = s.Array(s.MaybeText),
        Points = s.Part(() => Point.Make(s)),
        Flags = s.Sequence(s.Bool),
        MoreNumbers = s.Sequence(s.Int32),
        Addresses = s.Sequence(() => s.Maybe(() => Address.Make(s))),
        MaybeBytes = s.Nullable<Memory<byte>>(() => s.Bytes()),
        MaybeNumbers = s.Nullable(() => s.Part(() => s.Nullable(s.Int32))),
        Blobs = s.List(() => s.Nullable<Memory<byte>>(() => s.Bytes())),
        ByNumber = s.Map<int, ReadOnlyMemory<int>>(s.Int32, () => s.Array(s.Int32)),
    };
}

/// <summary>Structs that are written as lists, each of which may be null.</summary>
[MemFormattable]
public partial class NullableCollections
{
    public ImmutableArray<int>? Numbers { get; set; }

    public Word? Word { get; set; }

    public List<ImmutableArray<string?>?> Texts { get; set; } = [];

    public Memory<bool?>? Flags { get; set; }

    public int Last { get; set; }

    public static NullableCollections Make(ValueSource s) => new()
    {
        Numbers = s.Nullable<ImmutableArray<int>>(() => [.. s.Array(s.Int32)]),
        Word = s.Nullable(() => Corpus.Word.Of(s.Array(s.Char))),
        Texts = s.List(() => s.Nullable<ImmutableArray<string?>>(() => [.. s.Array(s.MaybeText)])),
        Flags = s.Nullable<Memory<bool?>>(() => s.Array(() => s.Nullable(s.Bool))),
        Last = s.Int32(),
    };
}
