namespace MemFormat.Schemas;

/// <summary>What the root, or a case of a union, of a payload is read into.</summary>
/// <param name="Local">The own types.</param>
/// <param name="Slot">The own slot.</param>
/// <param name="IsOpened">Whether the object is opened by a plan in any case: it is no union here, and its codec knows of none.</param>
internal sealed record CaseTarget(LocalSchema Local, WriterSlot Slot, bool IsOpened);
