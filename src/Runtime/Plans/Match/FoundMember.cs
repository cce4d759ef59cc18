namespace MemFormat.Plans.Match;

/// <summary>An entry of a payload's extension data that is a member here.</summary>
/// <param name="Target">The member.</param>
/// <param name="Order">The order of its key.</param>
/// <param name="Start">The bytes left at the start of the entry.</param>
/// <param name="Segments">The bytes left at the start of the entry's descriptor.</param>
/// <param name="SegmentsLength">The bytes of the descriptor.</param>
/// <param name="Body">The bytes left at the start of its value.</param>
/// <param name="End">The bytes left after it.</param>
internal readonly record struct FoundMember(ExtensionTarget Target, ulong Order, nuint Start, nuint Segments, int SegmentsLength, nuint Body, nuint End);
