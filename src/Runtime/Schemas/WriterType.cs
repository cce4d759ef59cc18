namespace MemFormat.Schemas;

/// <summary>A type of a writer's schema: its members in the body's order, and the layout that follows from them.</summary>
internal sealed class WriterType(int number, bool isNamed, uint? contract, int basePart, WriterMember[] members)
{
    public readonly int Number = number;

    /// <summary>The schema that lists the type and all types it reaches.</summary>
    public WriterSchema Schema = null!;

    public readonly bool IsNamed = isNamed;

    /// <summary>The contract's hash, or null.</summary>
    public readonly uint? Contract = contract;

    /// <summary>The number of the base part's type, or -1.</summary>
    public readonly int Base = basePart;

    public readonly WriterMember[] Members = members;

    /// <summary>Of an enum: its constants; else null, and of an enum without constants.</summary>
    public WriterEnum? Enum;

    /// <summary>The number of the member for data unknown to the writer itself, or -1.</summary>
    public int ExtensionMember => Members.Length > 0 && Members[^1].Slot.IsExtensionData ? Members.Length - 1 : -1;

    public int FlagBits;

    /// <summary>The bytes of the flags; of an empty part its one zero byte.</summary>
    public int FlagBytes;

    /// <summary>The bytes of flags and fixed block.</summary>
    public int HeadSize;

    /// <summary>The bits of the last flag byte that no member owns.</summary>
    public byte PaddingMask;

    /// <summary>Whether an absent member has further bits, which must be 0.</summary>
    public bool HasGuardedBits;

    /// <summary>The bytes of a body that is nothing but a fixed block, else 0.</summary>
    public int BlockSize;

    /// <summary>The kind of all numbers of such a body, if they can lie in the digits of a compact list; else a bool.</summary>
    public WireKind NumberKind;

    /// <summary>How many such numbers a body has.</summary>
    public int Numbers => BlockSize / WireKinds.FixedSize(NumberKind);

    /// <summary>Flags and fixed block as readers take them.</summary>
    public PartHead Head = null!;

    /// <summary>The least bytes of a body, base part included.</summary>
    public ulong MinSize;

    /// <summary>Whether a value of the type can contain another one.</summary>
    public bool IsRecursive;

    /// <summary>The <see cref="SortedKeys"/> of a type that is the base of others.</summary>
    public uint[]? BaseKeys;

    /// <summary>The keys of the members in their order.</summary>
    public uint[] SortedKeys()
    {
        var keys = new uint[Members.Length];
        for (var i = 0; i < keys.Length; i++)
            keys[i] = Members[i].Key;
        Array.Sort(keys);
        return keys;
    }

    /// <summary>Whether another list of types may have this one as that type. Types of its members are not compared.</summary>
    public bool IsLike(WriterType other) => ReferenceEquals(this, other)
        || (IsNamed == other.IsNamed && Contract == other.Contract && (Base < 0) == (other.Base < 0) && HasLike(other.Members));

    private bool HasLike(WriterMember[] others)
    {
        for (var i = 0; i < Members.Length && i < others.Length; i++)
        {
            if (Members[i].Key != others[i].Key || Members[i].Kind != others[i].Kind || Members[i].Place != others[i].Place)
                return false;
        }

        return Members.Length == others.Length;
    }

    /// <summary>Lays the members out. The types of members in the fixed block are laid out already.</summary>
    public void LayOut(ReadOnlySpan<WriterType> types)
    {
        // Keeps every offset an int, whatever a hostile schema nests.
        const int MaxHeadSize = 1 << 24;
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
        NumberKind = BlockSize is > 0 and <= CompactList.MostStructSize ? KindOfNumbers(types) : WireKind.Bool;
        Head = new PartHead(this);
    }

    private WireKind KindOfNumbers(ReadOnlySpan<WriterType> types)
    {
        var common = NumberKindOf(Members[0], types);
        foreach (var member in Members)
        {
            if (NumberKindOf(member, types) != common)
                return WireKind.Bool;
        }

        return WireKinds.CanBeCompactElement(common) ? common : WireKind.Bool;
    }

    private static WireKind NumberKindOf(WriterMember member, ReadOnlySpan<WriterType> types) =>
        member.Kind == WireKind.Object ? types[member.Slot.Type].NumberKind : member.Kind;
}
