namespace MemFormat.Wire;

/// <summary>The number that begins a segment: the count of members, and three flags below it.</summary>
internal readonly struct SegmentHead(uint value)
{
    /// <summary>The flags, and the count above them.</summary>
    public const int NamedKeys = 1, HasContractHash = 2, HasBasePart = 4, CountShift = 3;

    /// <summary>The only member of an entry of extension data has an id, or a name: the whole head.</summary>
    public const byte OneNumbered = 1 << CountShift, OneNamed = OneNumbered | NamedKeys;

    public SegmentHead(int members, bool isNamed, bool hasContract, bool hasBase)
        : this((uint)members << CountShift | (isNamed ? NamedKeys : 0u) | (hasContract ? HasContractHash : 0u) | (hasBase ? HasBasePart : 0u))
    {
    }

    public uint Value => value;

    public uint Members => value >> CountShift;

    /// <summary>Whether the keys are hashes of names, else they are ids.</summary>
    public bool IsNamed => (value & NamedKeys) != 0;

    /// <summary>Whether four bytes of a contract follow.</summary>
    public bool HasContract => (value & HasContractHash) != 0;

    /// <summary>Whether the number of the base part's type follows.</summary>
    public bool HasBase => (value & HasBasePart) != 0;
}
