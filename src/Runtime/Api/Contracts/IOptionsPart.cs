namespace MemFormat;

/// <summary>What a room above keeps with options: a session, the memory that decompression may still take.</summary>
internal interface IOptionsPart;
