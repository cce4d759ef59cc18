namespace ApiCatalog.Commands;

/// <summary>The request cannot be done, for example because a file is unusable. The message is for the user.</summary>
internal sealed class ProblemException(string message, Exception? inner = null) : Exception(message, inner);
