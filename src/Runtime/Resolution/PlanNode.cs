using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Resolution;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>
/// How the values of one slot of a payload's schema are read into one of the reader's own. Built once per pair of schemas,
/// immutable afterwards, shared by all threads. Only generated code uses it.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class PlanNode
{
    private static readonly PlanNode[] s_exact = Scalars(isExact: true);
    private static readonly PlanNode[] s_converted = Scalars(isExact: false);

    internal PlanNode(WireKind kind, bool isExact)
    {
        Kind = kind;
        IsExact = isExact;
        MinSize = (ulong)Math.Max(WireKinds.FixedSize(kind), 1);
    }

    /// <summary>Whether the bytes are what the own type's straight-line code reads.</summary>
    public bool IsExact
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get;
        internal set;
    }

    /// <summary>The plan of a root whose schema is the reader's own.</summary>
    internal static PlanNode ExactRoot { get; } = new(WireKind.Object, isExact: true);

    /// <summary>The writer's kind, also of a value that becomes a list of one.</summary>
    internal WireKind Kind { get; }

    /// <summary>The least bytes of one value that is there.</summary>
    internal ulong MinSize { get; init; }

    /// <summary>The keys of a map.</summary>
    internal PlanNode? Key { get; set; }

    /// <summary>The least bytes of one key.</summary>
    internal ulong MinKeySize { get; set; }

    /// <summary>The least bytes of one element, or of one value of a map, that is there.</summary>
    internal ulong MinElementSize { get; init; }

    /// <summary>The elements of a list, the values of a map, the value that is wrapped into a list.</summary>
    internal PlanNode? Element { get; set; }

    /// <summary>Where the writer put elements or values.</summary>
    internal WirePlace ElementPlace { get; init; }

    /// <summary>Whether the writer's value becomes a list of one.</summary>
    internal bool IsWrap { get; init; }

    /// <summary>
    /// Of an object, per member of the local type: its place in the block, for a bit the bit's number, or -1. Null for other
    /// values, for exact ones and while the plan is built.
    /// </summary>
    internal int[]? Offsets { get; set; }

    /// <summary>Everything else of an object, in the body's order. The first one is never run: it stands before the start.</summary>
    internal PlanOp[]? Ops { get; set; }

    /// <summary>The part that comes first in an object's body.</summary>
    internal PlanPart Head { get; set; } = null!;

    /// <summary>What an instance costs.</summary>
    internal int InstanceSize { get; set; }

    /// <summary>Why values of the writer's type cannot be read; thrown at the first one.</summary>
    internal PlanError? Error { get; set; }

    /// <summary>The whole plan, of its root.</summary>
    internal ResolvedPlan? Owner { get; set; }

    /// <summary>Starts an object whose shape differs.</summary>
    /// <param name="reader">At the object's first byte.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectPlan Open(scoped ref MemFormatReader reader) => new(this, ref reader);

    /// <summary>Starts a list or a map whose shape differs, or a value that becomes a list of one.</summary>
    /// <param name="reader">At the first byte.</param>
    /// <param name="elementSize">The bytes that an element takes in the collection that is built.</param>
    public PlanElements OpenElements(scoped ref MemFormatReader reader, int elementSize) => new(this, ref reader, elementSize);

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
