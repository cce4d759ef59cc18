namespace MemFormat.Schemas.Walk;

/// <summary>Follows a <see cref="SchemaWalker{TVisitor}"/> through a body.</summary>
internal interface IWalkVisitor
{
    /// <summary>Whether every value is visited; if not, runs of fixed size are skipped in one step.</summary>
    static abstract bool SeesValues { get; }

    /// <summary>A part of an object starts; its bytes do, too, with the first part.</summary>
    void BeginPart(WriterType type, long offset);

    /// <summary>A member starts.</summary>
    void BeginMember(WriterType type, WriterMember member, long offset);

    /// <summary>An element, or a map's entry, starts.</summary>
    void BeginElement(int index, long offset);

    /// <summary>An object that keeps its identity occurs for the first time; its body follows later.</summary>
    void MeetReference(int number);

    /// <summary>An object that keeps its identity occurs, perhaps not for the first time.</summary>
    void PassReference(scoped ref MemFormatReader reader, int number, long start);

    /// <summary>An object occurs within extension data.</summary>
    void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start);

    /// <summary>A pooled string was stepped over.</summary>
    void PassPooled(scoped ref MemFormatReader reader, long start);

    /// <summary>Extension data with tables was stepped over.</summary>
    void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start);

    /// <summary>The extension data of the object that began last ends, read or stepped over.</summary>
    void EndExtension(long offset);

    /// <summary>The body of an object that keeps its identity starts.</summary>
    void BeginBody(int number);

    /// <summary>The body of a case starts, in the place of a value whose type is a union.</summary>
    void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start);

    /// <summary>The case that began last ends.</summary>
    void EndCase(long offset);

    /// <summary>The member, element or entry that began last and has not ended ends.</summary>
    void End(long offset, bool isNull);

    /// <summary>Whether the walk passes values to the methods below. If not, they are never called.</summary>
    static virtual bool TakesValues => false;

    /// <summary>The memory that the visitor took since it was asked last, to be charged.</summary>
    long Taken() => throw new NotSupportedException();

    /// <summary>A value of a fixed kind, valid, in the form of the fixed block.</summary>
    void Scalar(WireKind kind, ref byte value) => throw new NotSupportedException();

    /// <summary>A value of an enum whose constants are known by name, in the form of the fixed block.</summary>
    void Enum(WriterEnum constants, WireKind kind, ref byte value) => throw new NotSupportedException();

    /// <summary>A string that is not null.</summary>
    void Text(string text) => throw new NotSupportedException();

    /// <summary>The bytes of a non-null byte array, or of a custom codec.</summary>
    void Bytes(ReadOnlySpan<byte> bytes) => throw new NotSupportedException();

    /// <summary>The meaning of the next value beyond its kind.</summary>
    void Meaning(WireExtension extension) => throw new NotSupportedException();

    /// <summary>An object starts; its parts follow.</summary>
    void BeginObject() => throw new NotSupportedException();

    /// <summary>The object that began last ends.</summary>
    void EndObject() => throw new NotSupportedException();

    /// <summary>A list or map that is not null starts; its elements follow.</summary>
    void BeginCollection(WriterSlot slot) => throw new NotSupportedException();

    /// <summary>The key of an entry ends; its value follows.</summary>
    void EndKey(long offset, bool isNull) => throw new NotSupportedException();

    /// <summary>The collection that began last ends.</summary>
    void EndCollection() => throw new NotSupportedException();
}
