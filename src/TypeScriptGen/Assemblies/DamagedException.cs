namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>An error in the data of a file. Another command line mends other errors.</summary>
internal sealed class DamagedException(string message, Exception? inner = null) : ToolException(message, inner);
