namespace MemFormat.Schema.Composition;

/// <summary>A root's schema cannot be composed from manifests, because a part is missing. The message names it.</summary>
internal sealed class CompositionException(string message) : Exception(message);
