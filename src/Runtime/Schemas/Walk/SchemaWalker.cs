namespace MemFormat.Schemas.Walk;

/// <summary>Walks a payload by its descriptor alone.</summary>
internal static class SchemaWalker
{
    /// <summary>Steps over one value.</summary>
    public static void Skip(ref MemFormatReader reader, SkipTarget target) => Skip(ref reader, target.Schema, target.Slot);

    /// <inheritdoc cref="Skip(ref MemFormatReader, SkipTarget)"/>
    public static void Skip(ref MemFormatReader reader, WriterSchema schema, WriterSlot slot)
    {
        var walker = new SchemaWalker<SkipVisitor>(schema, default);
        walker.Value(ref reader, slot);
    }

    /// <summary>Steps over the body of an object that keeps its identity.</summary>
    public static void SkipBody(ref MemFormatReader reader, WriterType type)
    {
        var walker = new SchemaWalker<SkipVisitor>(type.Schema, default);
        walker.Object(ref reader, type.Number);
    }

    /// <summary>Steps over all that follows a payload's header.</summary>
    public static void SkipPayload(ref MemFormatReader reader, WriterSchema schema)
    {
        var walker = new SchemaWalker<SkipVisitor>(schema, default);
        walker.Payload(ref reader);
    }

    /// <summary>Like <see cref="Skip(ref MemFormatReader, SkipTarget)"/>, and reports the unions and references in the value.</summary>
    public static void Follow(scoped ref MemFormatReader reader, WriterSchema schema, WriterSlot slot, IValueFollower follower)
    {
        var walker = new SchemaWalker<SkipVisitor>(schema, new SkipVisitor(follower));
        walker.Value(ref reader, slot);
    }

    /// <summary>Like <see cref="SkipBody"/>, and reports the unions and references in the body.</summary>
    public static void FollowBody(scoped ref MemFormatReader reader, WriterType type, IValueFollower follower)
    {
        var walker = new SchemaWalker<SkipVisitor>(type.Schema, new SkipVisitor(follower));
        walker.Object(ref reader, type.Number);
    }

    private readonly struct SkipVisitor(IValueFollower? follower) : IWalkVisitor
    {
        public static bool SeesValues => false;

        public void BeginPart(WriterType type, long offset)
        {
        }

        public void BeginMember(WriterType type, WriterMember member, long offset)
        {
        }

        public void BeginElement(int index, long offset)
        {
        }

        public void MeetReference(int number)
        {
        }

        public void PassReference(scoped ref MemFormatReader reader, int number, long start) => follower?.PassReference(ref reader, number, start);

        public void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start) => follower?.PassKept(ref reader, kept, start);

        public void EndExtension(long offset)
        {
        }

        public void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start) =>
            follower?.PassTables(ref reader, entries, start);

        public void PassPooled(scoped ref MemFormatReader reader, long start) => follower?.PassPooled(ref reader, start);

        public void BeginBody(int number)
        {
        }

        public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start) =>
            follower?.BeginCase(ref reader, union, tag, found, start);

        public void EndCase(long offset)
        {
        }

        public void End(long offset, bool isNull)
        {
        }
    }
}
