namespace MemFormat.Tools.Assemblies;

/// <summary>What is wrong with what a user gave, in words for him.</summary>
internal sealed class ToolException(string message, Exception? inner = null) : Exception(message, inner);
