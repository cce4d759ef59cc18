namespace MemFormat.Wire;

/// <summary>A segment of a root's descriptor, and the facts seen while it was made.</summary>
internal sealed class FilledSegment(byte[] bytes, bool isNamed, int basePart, FilledMember[] members)
{
    public readonly byte[] Bytes = bytes;

    /// <summary>Whether the keys are hashes of names, else they are ids.</summary>
    public readonly bool IsNamed = isNamed;

    /// <summary>The number of the base part's type, or −1.</summary>
    public readonly int Base = basePart;

    public readonly FilledMember[] Members = members;
}

/// <summary>A member of a segment that was filled.</summary>
internal readonly struct FilledMember(uint key, int slot, bool canBeNull)
{
    /// <summary>The id, or the hash of the name.</summary>
    public readonly uint Key = key;

    /// <summary>Where its slot begins in the segment.</summary>
    public readonly int Slot = slot;

    /// <summary>For a placeholder: whether its values can be null.</summary>
    public readonly bool CanBeNull = canBeNull;
}
