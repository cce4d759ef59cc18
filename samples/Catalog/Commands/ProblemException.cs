namespace ApiCatalog.Commands;

/// <summary>What the user asked for cannot be done, with a file that cannot be used, say. The message is for the user.</summary>
internal sealed class ProblemException(string message, Exception? inner = null) : Exception(message, inner);
