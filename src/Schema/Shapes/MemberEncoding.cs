namespace MemFormat.Schema.Shapes;

/// <summary>How a member's values are written: the values of <c>MemEncoding</c>.</summary>
[Flags]
internal enum MemberEncoding
{
    /// <summary>Numbers take the size of their type, strings are in full.</summary>
    Fixed = 1,

    /// <summary>Numbers take as few bytes as they need.</summary>
    Compact = 2,

    /// <summary>Strings that were there before are numbers.</summary>
    Pooled = 4,
}
