namespace MemFormat.Schemas;

/// <summary>A case of a union that this program does not have, with values that are kept. One for all of them in a payload.</summary>
/// <param name="origin">The payload.</param>
/// <param name="union">The union: values are written back to no other one.</param>
/// <param name="tag">The number of the case.</param>
/// <param name="found">The payload's definition.</param>
internal sealed class KeptCase(KeptOrigin origin, object union, ulong tag, WriterCase found)
{
    /// <summary>What a value takes beside its bytes: its extension data, the header of an array, and an object of the user's type.</summary>
    public const int ValueSize = 96;

    public readonly KeptOrigin Origin = origin;

    public readonly object Union = union;

    public readonly ulong Tag = tag;

    public readonly WriterCase Found = found;

    /// <summary>
    /// Whether writers go through the values: they hold further ones of unions, whose heads have no definitions, or pooled strings, whose
    /// numbers are the value's own.
    /// </summary>
    public bool IsWalked;

    /// <summary>Whether equal bytes are equal values of both.</summary>
    public static bool AreSame(KeptCase? left, KeptCase? right) => ReferenceEquals(left, right)
        || (left is not null && right is not null && ReferenceEquals(left.Union, right.Union) && left.Tag == right.Tag
            && left.Found.Definition.AsSpan().SequenceEqual(right.Found.Definition) && KeptOrigin.AreSame(left.Origin, right.Origin));
}
