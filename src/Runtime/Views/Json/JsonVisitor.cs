using System.Text.Json;
using MemFormat.Codecs;
using MemFormat.Codecs.References;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Views.Json;

/// <summary>Writes the values of a walk as JSON.</summary>
internal struct JsonVisitor(Utf8JsonWriter writer, JsonNames names, long most) : IWalkVisitor
{
    /// <summary>The default depth of a <see cref="Utf8JsonWriter"/>.</summary>
    private const int UsualDepth = 1000;

    /// <summary>
    /// The members, elements and keys around the current place, the root first: the reader's slot there, and whether an
    /// entry of a map is a pair.
    /// </summary>
    private readonly Stack<(WriterSlot? Reader, bool IsPair)> _places = new(new (WriterSlot?, bool)[] { (names.Root, false) });

    private readonly Stack<WriterSlot> _collections = new();

    /// <summary>The reader's slots of the objects that keep their identity, by number.</summary>
    private readonly List<WriterSlot?> _shared = [];

    /// <summary>The text of a value of an enum: nothing is made for each.</summary>
    private readonly ArrayBufferWriter<char> _constant = new();

    private readonly int _maxDepth = writer.Options.MaxDepth == 0 ? UsualDepth : writer.Options.MaxDepth;
    private long _taken = TextOf(writer);
    private WireExtension _meaning;
    private bool _isName;

    public static bool SeesValues => true;

    public static bool TakesValues => true;

    public readonly void BeginPart(WriterType type, long offset)
    {
    }

    public readonly void BeginMember(WriterType type, WriterMember member, long offset)
    {
        var (name, local) = names.Of(type, member, _places.Peek().Reader);
        writer.WritePropertyName(name);
        _places.Push((local, false));
    }

    public void BeginElement(int index, long offset)
    {
        var local = _places.Peek().Reader;
        var isEntry = _collections.Peek().Key is not null;
        _isName = isEntry && HasNames(_collections.Peek());
        _places.Push((local?.Element, isEntry && !_isName));
        if (!isEntry)
            return;
        if (!_isName)
            StartArray();
        _places.Push((local?.Key, false));
    }

    public readonly void MeetReference(int number) => _shared.Add(_places.Peek().Reader);

    public readonly void PassReference(scoped ref MemFormatReader reader, int number, long start)
    {
        StartObject();
        writer.WriteNumber("$ref"u8, number);
        writer.WriteEndObject();
    }

