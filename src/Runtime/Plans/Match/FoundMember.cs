namespace MemFormat.Plans.Match;

/// <summary>An entry of a payload's extension data that is a member here.</summary>
/// <param name="Target">The member.</param>
/// <param name="Order">The order of its key.</param>
/// <param name="Start">The bytes left where the entry starts.</param>
/// <param name="Segments">The bytes left where the entry's descriptor starts.</param>
/// <param name="SegmentsLength">The bytes of the descriptor.</param>
/// <param name="Body">The bytes left where its value starts.</param>
/// <param name="End">The bytes left behind it.</param>
internal readonly record struct FoundMember(ExtensionTarget Target, ulong Order, nuint Start, nuint Segments, int SegmentsLength, nuint Body, nuint End);
