namespace MemFormat.Files.Blocks;

/// <summary>What a block holds.</summary>
internal enum BlockKind : byte
{
    /// <summary>A schema, as an inline header has it. Blocks name it by its number, from 1 on.</summary>
    Schema = 1,

    /// <summary>Values: of each the length plus 1 and its body, or 0 for null.</summary>
    Values = 2,

    /// <summary>Where the other blocks are. At the end of the file only.</summary>
    Index = 3,
}
