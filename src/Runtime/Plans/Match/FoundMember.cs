using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>An entry of a payload's extension data that is a member here.</summary>
internal readonly struct FoundMember(
    ExtensionTarget target,
    ulong order,
    nuint start,
    nuint segments,
    int segmentsLength,
    nuint frame,
    nuint body,
    nuint end,
    KeptObject[] links)
{
    /// <summary>The member.</summary>
    public readonly ExtensionTarget Target = target;

    /// <summary>The order of its key.</summary>
    public readonly ulong Order = order;

    /// <summary>The bytes left where the entry starts.</summary>
    public readonly nuint Start = start;

    /// <summary>The bytes left where the entry's descriptor starts.</summary>
    public readonly nuint Segments = segments;

    /// <summary>The bytes of the descriptor.</summary>
    public readonly int SegmentsLength = segmentsLength;

    /// <summary>The bytes left where the frame of its value starts.</summary>
    public readonly nuint Frame = frame;

    /// <summary>The bytes left where its value starts.</summary>
    public readonly nuint Body = body;

    /// <summary>The bytes left behind it.</summary>
    public readonly nuint End = end;

    /// <summary>The objects that it refers to.</summary>
    public readonly KeptObject[] Links = links;
}