    public readonly void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start)
    {
        StartObject();
        writer.WriteNumber("$kept"u8, kept.Number);
        writer.WriteEndObject();
    }

    public readonly void EndExtension(long offset)
    {
    }

    /// <inheritdoc/>
    public readonly void PassPooled(scoped ref MemFormatReader reader, long start)
    {
    }

    public readonly void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start)
    {
    }

    public readonly void BeginBody(int number)
    {
        if (number == 1)
        {
            writer.WritePropertyName("$objects"u8);
            StartArray();
        }

        _places.Pop();
        _places.Push((_shared[number - 1], false));
    }

    /// <summary>Objects that keep their identity follow the root, which refers to them by number, from 1.</summary>
    public readonly void BeginShared()
    {
        StartObject();
        writer.WritePropertyName("$root"u8);
    }

    /// <summary>Ends the list of objects. Those that extension data refers to have one of their own.</summary>
    public void EndShared(ReadScope scope, ref MemFormatReader reader)
    {
        if (_shared.Count > 0)
            writer.WriteEndArray();
        if (scope.Kept is { IsNeeded: true })
        {
            writer.WritePropertyName("$kept"u8);
            StartArray();
            for (var number = 1; number <= scope.KeptObjects.Count; number++)
            {
                Kept(scope, scope.KeptObjects[number], ref reader);
                reader.Charge(Taken());
            }

            writer.WriteEndArray();
        }

        writer.WriteEndObject();
    }

    private void Kept(ReadScope scope, KeptObject kept, ref MemFormatReader reader)
    {
        if (kept.Same is { } same)
        {
            PassReference(ref reader, same.Reference, 0);
            return;
        }

        var left = reader.Left;
        scope.EnterKept(ref reader, kept);
        var walker = new SchemaWalker<JsonVisitor>(scope.KeptObjects.SchemaOf(ref reader, kept), this);
        _places.Push((null, false));
        StartObject();
        walker.Object(ref reader, 0);
        this = walker.Visitor;
        writer.WriteEndObject();
        _places.Pop();
        scope.LeaveKept(ref reader, kept);
        ReferenceReader.MoveTo(ref reader, left);
    }

    public readonly void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        StartObject();
        writer.WriteNumber("$case"u8, tag);
        writer.WritePropertyName("value"u8);
        _places.Push((null, false));
    }

    public readonly void EndCase(long offset)
    {
        _places.Pop();
        writer.WriteEndObject();
    }

    public void EndKey(long offset, bool isNull)
    {
        if (isNull)
            MemFormatThrow.InvalidData("A map has a null key.");
        (_isName, _meaning) = (false, 0);
        _places.Pop();
    }

    public void End(long offset, bool isNull)
    {
        if (isNull)
            writer.WriteNullValue();
        _meaning = 0;
        if (_places.Pop().IsPair)
            writer.WriteEndArray();
    }

    public long Taken()
    {
        var before = _taken;
        _taken = TextOf(writer) + names.Memory;
        if (_taken > most)
            throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxMemoryBytes));
        return _taken - before;
    }

    /// <summary>The memory of the text: as UTF-8, as a string, and as the characters that the string is put together of.</summary>
    private static long TextOf(Utf8JsonWriter writer) => (writer.BytesCommitted + writer.BytesPending) * (1 + (2 * sizeof(char)));

    public readonly void BeginObject() => StartObject();

    public readonly void EndObject() => writer.WriteEndObject();

    public readonly void BeginCollection(WriterSlot slot)
    {
        _collections.Push(slot);
        if (HasNames(slot))
            StartObject();
        else
            StartArray();
    }

    public readonly void EndCollection()
    {
        if (HasNames(_collections.Pop()))
            writer.WriteEndObject();
        else
            writer.WriteEndArray();
    }

    public void Meaning(WireExtension extension) => _meaning = extension;

    public readonly void Scalar(WireKind kind, ref byte value)
    {
        if (!JsonMeanings.TryWrite(writer, _meaning, kind, ref value))
            JsonScalars.Write(writer, kind, ref value);
    }

    public readonly void Enum(WriterEnum constants, WireKind kind, ref byte value)
    {
        _constant.ResetWrittenCount();
        if (JsonConstants.TryAppend(_constant, constants, kind, ref value, names.EnumOf(_places.Peek().Reader)))
            writer.WriteStringValue(_constant.WrittenSpan);
        else
            JsonScalars.Write(writer, kind, ref value);
    }

    public readonly void Text(string text)
    {
        if (_isName)
            JsonText.WriteName(writer, text);
        else
            JsonText.Write(writer, text);
    }

    public readonly void Bytes(ReadOnlySpan<byte> bytes)
    {
        if (_meaning == WireExtension.BigInteger)
            JsonMeanings.WriteNumber(writer, bytes);
        else
            JsonText.Write(writer, bytes);
    }

    /// <summary>Whether a map becomes an object: its keys are strings. Others become lists of pairs.</summary>
    private static bool HasNames(WriterSlot slot) => slot.Key is { Kind: WireKind.String };

    private readonly void StartObject()
    {
        CheckDepth();
        writer.WriteStartObject();
    }

    private readonly void StartArray()
    {
        CheckDepth();
        writer.WriteStartArray();
    }

    private readonly void CheckDepth()
    {
        if (writer.CurrentDepth >= _maxDepth)
            MemFormatThrow.TooDeep(null);
    }
}
