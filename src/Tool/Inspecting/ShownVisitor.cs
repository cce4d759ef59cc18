using MemFormat.Codecs;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;
using MemFormat.Views.Json;

namespace MemFormat.Tool.Inspecting;

/// <summary>Writes values as the library does, and of payloads within the payload what is in them.</summary>
/// <param name="writer">Writes.</param>
/// <param name="root">The slot of the root.</param>
/// <param name="inner">Writes payloads within the payload.</param>
internal struct ShownVisitor(Utf8JsonWriter writer, WriterSlot root, InnerWriter inner) : IWalkVisitor
{
    private readonly Stack<WriterSlot> _slots = new([root]);
    private readonly Stack<WriterSlot> _collections = new();
    private JsonVisitor _json = new(writer, new JsonNames(null), long.MaxValue);

    public static bool SeesValues => true;

    public static bool TakesValues => true;

    public readonly void BeginShared() => _json.BeginShared();

    public void EndShared(ReadScope scope, ref MemFormatReader reader) => _json.EndShared(scope, ref reader);

    public readonly void BeginPart(WriterType type, long offset) => _json.BeginPart(type, offset);

    public readonly void BeginMember(WriterType type, WriterMember member, long offset)
    {
        _slots.Push(member.Slot);
        _json.BeginMember(type, member, offset);
    }

    public void BeginElement(int index, long offset)
    {
        var collection = _collections.Peek();
        _slots.Push(collection.ListElement);
        if (collection.Key is not null)
            _slots.Push(collection.Key);
        _json.BeginElement(index, offset);
    }

    public readonly void MeetReference(int number) => _json.MeetReference(number);

    public readonly void PassReference(scoped ref MemFormatReader reader, int number, long start) => _json.PassReference(ref reader, number, start);

    public readonly void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start) => _json.PassKept(ref reader, kept, start);

    public readonly void EndExtension(long offset)
    {
    }

    /// <inheritdoc/>
    public readonly void PassPooled(scoped ref MemFormatReader reader, long start)
    {
    }

    public readonly void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start) =>
        _json.PassTables(ref reader, entries, start);

    public readonly void BeginBody(int number) => _json.BeginBody(number);

    public readonly void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        _slots.Push(found.Schema.Root);
        _json.BeginCase(ref reader, union, tag, found, start);
    }

    public readonly void EndCase(long offset)
    {
        _slots.Pop();
        _json.EndCase(offset);
    }

    public void EndKey(long offset, bool isNull)
    {
        _slots.Pop();
        _json.EndKey(offset, isNull);
    }

    public void End(long offset, bool isNull)
    {
        _slots.Pop();
        _json.End(offset, isNull);
    }

    public long Taken() => _json.Taken();

    public readonly void BeginObject() => _json.BeginObject();

    public readonly void EndObject() => _json.EndObject();

    public readonly void BeginCollection(WriterSlot slot)
    {
        _collections.Push(slot);
        _json.BeginCollection(slot);
    }

    public readonly void EndCollection()
    {
        _collections.Pop();
        _json.EndCollection();
    }

    public void Meaning(WireExtension extension) => _json.Meaning(extension);

    public readonly void Scalar(WireKind kind, ref byte value) => _json.Scalar(kind, ref value);

    public readonly void Enum(WriterEnum constants, WireKind kind, ref byte value) => _json.Enum(constants, kind, ref value);

    public readonly void Text(string text) => _json.Text(text);

    public readonly void Bytes(ReadOnlySpan<byte> bytes)
    {
        if (_slots.Peek().IsSerialized)
            inner(bytes, writer);
        else
            _json.Bytes(bytes);
    }
}
