using MemFormat.Codecs;
using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>A pair of writer type and local type whose plan is being built.</summary>
internal sealed class ObjectDraft(PlanNode node, WriterType[] writer, LocalSchema schema, WriterType[] local)
{
    public PlanNode Node { get; } = node;

    /// <summary>The writer's parts in the body's order.</summary>
    public WriterType[] Writer { get; } = writer;

    /// <summary>The parts of the reader's type, in the order of the body, its own part last.</summary>
    public WriterType[] Local { get; } = local;

    /// <summary>Further facts about <see cref="Local"/>.</summary>
    public LocalType[] Info { get; } = Array.ConvertAll(local, part => schema.Types[part.Number]);

    /// <summary>The schema with the numbers of the reader's types.</summary>
    public LocalSchema Schema { get; } = schema;

    /// <summary>The local type itself.</summary>
    public LocalType Type => Info[^1];

    /// <summary>Per part and member of the writer: the local member that takes it, if any.</summary>
    public MemberMatch[][] Matches { get; } = writer.Select(part => new MemberMatch[part.Members.Length]).ToArray();

    /// <summary>Members that cannot be read, if the pair is only compared.</summary>
    public List<MemberFailure> Failures { get; } = [];

    /// <summary>The number of members on both sides.</summary>
    public int Members => Writer.Sum(p => p.Members.Length) + Local.Sum(p => p.Members.Length);
}
