namespace MemFormat.Io;

/// <summary>State of one read. The reader carries it; higher rooms know its contents.</summary>
internal abstract class ReadState;
