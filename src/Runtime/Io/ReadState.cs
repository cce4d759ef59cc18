namespace MemFormat.Io;

/// <summary>What one read remembers from value to value. The reader carries it; rooms above know what is in it.</summary>
internal abstract class ReadState;
