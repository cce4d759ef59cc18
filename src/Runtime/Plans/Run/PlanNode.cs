using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// The plan that turns one slot of a payload's schema into one of the reader's. Built once per pair of schemas,
/// immutable, shared by all threads. For generated code.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class PlanNode
{
    private static readonly PlanNode[] s_exact = Scalars(isExact: true);
    private static readonly PlanNode[] s_converted = Scalars(isExact: false);

    /// <summary>The plan of a root with the reader's schema.</summary>
    internal static readonly PlanNode ExactRoot = new(WireKind.Object, isExact: true);

    /// <summary>The plan of pooled strings that become something else.</summary>
    internal static readonly PlanNode Pooled = new(WireKind.String, isExact: false) { IsPooled = true };

    internal PlanNode(WireKind kind, bool isExact)
    {
        Kind = kind;
        IsExact = isExact;
    }

    /// <summary>Whether the straight-line code of the reader's type can read the bytes.</summary>
    public bool IsExact
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get;
        internal set;
    }

    /// <summary>The writer's kind, also of a value that becomes a list of one.</summary>
    internal readonly WireKind Kind;

    /// <summary>Why values of the writer's type cannot be read; thrown at the first one.</summary>
    internal PlanError? Error;

    /// <summary>What the values hold or become: elements, a map's values, the value that is wrapped into a list, a body, an earlier type.</summary>
    internal PlanNode? Element;

    /// <summary>The number of the member's earlier type that the values have, from 1; 0 for its present type.</summary>
    public int Was { get; internal init; }

    /// <summary>Whether the value is null, which a method of the user converts.</summary>
    public bool IsNull { get; internal init; }

    /// <summary>The schema of the earlier type, or of the contents of a payload within the payload.</summary>
    internal RootSchema? FormerRoot;

    /// <summary>The plan for values of the earlier type.</summary>
    public PlanNode Former => Element!;

    /// <summary>Whether it is a pooled string, which becomes something else.</summary>
    internal bool IsPooled { get; private init; }

    /// <summary>The kind as the readers of converted values know it: a pooled string has that of extensions.</summary>
    internal WireKind Source => IsPooled ? WireKind.Extended : Kind;

    /// <summary>For values that are payloads within the payload in the writer's type: the way into them.</summary>
    internal PlanStep? Serialized;

    /// <summary>Of a custom codec's values: the version that wrote them.</summary>
    internal uint Version;

    /// <summary>Of an enum whose constants have other numbers in the payload: what these become.</summary>
    internal EnumNumbers? Numbers;

    /// <summary>The number of a union in the writer's schema; of another value that becomes a union, the ordinal of its case.</summary>
    internal uint Union;

    /// <summary>Of a union that is read into an object which is none: the object.</summary>
    internal CaseTarget? Target;

    /// <summary>Skips a null stated by the writer's value itself, if there is one.</summary>
    internal bool TakeNull(scoped ref MemFormatReader reader)
    {
        var code = Kind switch
        {
            WireKind.String => StringEncoding.Null,
            WireKind.Bytes or WireKind.List or WireKind.Map => CollectionHead.Null,
            _ => 0,
        };
        if (code == 0 || reader.Left == 0 || reader.Position != code)
            return false;
        reader.Take(1);
        return true;
    }

    internal static PlanNode Exact(WireKind kind) => s_exact[(int)kind];

    internal static PlanNode Converted(WireKind kind) => s_converted[(int)kind];

    private static PlanNode[] Scalars(bool isExact)
    {
        var nodes = new PlanNode[(int)WireKind.Bytes + 1];
        for (var kind = 0; kind < nodes.Length; kind++)
            nodes[kind] = new PlanNode((WireKind)kind, isExact);
        return nodes;
    }
}
