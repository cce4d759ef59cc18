namespace MemFormat.Schemas;

/// <summary>What the root, or a case of a union, of a payload is read into.</summary>
internal sealed class CaseTarget(ReaderSchema local, WriterSlot slot, bool isOpened)
{
    /// <summary>The own types.</summary>
    public readonly ReaderSchema Reader = local;

    /// <summary>The own slot.</summary>
    public readonly WriterSlot Slot = slot;

    /// <summary>Whether the object is opened by a plan in any case: it is no union here, and its codec knows of none.</summary>
    public readonly bool IsOpened = isOpened;
}
