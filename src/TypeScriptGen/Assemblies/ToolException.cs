namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>An error in the user's input, in words for the user.</summary>
internal class ToolException(string message, Exception? inner = null) : Exception(message, inner)
{
    /// <summary>Lines below the message.</summary>
    public IReadOnlyList<string> Lines { get; init; } = [];
}
