namespace MemFormat.Tool.Measuring;

/// <summary>A string in a body, in full or as the number of an earlier one.</summary>
/// <param name="Start">Where it begins.</param>
/// <param name="End">Where it ends.</param>
/// <param name="Text">The string.</param>
/// <param name="IsPooled">Whether it may be a number.</param>
/// <param name="Node">Where its bytes are counted.</param>
internal readonly record struct TextPlace(int Start, int End, string Text, bool IsPooled, SizeNode Node);
