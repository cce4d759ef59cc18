namespace MemFormat.Schemas;

/// <summary>The target of a payload's root or union case.</summary>
/// <param name="Local">The reader's types.</param>
/// <param name="Slot">The reader's slot.</param>
/// <param name="IsOpened">
/// Whether a plan always opens the object: the reader's type is not a union, and its codec knows of none.
/// </param>
internal sealed record CaseTarget(LocalSchema Local, WriterSlot Slot, bool IsOpened);
