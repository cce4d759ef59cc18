using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>Every wire rule about one type. Emitters print it and decide nothing.</summary>
internal sealed record CodecPlan
{
    public required TypeShape Shape { get; init; }

    /// <summary>How instances come of the members that a read decodes.</summary>
    public required ConstructionPlan Construction { get; init; }

    /// <summary>The members in the order of their keys; in that of memory where values are copied as such.</summary>
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

    /// <summary>The segment of the type with a numbered placeholder for each type that it refers to.</summary>
    public required EquatableArray<byte> Segment { get; init; }

    /// <summary>The types that fill the segment's placeholders, in order.</summary>
    public required EquatableArray<TypeRef> Dependencies { get; init; }

    /// <summary>The least bytes of a body, besides those of <see cref="MinSizeOf"/>.</summary>
    public required int MinSize { get; init; }

    /// <summary>The types whose values are always in the body. Only their codecs know their least bytes.</summary>
    public required EquatableArray<TypeRef> MinSizeOf { get; init; }

    /// <summary>The bytes that an instance takes in memory, about, besides those of <see cref="InstanceSizeOf"/>.</summary>
    public required int InstanceSize { get; init; }

    /// <summary>Structs in an instance that may be of any size, and may be another assembly's: the compiler of the machine knows.</summary>
    public required EquatableArray<TypeRef> InstanceSizeOf { get; init; }

    /// <summary>The members whose values lie in flags and fixed block.</summary>
    public IEnumerable<MemberPlan> InBlock => Members.Where(m => m.Place is WirePlace.Fixed or WirePlace.Bit or WirePlace.BitOptional);

    /// <summary>The members whose values follow the block when they are there.</summary>
    public IEnumerable<MemberPlan> OptionalScalars => Members.Where(m => m.IsOptionalScalar);

    /// <summary>The members whose values come last.</summary>
    public IEnumerable<MemberPlan> Rest => Members.Where(m => m.IsRest);

    /// <summary>The members that the payload of another shape has one after another, in the body's order, unless they lie elsewhere there.</summary>
    public IEnumerable<MemberPlan> InTurn => InBlock.Concat(OptionalScalars).Concat(Rest).Where(m => !m.IsDirect);

    /// <summary>The members that the payload of another shape has in its block, unless they lie elsewhere there.</summary>
    public IEnumerable<MemberPlan> Direct => Members.Where(m => m.IsDirect);

    /// <summary>Whether some values take as many bytes as they need, so that where they lie shows as they are read.</summary>
    public bool HasCompact => Members.Any(m => m.Place is WirePlace.Compact or WirePlace.CompactOptional);

    public int FlagBytes => (FlagBits + 7) / 8;

    /// <summary>Whether the body says nothing, and so one 0 byte.</summary>
    public bool IsEmpty => Members.Count == 0;
}
