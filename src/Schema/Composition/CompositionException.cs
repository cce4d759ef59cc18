using System;

namespace MemFormat.Schema.Composition;

/// <summary>A root's schema cannot be composed from manifests: something is not there. The message says what.</summary>
internal sealed class CompositionException(string message) : Exception(message);
