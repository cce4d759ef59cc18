namespace MemFormat;

/// <summary>State of a higher room in the options: a session, or the remaining allowance of decompression.</summary>
internal interface IOptionsState;
