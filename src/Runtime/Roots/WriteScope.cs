using MemFormat.Schemas;

namespace MemFormat.Roots;

/// <summary>What the write of one payload remembers from value to value: made only when the root's schema asks for it.</summary>
internal sealed class WriteScope(RootSchema root, MemFormatHeader header)
{
    /// <summary>The schema that is written.</summary>
    public RootSchema Root { get; } = root;

    /// <summary>The header of the payload.</summary>
    public MemFormatHeader Header { get; } = header;
}
