namespace ApiCatalog.Commands;

/// <summary>A file that the user named cannot be used. The message is for the user.</summary>
internal sealed class FileProblemException(string message, Exception? inner = null) : Exception(message, inner);
