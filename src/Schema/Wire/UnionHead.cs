namespace MemFormat.Wire;

/// <summary>The number that begins a value of a union: the tag of its case, and a flag below it.</summary>
internal static class UnionHead
{
    /// <summary>The definition of the case follows: its first value in a payload.</summary>
    public const int Defines = 1;

    public const int TagShift = 1;
}
