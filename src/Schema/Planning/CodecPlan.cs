using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Planning;

/// <summary>Every wire rule about one type. Emitters print it and decide nothing.</summary>
internal sealed record CodecPlan
{
    public required TypeShape Shape { get; init; }

    /// <summary>The members in the order in which the body holds them.</summary>
    public required EquatableArray<MemberPlan> Members { get; init; }

    /// <summary>How many bits of the flags are used.</summary>
    public required int FlagBits { get; init; }

    /// <summary>The bytes of the flags and the fixed block together.</summary>
    public required int BlockSize { get; init; }

    /// <summary>The most bytes of the optional scalars.</summary>
    public required int OptionalSize { get; init; }

    /// <summary>Whether values are copied as memory: a struct whose fields are its fixed members without padding.</summary>
    public required bool IsBlock { get; init; }

    /// <summary>Whether a value can contain another one of the same type, so that depth must be counted.</summary>
    public required bool IsRecursive { get; init; }

    /// <summary>The segment of the type with a numbered hole for each type that it refers to.</summary>
    public required EquatableArray<byte> Segment { get; init; }

    /// <summary>The types that fill the segment's holes, in order.</summary>
    public required EquatableArray<TypeRef> Dependencies { get; init; }

    /// <summary>The bytes that an instance takes in memory, about.</summary>
    public required int InstanceSize { get; init; }

    public int FlagBytes => (FlagBits + 7) / 8;

    /// <summary>Whether the body says nothing, and so one 0 byte.</summary>
    public bool IsEmpty => Members.Count == 0;
}
