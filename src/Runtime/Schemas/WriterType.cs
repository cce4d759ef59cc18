using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>A type of a writer's schema: its members in the body's order, and the layout that follows from them.</summary>
internal sealed class WriterType
{
    public required int Number { get; init; }

    /// <summary>The schema that lists the type and all types it reaches.</summary>
    public WriterSchema Schema { get; set; } = null!;

    public required bool IsNamed { get; init; }

    /// <summary>The contract's hash, or null.</summary>
    public required uint? Contract { get; init; }

    /// <summary>The number of the base part's type, or -1.</summary>
    public required int Base { get; init; }

    public required WriterMember[] Members { get; init; }

    /// <summary>The number of the member for data unknown to the writer itself, or -1.</summary>
    public int ExtensionMember => Members.Length > 0 && Members[^1].Slot.IsExtensionData ? Members.Length - 1 : -1;

    public int FlagBits { get; private set; }

    /// <summary>The bytes of the flags; of an empty part its one zero byte.</summary>
    public int FlagBytes { get; private set; }

    /// <summary>The bytes of flags and fixed block.</summary>
    public int HeadSize { get; private set; }

    /// <summary>The bits of the last flag byte that no member owns.</summary>
    public byte PaddingMask { get; private set; }

    /// <summary>Whether an absent member has further bits, which must be 0.</summary>
    public bool HasGuardedBits { get; private set; }

    /// <summary>The bytes of a body that is nothing but a fixed block, else 0.</summary>
    public int BlockSize { get; private set; }

    /// <summary>Flags and fixed block as readers take them.</summary>
    public PartHead Head { get; private set; } = null!;

    /// <summary>The least bytes of a body, base part included.</summary>
    public ulong MinSize { get; set; }

    /// <summary>Whether a value of the type can contain another one.</summary>
    public bool IsRecursive { get; set; }

    /// <summary>Whether another list of types may have this one as that type. Types of its members are not compared.</summary>
    public bool IsLike(WriterType other) => ReferenceEquals(this, other)
        || (IsNamed == other.IsNamed && Contract == other.Contract && (Base < 0) == (other.Base < 0) && Members.AsSpan().SequenceEqual(other.Members, s_memberComparer));

    private static readonly IEqualityComparer<WriterMember> s_memberComparer =
        EqualityComparer<WriterMember>.Create(static (a, b) => a!.Key == b!.Key && a.Kind == b.Kind && a.Place == b.Place);

    /// <summary>Lays the members out. The types of members in the fixed block are laid out already.</summary>
    public void LayOut(ReadOnlySpan<WriterType> types)
    {
        var allFixed = Members.Length > 0 && Base < 0;
        foreach (var member in Members)
        {
            member.FlagBit = FlagBits;
            FlagBits += WirePlaces.FlagBits(member.Place);
            HasGuardedBits |= member.Place is WirePlace.BitOptional or WirePlace.CompactOptional;
            allFixed &= member.Place == WirePlace.Fixed;
        }

        FlagBytes = (FlagBits + 7) >> 3;
        PaddingMask = (byte)(0xFF << ((FlagBits - 1) & 7) << 1);
        if (Members.Length == 0)
            (FlagBytes, PaddingMask) = (1, 0xFF);

        long at = FlagBytes;
        foreach (var member in Members)
        {
            member.Size = member.Kind == WireKind.Object && member.Place == WirePlace.Fixed
                ? types[member.Slot.Type].BlockSize
                : WireKinds.FixedSize(member.Kind);
            if (member.Place != WirePlace.Fixed)
                continue;
            if (member.Size == 0)
                throw new MemFormatException(MemFormatError.InvalidData, "The schema has a value of variable size in a fixed block.");
            member.Offset = (int)at;
            at += member.Size;
            if (at > MaxHeadSize)
                throw new MemFormatException(MemFormatError.LimitExceeded, "A fixed block of the schema is too large.");
        }

        HeadSize = (int)at;
        BlockSize = allFixed ? HeadSize : 0;
        Head = new PartHead(this);
    }

    /// <summary>Keeps every offset an int, whatever a hostile schema nests.</summary>
    private const int MaxHeadSize = 1 << 24;
}
