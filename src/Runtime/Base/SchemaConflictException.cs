namespace MemFormat.Base;

/// <summary>Two schemas have the same fingerprint. The payload did not cause it.</summary>
internal sealed class SchemaConflictException(string message) : InvalidOperationException(message);
