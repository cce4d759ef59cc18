namespace MemFormat.Schemas.Compose;

/// <summary>How definitions of one payload are written to another one.</summary>
/// <param name="root">The schema of that one; null if the definitions stay as they are.</param>
/// <param name="shift">What the numbers of unions grow by.</param>
internal sealed class KeptNumbers(RootSchema? root, uint shift)
{
    private readonly Dictionary<WriterCase, byte[]> _definitions = [];

    /// <summary>The number of a union.</summary>
    public uint Of(uint union) => union + shift;

    /// <summary>The definition of a case.</summary>
    public byte[] Definition(WriterCase found)
    {
        if (root is null)
            return found.Definition;
        if (!_definitions.TryGetValue(found, out var moved))
            _definitions.Add(found, moved = SegmentCopier.Move(found, root.Own.Types.Length, shift));
        return moved;
    }
}
