namespace MemFormat.Schemas;

/// <summary>Follows a <see cref="SchemaWalker{TVisitor}"/> through a body.</summary>
internal interface IWalkVisitor
{
    /// <summary>Whether every value is visited; else runs of fixed size are stepped over at once.</summary>
    static abstract bool SeesValues { get; }

    /// <summary>A part of an object starts; its bytes do, too, with the first part.</summary>
    void BeginPart(WriterType type, long offset);

    /// <summary>A member starts.</summary>
    void BeginMember(WriterType type, WriterMember member, long offset);

    /// <summary>An element, or a map's entry, starts.</summary>
    void BeginElement(int index, long offset);

    /// <summary>An object that keeps its identity occurs for the first time; its body follows later.</summary>
    void MeetReference(int number);

    /// <summary>The body of an object that keeps its identity starts.</summary>
    void BeginBody(int number);

    /// <summary>The member, element or entry that began last and has not ended ends.</summary>
    void End(long offset, bool isNull);
}
