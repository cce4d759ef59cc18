namespace MemFormat.Tools.Assemblies;

/// <summary>An error in the data of a file, whoever reads it; other errors are mended by another command line.</summary>
internal sealed class DamagedException(string message, Exception? inner = null) : ToolException(message, inner);
